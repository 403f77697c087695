/**
 * Where an analysis starts: how a match starts, or a position that somebody has set up.
 *
 * A position says nothing of turns: a token goes as far as the digit at the end of its name says, and
 * tokens whose names begin alike are of one player.  What stands there can be read back from the
 * state that is made of it, or it is refused as impossible.
 */

import { newMatch, type Match } from '../local/match';
import type { Rules, State } from '../engine/rules';
import * as finstere from '../positions/finstere';
import type { Position } from '../positions/link';
import * as menhirs from '../positions/menhirs';
import { faultIn } from '../positions/possible';
import { positionOf as lobbyPosition } from '../positions/spokenchaos';
import { openingOf, OPTIONS as LOBBY } from '../puzzles/spokenchaos/opening';
import type { GameName } from '../generated/games';
import type { State as Floor } from '../generated/finstere';
import { DOORS } from '../generated/spokenchaos';
import { Refusal } from '../wire/refusal';

type Options = Readonly<Record<string, string>>;

/** How an analysis starts; its seed is what chance is drawn from that nobody chooses. */
export interface Start {
  readonly game: GameName;
  readonly seed: string;
  readonly options?: Options;
  readonly position?: Position;
}

const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const STEPS = 4; // of a token whose name does not say it
const MOST_STEPS = 6;
const FEWEST_SEATS = 2;
const POINTS = 6; // for ghosts to go with

/** Return the match of a start before anything is done; the impossible is refused. */
export function openedAt(rules: Rules, start: Start): Match {
  const { options = {}, seed, position } = start;
  if (!position) return newMatch(rules, rules.writtenOptions(options), seed);
  const found = fromPosition(rules, position);
  return newMatch(rules, found.options, seed, found.state);
}

/** Return what lies on the board in a state; nothing where no position can say it. */
export function positionAt(game: GameName, rules: Rules, state: State): Position | undefined {
  if (game === 'menhirs') return menhirs.positionOf(rules as never, state);
  if (game === 'spokenchaos') return lobbyPosition(rules as never, state);
  return finstere.positionOf(rules as never, state, namesOfTokens(rules.read(state) as never));
}

/** Return a position of a puzzle with names that say whose tokens are, and how far they go. */
export function withOwners(
  position: finstere.Position,
  own: readonly string[],
  stepsOf: (name: string) => number | undefined,
): finstere.Position {
  const old = finstere.namesOf(position);
  const fresh = namesFor(
    old.map((name) => ({ seat: own.includes(name) ? 0 : 1, steps: stepsOf(name) ?? STEPS })),
  );
  const renamed = (name: string) => fresh[old.indexOf(name)] ?? name;
  return {
    ...position,
    tokens: position.tokens.map(({ name, cell }) => ({ name: renamed(name), cell })),
    ...(position.waiting ? { waiting: position.waiting.map(renamed) } : {}),
  };
}

function fromPosition(rules: Rules, position: Position): { options: Options; state: State } {
  if (faultIn(rules, position)) throw impossible();
  switch (position.game) {
    case 'menhirs':
      return { options: {}, state: menhirs.stateOf(rules as never, position) };
    case 'finstere':
      return floor(rules as never, position);
    case 'spokenchaos':
      return { options: LOBBY, state: openingOf(rules as never, lobbyPuzzle(position)) };
  }
}

function floor(rules: Rules<'finstere'>, position: finstere.Position) {
  const seatOf = ownersOf(position);
  const players = Math.max(
    FEWEST_SEATS,
    ...finstere.namesOf(position).map((one) => seatOf(one) + 1),
  );
  const owned = (name: string) => ({ seat: seatOf(name), steps: stepsOf(name) });
  const state = finstere.stateOf(rules, position, owned, players);
  return { options: finstere.optionsOf(position, players), state: rules.write(state) };
}

/** Return whose a token is: all whose names begin alike are of one player. */
function ownersOf(position: finstere.Position) {
  const initials = [...new Set(finstere.namesOf(position).map((name) => name.slice(0, 1)))];
  return (name: string) => initials.indexOf(name.slice(0, 1)) % SEAT_LETTERS.length;
}

function stepsOf(name: string): number {
  const digit = Number(name.slice(-1));
  return digit >= 1 && digit <= MOST_STEPS ? digit : STEPS;
}

/** Return the names of a state's tokens. */
export function namesOfTokens({ tokens, token_count: count }: Floor) {
  return namesFor(tokens.slice(0, count).map(({ seat, front }) => ({ seat, steps: front })));
}

/** Return names of tokens that say whose they are and how far they go, each another one. */
function namesFor(tokens: readonly { seat: number; steps: number }[]): readonly string[] {
  const names: string[] = [];
  for (const { seat, steps } of tokens) {
    const letter = SEAT_LETTERS[seat] ?? '';
    const again = names.filter((name) => name.endsWith(`${letter}${steps}`)).length;
    names.push(`${letter.repeat(again + 1)}${steps}`);
  }
  return names;
}

/** Return a puzzle whose beginning is a lobby in which the first seat plans. */
function lobbyPuzzle(position: Extract<Position, { game: 'spokenchaos' }>) {
  return {
    id: '',
    kind: 'hide',
    game: 'spokenchaos',
    grade: 0,
    unique: false,
    title: { en: '', nl: '', de: '', fr: '' },
    position,
    task: { ghosts: [], steps: POINTS, doors: Object.keys(DOORS).slice(0, 1) },
  } as const;
}

function impossible(): Refusal {
  return new Refusal('impossible-position', 'this cannot stand so on the board');
}
