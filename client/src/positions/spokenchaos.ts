/**
 * Positions of Spokenchaos as the interchange has them, and the states that they are.  Furniture
 * and ghosts come to their places by the rules: pieces as players arrange a lobby, ghosts by the
 * ways that they would go.
 */

import { ACTIONS, type Action } from '../boards/spokenchaos/actions';
import type { Rules, State as Bytes } from '../engine/rules';
import { TAKEN } from '../generated/games';
import {
  COLOURS,
  FACES,
  FIELDS,
  GHOSTS,
  GHOSTS_OF_A_SEAT,
  LEANS,
  LETTERS,
  MIDNIGHT_NAMES,
  NO_LEAN,
  PHASES,
  PIECE_NAMES,
  STEPS_PER_FIELD,
  SUPPLY,
  WAYS,
  type FurniturePlace,
  type GhostPlace,
  type Position,
  type Refusal,
  type State,
} from '../generated/spokenchaos';

export type { Position } from '../generated/spokenchaos';
type SpokenchaosRules = Rules<'spokenchaos'>;
type Phase = (typeof PHASES)[number];

export const OWN = 0;
/** Everybody does what they do in turn and openly; furniture is put by hand. */
export const OPTIONS = { players: '4', furniture: 'players', in_turn: 'true' } as const;
const PLENTY = 99; // points, to come anywhere
export const PLAYERS = 4;
export const TAKE_COVER = MIDNIGHT_NAMES.indexOf('take-cover');
const SOUTH = LETTERS.indexOf('S');

/** Which figure of the state a ghost is. */
export type Figures = Readonly<Record<string, number>>;

/** Something in a position that the rules do not allow: which thing it is, and why. */
export class Impossible extends Error {
  constructor(
    readonly thing: FurniturePlace | GhostPlace | undefined,
    readonly facts: Refusal | null,
  ) {
    super('this is not possible in the lobby');
  }
}

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
  const { furniture = [], ghosts = [] } = position;
  const start = rules.read(rules.start(OPTIONS));
  const empty = {
    ...start,
    figures: start.figures.map((figure) => ({ ...figure, where: SUPPLY })),
    phase: phase('arranging'),
    round_number: 0, // there are none
    holder: OWN,
    to_move: OWN,
  };
  let state = rules.write(empty);
  for (const piece of furniture) state = withPiece(rules, state, piece);
  return withGhosts(rules, state, ghosts, figures);
}

/** Let whoever is to act do something with a thing, which must be allowed. */
function done(
  rules: SpokenchaosRules,
  state: Bytes,
  thing: FurniturePlace | GhostPlace | undefined,
  ...actions: Action[]
): Bytes {
  return actions.reduce((now, action) => {
    const [actor, number] = [rules.actor(now), ACTIONS.number(action)];
    const { came, state: after } = rules.act(now, actor, number);
    if (came === TAKEN) return after;
    throw new Impossible(thing, rules.refusal(now, actor, number));
  }, state);
}

/** Put a piece of furniture into the lobby. */
function withPiece(rules: SpokenchaosRules, state: Bytes, place: FurniturePlace): Bytes {
  const piece = PIECE_NAMES.indexOf(place.piece);
  const held = done(rules, state, place, { family: 'take', piece });
  return done(rules, turned(rules, held, place), place, {
    family: 'at',
    x: steps(place.x),
    y: steps(place.y),
  });
}

/** Hold the piece in hand as a place says. */
export function turned(rules: SpokenchaosRules, state: Bytes, place: FurniturePlace): Bytes {
  return turnsTo(rules.read(state), place).reduce(
    (now, action) => done(rules, now, place, action),
    state,
  );
}

/** Return the actions that turn the piece in hand as a place says. */
export function turnsTo(held: State, { face, lean, yaw }: FurniturePlace): Action[] {
  const [wanted, leans] = [FACES.indexOf(face), lean ? LEANS.indexOf(lean) : NO_LEAN];
  return [
    ...(held.held_face === wanted ? [] : [{ family: 'face', face: wanted } as const]),
    ...(held.held_lean === leans ? [] : [{ family: 'lean', lean: leans - NO_LEAN } as const]),
    ...(held.held_yaw === yaw ? [] : [{ family: 'yaw', yaw } as const]),
  ];
}

/** Let all ghosts go to their places, seat by seat. */
function withGhosts(
  rules: SpokenchaosRules,
  state: Bytes,
  ghosts: readonly GhostPlace[],
  figures: Figures,
): Bytes {
  let now = rules.read(state);
  const { sides } = now;
  for (let seat = 0; seat < PLAYERS; seat += 1) {
    const own = ghosts.filter(({ name }) => Math.floor((figures[name] ?? 0) / GHOSTS) === seat);
    if (own.length === 0) continue;
    now = rules.read(walked(rules, planningOf(rules, now, seat, own, figures), own, figures));
  }
  return rules.write({ ...now, sides });
}

/** Return a state in which a seat lets ghosts in from the south. */
function planningOf(
  rules: SpokenchaosRules,
  now: State,
  seat: number,
  own: readonly GhostPlace[],
  figures: Figures,
): Bytes {
  const numbers = own.map(({ name }) => figures[name] ?? 0);
  const beside = rules.read(rules.start(OPTIONS)).figures;
  return begunPlan(
    rules,
    {
      ...now,
      figures: now.figures.map((figure, at) =>
        numbers.includes(at) ? (beside[at] ?? figure) : figure,
      ),
      sides: now.sides.map(() => SOUTH),
    },
    seat,
    PLENTY,
  );
}

/** Return a state in which a seat begins its plan, with so many points. */
export function begunPlan(
  rules: SpokenchaosRules,
  state: State,
  seat: number,
  points: number,
): Bytes {
  const before = { ...state, phase: phase('furnishing'), holder: seat, to_move: PLAYERS - 1 };
  const last = { ...before, to_move: (seat + PLAYERS - 1) % PLAYERS };
  const begun = rules.read(done(rules, rules.write(last), undefined, { family: 'pass' }));
  return rules.write({
    ...begun,
    to_move: seat,
    plans: begun.plans.map((plan, at) => (at === seat ? { ...plan, points } : plan)),
  });
}

/** Let ghosts of one seat walk in and stand at their places. */
function walked(
  rules: SpokenchaosRules,
  state: Bytes,
  own: readonly GhostPlace[],
  figures: Figures,
): Bytes {
  const { midnight } = rules.read(state);
  const arrived = own.reduce((before, ghost) => {
    const now = takingCover(rules, before, ghost.lying ? TAKE_COVER : midnight);
    const [x, y] = [steps(ghost.x), steps(ghost.y)];
    const rows = Math.floor(y / STEPS_PER_FIELD);
    return done(
      rules,
      now,
      ghost,
      { family: 'ghost', ghost: (figures[ghost.name] ?? 0) % GHOSTS },
      { family: 'enter', door: Math.floor(x / STEPS_PER_FIELD) },
      ...Array.from({ length: rows }, () => ({ family: 'step', side: 'N' }) as const),
      {
        family: 'spot',
        way: WAYS.indexOf(ghost.lying ?? ''),
        level: ghost.level,
        x: x % STEPS_PER_FIELD,
        y: y % STEPS_PER_FIELD,
      },
    );
  }, state);
  return done(rules, takingCover(rules, arrived, midnight), undefined, { family: 'done' });
}

/** Return a state with a midnight card: ghosts lie only while all take cover (rules 6). */
export function takingCover(rules: SpokenchaosRules, state: Bytes, midnight: number): Bytes {
  return rules.write({ ...rules.read(state), midnight });
}

export function phase(name: Phase): number {
  return PHASES.indexOf(name);
}

/** Return a length in the steps of the board. */
export function steps(length: number): number {
  return Math.min(Math.round(length * STEPS_PER_FIELD), FIELDS * STEPS_PER_FIELD);
}
