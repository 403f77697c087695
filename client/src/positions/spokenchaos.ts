/** Positions of Spokenchaos as the interchange has them, and the states that they are. */

import type { Rules, State as Bytes } from '../engine/rules';
import {
  COLOURS,
  GHOSTS,
  GHOSTS_OF_A_SEAT,
  type GhostPlace,
  type Position,
} from '../generated/spokenchaos';
import { setUp, type Wrong } from './set-up';

export type { Position } from '../generated/spokenchaos';
type SpokenchaosRules = Rules<'spokenchaos'>;

export const OWN = 0;
/** Everybody does what they do in turn and openly; furniture is put by hand. */
export const OPTIONS = { players: '4', furniture: 'players', in_turn: 'true' } as const;

/** Which figure of the state a ghost is. */
export type Figures = Readonly<Record<string, number>>;

/** Return which figures the ghosts of a position are; some are those of the first seat. */
export function figuresIn(position: Position, own: readonly string[]): Figures {
  const taken = new Set<number>();
  const figures: Record<string, number> = {};
  for (const ghost of position.ghosts ?? []) {
    const seat = own.includes(ghost.name) ? OWN : COLOURS.indexOf(ghost.colour);
    const found = slotFor(seat, ghost, taken);
    taken.add(found);
    figures[ghost.name] = found;
  }
  return figures;
}

/** Return the first free figure of a size, of a seat if it has one. */
function slotFor(seat: number, { size }: GhostPlace, taken: ReadonlySet<number>): number {
  const slots = GHOSTS_OF_A_SEAT.flatMap((slot, at) => (slot.size === size ? [at] : []));
  const all = [seat, 0, 1, 2, 3].flatMap((one) => slots.map((slot) => one * GHOSTS + slot));
  return all.find((slot) => !taken.has(slot)) ?? 0;
}

/** Return a state in which everything of a position stands in the lobby, and nothing else. */
export function lobbyOf(rules: SpokenchaosRules, position: Position, figures: Figures): Bytes {
  const [state, [fault]] = setUpIn(rules, position, figures);
  if (fault) throw new Error('this is not possible in the lobby');
  return state;
}

/** Return what is wrong with a position. */
export function wrongWith(rules: SpokenchaosRules, position: Position): Wrong {
  return setUpIn(rules, position, figuresIn(position, []))[1];
}

function setUpIn(rules: SpokenchaosRules, position: Position, figures: Figures): [Bytes, Wrong] {
  const state = rules.start(OPTIONS);
  const numbers = (position.ghosts ?? []).map(({ name }) => BigInt(figures[name] ?? 0));
  return [state, setUp(rules, position, state, BigInt64Array.from(numbers))];
}

/** Return the position of a state; nothing where things stand as nobody could put them. */
export function positionOf(rules: SpokenchaosRules, state: Bytes): Position | undefined {
  const colours = BigInt64Array.from(COLOURS, (_, seat) => BigInt(seat));
  const names = COLOURS.flatMap((colour) =>
    GHOSTS_OF_A_SEAT.map((_, slot) => `${colour.slice(0, 1)}${slot + 1}`),
  );
  const position = rules.ask('position_at', [state, colours], names) as Position;
  return wrongWith(rules, position)[0] ? undefined : position;
}
