/** Puzzles of Spokenchaos as states in which they are tried. */

import { ACTIONS } from '../../boards/spokenchaos/actions';
import type { Rules, State as Bytes } from '../../engine/rules';
import { figuresIn, lobbyOf, OPTIONS, OWN, type Figures } from '../../positions/spokenchaos';
import {
  DOORS,
  LETTERS,
  MIDNIGHT_NAMES,
  NO_LEAN,
  PHASES,
  PIECE_NAMES,
  type State,
} from '../../generated/spokenchaos';
import type { Furnish, Hide } from '../puzzle';

export { OPTIONS, OWN } from '../../positions/spokenchaos';
export type SpokenchaosPuzzle = Hide | Furnish;
type SpokenchaosRules = Rules<'spokenchaos'>;

const PLAYERS = Number(OPTIONS.players);
export const TAKE_COVER = MIDNIGHT_NAMES.indexOf('take-cover');

/** Return which figures the ghosts of a puzzle are: whoever moves is one's own. */
export function figuresOf(puzzle: SpokenchaosPuzzle): Figures {
  if (puzzle.kind === 'furnish') return figuresIn(puzzle.position, []);
  const { position, task } = puzzle;
  const entering = (task.enter ?? []).map((ghost) => ({ ...ghost, x: 0, y: 0, level: 0 }));
  const ghosts = [...(position.ghosts ?? []), ...entering];
  return figuresIn({ ...position, ghosts }, task.ghosts);
}

/** Return the state in which a puzzle begins: the keyhole is before the first door. */
export function openingOf(rules: SpokenchaosRules, puzzle: SpokenchaosPuzzle): Bytes {
  const state = rules.read(lobbyOf(rules, puzzle.position, figuresOf(puzzle)));
  const keyhole = keyholeAt(puzzle.task.doors[0] ?? 'N1');
  return puzzle.kind === 'hide'
    ? planning(rules, { ...state, ...keyhole }, puzzle)
    : furnishing(rules, { ...state, ...keyhole }, puzzle);
}

/** Return a state in which one's ghosts are to move with so many steps. */
function planning(rules: SpokenchaosRules, state: State, puzzle: Hide): Bytes {
  const { position, task } = puzzle;
  const begun = begunPlan(rules, besides(rules, state, puzzle), task.steps);
  const lies = position.ghosts?.some(({ name, lying }) => lying && task.ghosts.includes(name));
  return lies ? takingCover(rules, begun, TAKE_COVER) : begun;
}

/** Return a state in which one begins one's plan, with so many points. */
function begunPlan(rules: SpokenchaosRules, state: State, points: number): Bytes {
  const last = { ...state, phase: phase('furnishing'), holder: OWN, to_move: PLAYERS - 1 };
  const passing = ACTIONS.number({ family: 'pass' });
  const begun = rules.read(rules.act(rules.write(last), last.to_move, passing).state);
  const plans = begun.plans.map((plan, seat) => (seat === OWN ? { ...plan, points } : plan));
  return rules.write({ ...begun, to_move: OWN, plans });
}

/** Return a state with a midnight card: ghosts lie only while all take cover (rules 6). */
export function takingCover(rules: SpokenchaosRules, state: Bytes, midnight: number): Bytes {
  return rules.write({ ...rules.read(state), midnight });
}

/** Return a state in which those wait beside the lobby who are to come in, all at one side. */
function besides(rules: SpokenchaosRules, state: State, puzzle: Hide): State {
  const { enter = [] } = puzzle.task;
  const [first] = enter;
  if (!first) return state;
  const figures = figuresOf(puzzle);
  const waiting = new Set(enter.map(({ name }) => figures[name] ?? 0));
  const beside = rules.read(rules.start(OPTIONS)).figures;
  return {
    ...state,
    figures: state.figures.map((figure, at) => (waiting.has(at) ? (beside[at] ?? figure) : figure)),
    sides: state.sides.map((side, seat) => (seat === OWN ? LETTERS.indexOf(first.side) : side)),
  };
}

/** Return a state in which one holds the piece that is to be put. */
function furnishing(rules: SpokenchaosRules, state: State, { task }: Furnish): Bytes {
  return rules.write({
    ...state,
    phase: phase('furnishing'),
    held: PIECE_NAMES.indexOf(task.piece),
    held_face: 0,
    held_lean: NO_LEAN,
    held_yaw: 0,
  });
}

export function phase(name: (typeof PHASES)[number]): number {
  return PHASES.indexOf(name);
}

/** Return where the keyhole is that stands before a door. */
export function keyholeAt(door: string): Pick<State, 'side' | 'door'> {
  const { side, number } = DOORS[door as keyof typeof DOORS];
  return { side: LETTERS.indexOf(side), door: number };
}
