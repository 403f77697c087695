/** What stands in the lobby in a state of Spokenchaos, as a position of the interchange. */

import type { Rules } from '../engine/rules';
import {
  COLOURS,
  FACES,
  GHOSTS,
  GHOSTS_OF_A_SEAT,
  INSIDE,
  LEANS,
  LETTERS,
  NO_LEAN,
  PIECE_NAMES,
  STEPS_PER_FIELD,
  WAYS,
  type Figure,
  type FurniturePlace,
  type GhostPlace,
  type Position,
  type State,
} from '../generated/spokenchaos';
import { figuresIn, Impossible, lobbyOf } from './spokenchaos';

const MOST_LEVEL = 5;

/** Return the position of a state; nothing where things stand as nobody could put them. */
export function positionOf(rules: Rules<'spokenchaos'>, state: State): Position | undefined {
  const furniture = piecesIn(state);
  const ghosts: GhostPlace[] = [];
  for (const [number, figure] of state.figures.entries()) {
    if (figure.where !== INSIDE) continue;
    const ghost = ghostIn(rules, furniture, number, figure);
    if (!ghost) return undefined;
    ghosts.push(ghost);
  }
  return { game: 'spokenchaos', furniture, ghosts };
}

/** Return the furniture in the order in which it was put down: what leans needs what it leans on. */
function piecesIn({ pieces, order, placed }: State): readonly FurniturePlace[] {
  return order.slice(0, placed).flatMap((at) => {
    const [piece, name] = [pieces[at], PIECE_NAMES[at]];
    const side = piece && FACES[piece.face];
    if (!name || !side) return [];
    const { x, y, yaw, lean } = piece;
    const leans = lean === NO_LEAN ? undefined : LEANS[lean];
    const place = { piece: name, x: x / STEPS_PER_FIELD, y: y / STEPS_PER_FIELD, yaw };
    return [{ ...place, face: side, ...(leans ? { lean: leans } : {}) }];
  });
}

/** Return a ghost, on the level at which it is as high. */
function ghostIn(
  rules: Rules<'spokenchaos'>,
  furniture: readonly FurniturePlace[],
  number: number,
  { body }: Figure,
): GhostPlace | undefined {
  const [colour, slot] = [COLOURS[Math.floor(number / GHOSTS)], GHOSTS_OF_A_SEAT[number % GHOSTS]];
  if (!colour || !slot) return undefined;
  const lying = LETTERS.find((letter) => letter === WAYS[body.way]);
  const ghost = {
    name: `${colour.slice(0, 1)}${(number % GHOSTS) + 1}`,
    colour,
    size: slot.size,
    x: body.x / STEPS_PER_FIELD,
    y: body.y / STEPS_PER_FIELD,
    ...(lying ? { lying } : {}),
  };
  if (body.bottom === 0) return { ...ghost, level: 0 };
  for (let level = 0; level <= MOST_LEVEL; level += 1) {
    const place = { ...ghost, level };
    if (heightOf(rules, furniture, place) === body.bottom) return place;
  }
  return undefined;
}

/** Return how high a ghost stands on its level; nothing if there is none. */
function heightOf(
  rules: Rules<'spokenchaos'>,
  furniture: readonly FurniturePlace[],
  ghost: GhostPlace,
): number | undefined {
  const position = { game: 'spokenchaos', furniture, ghosts: [ghost] } as const;
  const figures = figuresIn(position, []);
  try {
    const state = rules.read(lobbyOf(rules, position, figures));
    return state.figures[figures[ghost.name] ?? 0]?.body.bottom;
  } catch (error) {
    if (error instanceof Impossible) return undefined;
    throw error;
  }
}
