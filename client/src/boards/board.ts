/**
 * What the shell and a board have to do with each other.
 *
 * A board is a folder `boards/<game>/` whose `index.ts` exports a `BoardModule` as default.  It holds
 * no rules: it shows a state, offers legal actions with the game's guide, and asks for actions.
 *
 *   server --> table/known --> table/showing --> Board      state, moment, actions, guide
 *   server <-- act, undo                     <-- Board
 *   action bar, live region                  <-- Board      bar.say, say
 */

import type { Component, Snippet } from 'svelte';
import type { Against } from '../engine/rules';
import type { IconName } from '../look/icons';
import type { Tone } from '../sound';
import type { GameExposure, GameName, Games } from '../generated/games';
import type { Choice } from '../table/moment';
import type { Score } from '../generated/messages';
import type { LoadCatalog } from '../words/words.svelte';
import type { Fold } from '../table/lines';
import type { Bar } from './bar.svelte';
import type {
  BesideProps,
  Danger,
  FirstPlayer,
  KeepsakesProps,
  KitProps,
  PictureProps,
  Prospect,
  StudyProps,
  TallyProps,
} from './beside';
import type { ByNumbers } from './by-numbers';
import type { Cell, Named } from './named';
import type { Shown } from './shown';

export type { BoardMoment, BoardSeat, Shown } from './shown';

/** One number of a seat's score, as players' cards and the standings show it. */
export interface Count {
  readonly sign: IconName;
  /** In a few figures. */
  readonly text: string;
  /** In words. */
  readonly words: string;
  /** Something is lost: told apart, and left out where there is little room and nothing of it. */
  readonly isLoss?: boolean;
}

/** What would come of some actions: the state that the seat would see, or why not. */
export interface BoardPreview<Of extends GameName> {
  readonly state: Games[Of]['state'] | null;
  /** Why one of them is refused; nothing: none is. */
  readonly against: Against<Of> | null;
}

/** What a board is given.  Props change as the match goes on; the component stays. */
export interface BoardProps<Of extends GameName = GameName> extends Shown<Games[Of]['state']> {
  /** What one may do now; nothing in a replay, when stepping back, or while moments are shown. */
  readonly actions: readonly Choice[];
  readonly canUndo: boolean;
  /** What `Game.guide` says of exactly this state; nothing where nothing is to be chosen. */
  readonly guide: Games[Of]['guide'] | undefined;
  /**
   * What `Game.outlook` says of it, after the actions that are imagined; null if the table does
   * without.
   */
  readonly outlook?: Games[Of]['outlook'] | null;
  /** The actions in mind after which `outlook` is: those that were imagined last. */
  readonly foreseen?: readonly number[];
  /** Have actions in mind that are not taken yet; none: see everything as it is. */
  readonly imagine?: (actions: readonly number[]) => void;
  /** The part of each kind of what was put together before the match. */
  readonly look?: Readonly<Record<string, number>>;
  /** Put something of that together otherwise, where one may. */
  readonly dress?: KitProps['dress'] | undefined;
  /** False in a replay and when stepping back: nothing can be done then. */
  readonly isLive: boolean;
  /** Only a small picture: the board alone, with nothing around it. */
  readonly isSmall?: boolean;
  /** Two corners of the part that is shown of a small board; nothing: all of it. */
  readonly part?: readonly Cell[] | undefined;
  /** False: what is chosen is played at once, if it is clear what is meant. */
  readonly confirms?: boolean;
  /** A small picture that lies as the board of the page does, which it stands beside. */
  readonly isLikeBoard?: boolean;
  /** Factor for the length of animations; 0: change at once. */
  readonly pace: number;
  /** The same for pictures that follow one another where nothing moves; nothing: as the pace. */
  readonly tempo?: number;
  /** The bar that says in words what is asked of me, with buttons. */
  readonly bar: Bar;
  /** Take actions in a row, all or none, by number or text; the shell says why if it cannot be. */
  readonly act: (actions: readonly number[], refused?: () => void) => void;
  /** What is pointed at elsewhere and lights up; a board that knows of no such thing is spared. */
  readonly named?: Named | undefined;
  /** A cell is asked for, not a move: tell which one is tapped, or chosen by keys. */
  readonly pick?: ((cell: Cell) => void) | undefined;
  /** What would come of some actions in a row, without taking them. */
  readonly preview?: (actions: readonly number[]) => BoardPreview<Of>;
  /** Ask from where something is seen, where that may be told. */
  readonly askExposure?: AskExposure<Games[Of]['exposure']> | undefined;
  /** Whether the match is over, so that nothing of it is secret any more. */
  readonly isOver?: boolean;
  /** Let what plays by itself stand still. */
  readonly pause?: () => void;
  /** What was seen at another moment, as far as it is known. */
  readonly glimpse?: (at: number) => Shown<Games[Of]['state']> | undefined;
  /** What is shown stays until `goOn`, and everything else steps back. */
  readonly isHeld?: boolean;
  /** Say that a moment which stays has been shown: now it may be told elsewhere. */
  readonly hasShown?: () => void;
  /** End what is shown now, and show what comes next at once. */
  readonly goOn?: () => void;
  /** Take back the last action of the unfinished turn, or some of them, and take others instead. */
  readonly undo: (count?: number, instead?: readonly number[]) => void;
  /** Say something to those who listen rather than look. */
  readonly say: (words: string) => void;
  /** Have tools shown beside the board; without it the board finds a place for them itself. */
  readonly placeTools?: ((tools: Snippet | undefined) => void) | undefined;
}

/** Something that changes from now on, to be said large. */
export interface Announcement {
  readonly title: string;
  readonly words: string;
}

/** Ask from where something would be seen at a place, in the board's own units. */
export type AskExposure<Exposure = GameExposure> = (asked: {
  readonly thing: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly way: number;
}) => Promise<Exposure | null>;

/** What a key does; several keys are pressed one or another, not together. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly words: string;
}

export interface BoardModule<Of extends GameName> {
  readonly Board: Component<BoardProps<Of>>;
  /** Where players put something together before the match, if the game has a kit. */
  readonly Kit?: Component<KitProps>;
  /** The board's words; the folder's name in `wordsOf` is the game's. */
  readonly words: LoadCatalog;
  /** The whole position in words, for those who do not see the board. */
  describe(shown: Shown<Games[Of]['state']>): string;
  /** What a picture of the board shows, in a sentence or two; else the first line of `describe`. */
  picture?(shown: Shown<Games[Of]['state']>): string;
  /** A turning point as a square picture, where that is not the board in small. */
  readonly Picture?: Component<PictureProps<Games[Of]['state']>>;
  /** Pictures to keep of a finished match, to save and to share. */
  readonly Keepsakes?: Component<KeepsakesProps<Games[Of]['state']>>;
  /** What belongs to a seat and is shown beside its player: cards, a die. */
  readonly Beside?: Component<BesideProps<Games[Of]['state']>>;
  /** Who has the stone of who begins; nothing: nobody yet, or no more. */
  firstPlayer?(state: Games[Of]['state']): FirstPlayer | undefined;
  /** What a seat has reached, thing by thing: in the standings, and all along in a replay. */
  readonly Tally?: Component<TallyProps<Games[Of]['state']>>;
  /** What was done and why, in words: for the move list and the live region. */
  tell(shown: Shown<Games[Of]['state']>): string;
  /** A legal action in words, for the list that is the alternative to the board. */
  choice(choice: Choice, shown: Shown<Games[Of]['state']>): string;
  /** What may be said by numbers, where the list names only some of many places. */
  elsewhere?(shown: Shown<Games[Of]['state']>, actions: readonly Choice[]): readonly ByNumbers[];
  /** Why an action is refused, in words; nothing: the rules do not say. */
  refuses(against: Against<Of>, shown: Shown<Games[Of]['state']>): string;
  /** What a cell is called. */
  readonly cellName?: (cell: Cell) => string;
  /** What is asked of this seat, or what is waited for, in one sentence. */
  asks(shown: Shown<Games[Of]['state']>, actions: readonly Choice[]): string;
  /** How long a moment is shown before the next one, in milliseconds at pace 1. */
  duration(shown: Shown<Games[Of]['state']>): number;
  /** How long a moment stands where nothing moves, if it is worth a picture of its own. */
  standing?(shown: Shown<Games[Of]['state']>): number;
  /** Whether the words about a moment are worth reading while others follow; else those before stay. */
  isCaption?(shown: Shown<Games[Of]['state']>): boolean;
  /** Whether a moment stays until it is left, and is told only when the board has shown it. */
  stays?(shown: Shown<Games[Of]['state']>): boolean;
  /** The round of a state: the scrubber marks where it changes. */
  round(state: Games[Of]['state']): number;
  /** What a seat has reached; a game in which seats reach nothing by themselves says nothing. */
  counts?(score: Score, seat: number): readonly Count[];
  /** What a line of the move list says, shown at its last moment; else it tells of its first. */
  sum?(shown: Shown<Games[Of]['state']>): string;
  /** What a moment took off the board, if it took just one thing: a turning point names it. */
  victim?(shown: Shown<Games[Of]['state']>): string | undefined;
  /** An earlier moment as it may be looked up now, in a match by memory that still runs. */
  readonly recalled?: (
    shown: Shown<Games[Of]['state']>,
    now: Games[Of]['state'],
  ) => Shown<Games[Of]['state']>;
  /** How a moment sounds that is shown at some pace; nothing: as moments of other games do. */
  sounds?(shown: Shown<Games[Of]['state']>, pace: number): readonly Tone[];
  /** What changes with a moment, to be said large once it has been shown. */
  announces?(shown: Shown<Games[Of]['state']>): Announcement | undefined;
  /** What keys do at the board, for the list of all keys. */
  readonly shortcuts?: () => readonly Shortcut[];
  /** Whether one may choose to play without confirming. */
  readonly maySkipConfirm?: boolean;
  /** Whether what it tells of the last moment says who has won. */
  readonly tellsEnd?: boolean;
  /** Whether a moment stands in the move list by itself; others belong to the one before. */
  isHeading(shown: Shown<Games[Of]['state']>): boolean;
  /** Whether a moment is part of something longer that stands in the list as one line. */
  fold?(shown: Shown<Games[Of]['state']>): Fold;
  /** What such a line says, of so many of its moments as have been shown. */
  sumFold?(moments: readonly Shown<Games[Of]['state']>[]): string;
  /** Why something of one's own was lost in some moments, where the board can tell. */
  because?(moments: readonly Shown<Games[Of]['state']>[]): string;
  /** What the words about a moment name, to light it up. */
  named?(shown: Shown<Games[Of]['state']>): Named;
  /** How something is moved in a moment, from cell to cell; a single cell: it is put or taken there. */
  path?(shown: Shown<Games[Of]['state']>): readonly Cell[];
  /** What a whole turn does, where its moments do not say it one by one. */
  turnWords?(moments: readonly Shown<Games[Of]['state']>[]): string | undefined;
  /** Which pieces chance may take next, as a turn leaves them; asked of matches that are over. */
  dangers?(prospect: Prospect<Of>): Promise<readonly Danger[]> | readonly Danger[];
  /** What an analysis of the game tells beside what bots think. */
  readonly Study?: Component<StudyProps<Games[Of]['state']>>;
  /** What the words of a line name that holds so many moments. */
  namedByFold?(moments: readonly Shown<Games[Of]['state']>[]): Named;
  /** The number of the rule on which something that was told rests, if it needs one. */
  cites?(shown: Shown<Games[Of]['state']>): string | undefined;
  /** The number of the rule that explains a line of the move list, where it may need explaining. */
  restsOn?(shown: Shown<Games[Of]['state']>): string | undefined;
  /** Where north is on the screen, in words, if it is not at the top. */
  readonly bearings?: () => string;
  /** Whether the board of the page stands upright. */
  readonly isUpright?: () => boolean;
  /** What a rule is about on this board now, by its number. */
  namedByRule?(rule: string, shown: Shown<Games[Of]['state']>): Named;
}

/** A board of any game, as the shell handles it. */
export type AnyBoard = BoardModule<GameName>;

/** Hand a board to the shell, which knows only that it is one of some; the game's name picks it. */
export function asAnyBoard<Of extends GameName>(board: BoardModule<Of>): AnyBoard {
  return board as unknown as AnyBoard;
}
