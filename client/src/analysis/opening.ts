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
import { positionOf as lobbyPosition } from '../positions/spokenchaos-state';
import { openingOf, OPTIONS as LOBBY } from '../puzzles/spokenchaos/opening';
import type { GameName } from '../generated/games';
import { TOKEN } from '../generated/finstere';
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
  const fields = rules.read(state);
  if (game === 'menhirs') return menhirs.positionOf(fields as never);
  if (game === 'finstere')
    return finstere.positionOf(fields as never, namesOfTokens(fields as never));
  return lobbyPosition(rules as unknown as Rules<'spokenchaos'>, fields as never);
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
  try {
    if (position.game === 'menhirs') return land(rules as never, position);
    if (position.game === 'finstere') return floor(rules as never, position);
    return { options: LOBBY, state: openingOf(rules as never, lobbyPuzzle(position)) };
  } catch (error) {
    throw error instanceof Refusal ? error : impossible();
  }
}

function land(rules: Rules<'menhirs'>, position: menhirs.Position) {
  const state = menhirs.stateOf(rules, position);
  const found = menhirs.positionOf(state);
  if (!areSame([found.mist, found.menhirs], [position.mist, position.menhirs])) throw impossible();
  return { options: {}, state: rules.write(state) };
}

function floor(rules: Rules<'finstere'>, position: finstere.Position) {
  const seatOf = ownersOf(position);
  const players = Math.max(
    FEWEST_SEATS,
    ...finstere.namesOf(position).map((one) => seatOf(one) + 1),
  );
  const owned = (name: string) => ({ seat: seatOf(name), steps: stepsOf(name) });
  const state = finstere.stateOf(rules, position, owned, players);
  const found = finstere.positionOf(state, finstere.namesOf(position));
  const things = ({ tokens, tiles, monster }: finstere.Position) => [
    tokens.map(({ name, cell }) => [name, cell]),
    tiles.flatMap((tile): unknown[] =>
      tile.kind === 'blood' ? [...tile.cells] : [[tile.kind, tile.cell]],
    ),
    [monster.cell, monster.facing],
  ];
  const hasLost = position.tokens.some((_, token) => {
    return state.floor.things[state.floor.cell_of[token] ?? 0] !== TOKEN + token;
  });
  if (hasLost || !areSame(things(found), things(position))) throw impossible();
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
export function namesOfTokens({
  tokens,
  token_count: count,
}: Parameters<typeof finstere.positionOf>[0]) {
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

/** Tell whether lists hold the same, in whatever order. */
function areSame(one: readonly (readonly unknown[])[], other: readonly (readonly unknown[])[]) {
  const sorted = (lists: typeof one) =>
    JSON.stringify(lists.map((list) => list.map((item) => JSON.stringify(item)).sort()));
  return sorted(one) === sorted(other);
}

function impossible(): Refusal {
  return new Refusal('impossible-position', 'this cannot stand so on the board');
}
