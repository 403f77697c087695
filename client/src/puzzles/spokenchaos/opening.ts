/** Puzzles of Spokenchaos as states in which they are tried. */

import type { Rules, State as Bytes } from '../../engine/rules';
import {
  begunPlan,
  figuresIn,
  lobbyOf,
  OPTIONS,
  OWN,
  phase,
  TAKE_COVER,
  takingCover,
  type Figures,
} from '../../positions/spokenchaos';
import {
  DOORS,
  INSIDE,
  LETTERS,
  NO_LEAN,
  NO_SEAT,
  PIECE_NAMES,
  SUPPLY,
  type State,
} from '../../generated/spokenchaos';
import type { Furnish, Hide } from '../puzzle';

export { OPTIONS, OWN, phase, steps, turnsTo } from '../../positions/spokenchaos';
export type SpokenchaosPuzzle = Hide | Furnish;
type SpokenchaosRules = Rules<'spokenchaos'>;

/** Return which figures the ghosts of a puzzle are: whoever moves is one's own. */
export function figuresOf(puzzle: SpokenchaosPuzzle): Figures {
  if (puzzle.kind === 'furnish') return figuresIn(puzzle.position, []);
  const { position, task } = puzzle;
  const entering = (task.enter ?? []).map((ghost) => ({ ...ghost, x: 0, y: 0, level: 0 }));
  const ghosts = [...(position.ghosts ?? []), ...entering];
  return figuresIn({ ...position, ghosts }, task.ghosts);
}

/** Return the state in which a puzzle begins. */
export function openingOf(rules: SpokenchaosRules, puzzle: SpokenchaosPuzzle): Bytes {
  const state = lobbyOf(rules, puzzle.position, figuresOf(puzzle));
  return puzzle.kind === 'hide' ? planning(rules, state, puzzle) : furnishing(rules, state, puzzle);
}

/** Return a state in which one's ghosts are to move with so many steps. */
function planning(rules: SpokenchaosRules, state: Bytes, puzzle: Hide): Bytes {
  const { position, task } = puzzle;
  const rest = besides(rules, rested(rules.read(state), task.doors), puzzle);
  const begun = begunPlan(rules, rest, OWN, task.steps);
  const lies = position.ghosts?.some(({ name, lying }) => lying && task.ghosts.includes(name));
  return lies ? takingCover(rules, begun, TAKE_COVER) : begun;
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
function furnishing(rules: SpokenchaosRules, state: Bytes, { task }: Furnish): Bytes {
  return rules.write({
    ...rested(rules.read(state), task.doors),
    phase: phase('furnishing'),
    holder: OWN,
    to_move: OWN,
    held: PIECE_NAMES.indexOf(task.piece),
    held_face: 0,
    held_lean: NO_LEAN,
    held_yaw: 0,
  });
}

/** Return a state in which nobody has done anything yet; the keyhole is before the first door. */
function rested(state: State, doors: readonly string[]): State {
  return {
    ...state,
    ...keyholeAt(doors[0] ?? 'N1'),
    figures: state.figures.map((figure) => ({
      ...figure,
      where: figure.where === INSIDE ? INSIDE : SUPPLY,
      has_entered: false,
      is_done: false,
      samples: 0,
    })),
    is_sealed: state.is_sealed.map(() => 0),
    turn: 0,
    used: 0,
    picker: NO_SEAT,
  };
}

/** Return where the keyhole is that stands before a door. */
export function keyholeAt(door: string): Pick<State, 'side' | 'door'> {
  const { side, number } = DOORS[door as keyof typeof DOORS];
  return { side: LETTERS.indexOf(side), door: number };
}
