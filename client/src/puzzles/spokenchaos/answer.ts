/** How everything stands at the end, as the interchange writes answers of Spokenchaos. */

import { ACTIONS } from '../../boards/spokenchaos/actions';
import type { Rules, State as Bytes } from '../../engine/rules';
import type { Played } from '../../local/match';
import type { Answer } from '../../wire/puzzles';
import {
  FACES,
  GHOSTS,
  LEANS,
  LETTERS,
  NO_LEAN,
  PIECE_NAMES,
  STEPS_PER_FIELD,
  WAYS,
} from '../../generated/spokenchaos';
import type { Furnish, Hide } from '../puzzle';
import { figuresOf } from './opening';

type SpokenchaosRules = Rules<'spokenchaos'>;

/** Return the pose of the piece that was put. */
export function posePut(rules: SpokenchaosRules, { task }: Furnish, state: Bytes): Answer {
  const put = rules.read(state).pieces[PIECE_NAMES.indexOf(task.piece)];
  const face = FACES[put?.face ?? 0];
  if (!put || !face) return [];
  const lean = put.lean === NO_LEAN ? undefined : LEANS[put.lean];
  const [x, y] = [put.x / STEPS_PER_FIELD, put.y / STEPS_PER_FIELD];
  return [{ piece: task.piece, x, y, yaw: put.yaw, face, ...(lean ? { lean } : {}) }];
}

/** Return where the ghosts of the task end; who was not moved stays. */
export function placesTaken(
  rules: SpokenchaosRules,
  puzzle: Hide,
  plies: readonly Played[],
  state: Bytes,
): Answer {
  const levels = levelsChosen(plies);
  const figures = figuresOf(puzzle);
  return puzzle.task.ghosts.flatMap((name) => {
    const inside = puzzle.position.ghosts?.find((ghost) => ghost.name === name);
    const from = inside ?? puzzle.task.enter?.find((ghost) => ghost.name === name);
    const figure = figures[name] ?? 0;
    const body = rules.read(state).figures[figure]?.body;
    const level = levels.get(figure % GHOSTS);
    if (!from || !body) return [];
    if (level === undefined) return inside ? [inside] : [];
    const lying = LETTERS.find((letter) => letter === WAYS[body.way]);
    const { colour, size } = from;
    const [x, y] = [body.x / STEPS_PER_FIELD, body.y / STEPS_PER_FIELD];
    return [{ name, colour, size, x, y, level, ...(lying ? { lying } : {}) }];
  });
}

/** Return on which level each ghost was put last. */
function levelsChosen(plies: readonly Played[]): ReadonlyMap<number, number> {
  const levels = new Map<number, number>();
  let active = 0;
  for (const { action } of plies) {
    const done = ACTIONS.read(action);
    if (done.family === 'ghost') active = done.ghost;
    else if (done.family === 'spot') levels.set(active, done.level);
  }
  return levels;
}
