/** What is given to that which a board brings along beside itself. */

import type { State as Bytes } from '../engine/rules';
import type { SeatLook } from '../look/seats';
import type { GameName, Games, GameState } from '../generated/games';
import type { Named } from './named';
import type { Pointing } from './pointing.svelte';
import type { BoardSeat, Shown } from './shown';

/** What is given to that which is put together. */
export interface KitProps {
  readonly look: Readonly<Record<string, number>>;
  readonly canDress: boolean;
  readonly dress: (parts: Readonly<Record<string, number>>) => void;
}

/** Before whom it lies that somebody begins, in this round and in the next. */
export interface FirstPlayer {
  readonly seat: number;
  /** What that means, in words. */
  readonly words: string;
  /** Nobody: no round follows, or it is open. */
  readonly next?: { readonly seat: number; readonly words: string };
}

/** What is given to that which a board shows beside a player. */
export interface BesideProps<State = GameState> {
  readonly state: State;
  readonly seat: number;
  /** Whether there is room for more than a line. */
  readonly isWide: boolean;
}

/** What is given to that which shows what a seat has reached, thing by thing. */
export interface TallyProps<State = GameState> {
  readonly state: State;
  readonly seat: number;
  readonly look: SeatLook;
}

/** What is given to that which shows a turning point in a small picture. */
export interface PictureProps<State = GameState> {
  readonly shown: Shown<State>;
}

/** What is given to that which tells more of a position in an analysis. */
export interface StudyProps<State = GameState> {
  readonly state: State;
  readonly seats: readonly BoardSeat[];
  readonly pointing: Pointing;
  /** What lights up as long as nothing else is pointed at. */
  readonly show: (named: Named | undefined) => void;
}

/** What may come after a turn. */
export interface Prospect<Of extends GameName> {
  /** What was seen before it. */
  readonly shown: Shown<Games[Of]['state']>;
  /** The state that it leaves. */
  readonly after: Bytes;
  readonly outlook: Games[Of]['outlook'] | null;
}

/** A piece that chance may take next. */
export interface Danger {
  readonly seat: number;
  readonly number: number;
  /** In words. */
  readonly piece: string;
  readonly chance: number;
}

/** What is given to that which draws pictures to keep of a finished match. */
export interface KeepsakesProps<State = GameState> {
  /** What everybody sees after so many moments. */
  readonly shownAt: (at: number) => Shown<State>;
  readonly last: number;
  /** What decided it. */
  readonly points: readonly {
    readonly at: number;
    readonly kind: string;
    readonly count: number;
  }[];
}
