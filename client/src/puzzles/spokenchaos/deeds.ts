/** What solutions of Spokenchaos do, as actions that the rules carry out. */

import { ACTIONS, type Action } from '../../boards/spokenchaos/actions';
import type { Rules, State as Bytes } from '../../engine/rules';
import {
  FACES,
  FIELDS,
  GHOSTS,
  INSIDE,
  LEANS,
  NO_CARD,
  NO_LEAN,
  STEPS_PER_FIELD,
  WAYS,
  type FurniturePlace,
  type GhostPlace,
} from '../../generated/spokenchaos';
import type { Entering, Hide } from '../puzzle';
import { figuresOf, OWN, TAKE_COVER, takingCover, type SpokenchaosPuzzle } from './opening';

type SpokenchaosRules = Rules<'spokenchaos'>;
type Field = readonly [column: number, row: number];

/** Return the actions with which a puzzle is solved. */
export function actionsOf(
  rules: SpokenchaosRules,
  puzzle: SpokenchaosPuzzle,
  opening: Bytes,
  solution: readonly unknown[],
): number[] {
  const actions =
    puzzle.kind === 'hide'
      ? hidingOf(puzzle, solution as readonly GhostPlace[])
      : puttingOf(rules, opening, solution[0] as FurniturePlace);
  return actions.map((action) => ACTIONS.number(action));
}

function puttingOf(rules: SpokenchaosRules, opening: Bytes, place: FurniturePlace): Action[] {
  const { held_face: isFace, held_lean: isLean, held_yaw: isYaw } = rules.read(opening);
  const { x, y, yaw, lean: side } = place;
  const [face, lean] = [FACES.indexOf(place.face), side ? LEANS.indexOf(side) : NO_LEAN];
  return [
    ...(isFace === face ? [] : [{ family: 'face', face } as const]),
    ...(isLean === lean ? [] : [{ family: 'lean', lean: lean - NO_LEAN } as const]),
    ...(isYaw === yaw ? [] : [{ family: 'yaw', yaw } as const]),
    { family: 'at', x: steps(x), y: steps(y) },
  ];
}

/** Return a length in the steps of the board. */
function steps(length: number): number {
  return length * STEPS_PER_FIELD;
}

/** Whoever leaves a place goes before whoever comes there: the longest ways last. */
function hidingOf(puzzle: Hide, places: readonly GhostPlace[]): Action[] {
  const figures = figuresOf(puzzle);
  const moved = places.flatMap((place): Action[] => {
    const from = puzzle.position.ghosts?.find(({ name }) => name === place.name);
    const beside = puzzle.task.enter?.find(({ name }) => name === place.name);
    if (from && isSame(from, place)) return [];
    const [x, y] = [steps(place.x), steps(place.y)];
    return [
      { family: 'ghost', ghost: (figures[place.name] ?? 0) % GHOSTS },
      ...(from ? wayBetween(fieldOf(from), fieldOf(place)) : []),
      ...(beside ? wayIn(beside.side, fieldOf(place)) : []),
      {
        family: 'spot',
        way: WAYS.indexOf(place.lying ?? ''),
        level: place.level,
        x: x % STEPS_PER_FIELD,
        y: y % STEPS_PER_FIELD,
      },
    ];
  });
  return [...moved, { family: 'done' }];
}

/** Return the steps from one field to another; in the same field out and back. */
function wayBetween(from: Field, to: Field): Action[] {
  const [right, up] = [to[0] - from[0], to[1] - from[1]];
  if (right === 0 && up === 0) return from[0] > 0 ? [step('W'), step('E')] : [step('E'), step('W')];
  return [
    ...Array.from({ length: Math.abs(right) }, () => step(right > 0 ? 'E' : 'W')),
    ...Array.from({ length: Math.abs(up) }, () => step(up > 0 ? 'N' : 'S')),
  ];
}

/** Return the straight way into a field from a side. */
function wayIn(side: Entering['side'], [column, row]: Field): Action[] {
  const last = FIELDS - 1;
  const [door, steps, towards] = {
    N: [column, last - row, 'S'] as const,
    E: [row, last - column, 'W'] as const,
    S: [column, row, 'N'] as const,
    W: [row, column, 'E'] as const,
  }[side];
  return [{ family: 'enter', door }, ...Array.from({ length: steps }, () => step(towards))];
}

function step(side: 'N' | 'E' | 'S' | 'W'): Action {
  return { family: 'step', side };
}

function fieldOf({ x, y }: GhostPlace): Field {
  return [Math.floor(x), Math.floor(y)];
}

function isSame(one: GhostPlace, other: GhostPlace): boolean {
  return one.x === other.x && one.y === other.y && one.level === other.level;
}

/** Divide actions so that each part but the first begins with the choice of a ghost. */
export function ghostByGhost(actions: readonly number[]): readonly (readonly number[])[] {
  const parts: number[][] = [];
  for (const action of actions) {
    const part = parts.at(-1);
    if (part && ACTIONS.read(action).family !== 'ghost') part.push(action);
    else parts.push([action]);
  }
  return parts;
}

/** Return the state in which a ghost is chosen: whoever lay at first takes cover (rules 6.2), nobody else. */
export function preparedFor(
  rules: SpokenchaosRules,
  opening: Bytes,
  state: Bytes,
  action: number,
): Bytes {
  const done = ACTIONS.read(action);
  if (done.family !== 'ghost') return state;
  const chosen = rules.read(opening).figures[OWN * GHOSTS + done.ghost];
  const lies = chosen?.where === INSIDE && WAYS[chosen.body.way] !== '';
  const midnight = lies ? TAKE_COVER : NO_CARD;
  return rules.read(state).midnight === midnight ? state : takingCover(rules, state, midnight);
}

/** Return the state after the actions of a solution. */
export function after(rules: SpokenchaosRules, opening: Bytes, actions: readonly number[]): Bytes {
  return actions.reduce((state, action) => {
    const ready = preparedFor(rules, opening, state, action);
    return rules.act(ready, OWN, action).state;
  }, opening);
}
