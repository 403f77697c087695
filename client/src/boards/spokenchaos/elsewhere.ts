/** Places, degrees and spots by numbers: the list names some of them, and all may be chosen. */

import type { Choice } from '../../table/moment';
import type { Shown } from '../board';
import type { ByNumbers } from '../by-numbers';
import { ACTIONS } from './actions';
import { STEPS_PER_FIELD } from './geometry/measures';
import { movedPiece, yourMovedGhost } from './names';
import { NONE, phaseOf, type State } from './state';
import { t } from './words';

const SMALLEST = 1 / STEPS_PER_FIELD; // field
const MIDDLE = STEPS_PER_FIELD / 2;
const PLACE_IN_THE_MIDST = ACTIONS.sizeOf('at', 'x') >> 1;

/** Return what may be said by numbers besides the list. */
export function elsewhere(
  { state, seat }: Shown<State>,
  actions: readonly Choice[],
): readonly ByNumbers[] {
  if (actions.length === 0) return [];
  if (state.held !== NONE) return [placeFor(state), turnOf(state)];
  const active = state.plans[seat]?.active ?? NONE;
  const isLanding = actions.some(({ action }) => ACTIONS.read(action).family === 'spot');
  return isLanding && phaseOf(state) === 'planning' ? [spotFor(active)] : [];
}

/** Return how the lifted piece is put anywhere in the lobby, in fields from its corner. */
function placeFor({ held, pieces }: State): ByNumbers {
  const { is_placed: stood = false, x = 0, y = 0 } = pieces[held] ?? {};
  const most = (ACTIONS.sizeOf('at', 'x') - 1) * SMALLEST;
  const from = (place: number) => (stood ? place : PLACE_IN_THE_MIDST) * SMALLEST;
  const steps = (fields = 0) => Math.round(fields * STEPS_PER_FIELD);
  return {
    title: t('elsewhere.place', { piece: movedPiece(held) }),
    numbers: [
      { label: t('elsewhere.west'), most, step: SMALLEST, value: from(x) },
      { label: t('elsewhere.south'), most, step: SMALLEST, value: from(y) },
    ],
    press: t('elsewhere.put'),
    action: ([east, north]) => ACTIONS.number({ family: 'at', x: steps(east), y: steps(north) }),
  };
}

/** Return how the lifted piece is turned to any degree. */
function turnOf({ held, held_yaw: value }: State): ByNumbers {
  const most = ACTIONS.sizeOf('yaw', 'yaw') - 1;
  return {
    title: t('elsewhere.turn', { piece: movedPiece(held) }),
    numbers: [{ label: t('tools.degrees'), most, step: 1, value }],
    press: t('elsewhere.turn-it'),
    action: ([yaw = 0]) => ACTIONS.number({ family: 'yaw', yaw }),
  };
}

/** Return how the ghost on its way ends on any spot of its field, upright. */
function spotFor(ghost: number): ByNumbers {
  const most = STEPS_PER_FIELD - 1;
  return {
    title: t('elsewhere.spot', { ghost: yourMovedGhost(ghost) }),
    numbers: [
      { label: t('elsewhere.spot-west', { most }), most, step: 1, value: MIDDLE },
      { label: t('elsewhere.spot-south', { most }), most, step: 1, value: MIDDLE },
      {
        label: t('elsewhere.level'),
        most: ACTIONS.sizeOf('spot', 'level') - 1,
        step: 1,
        value: 0,
      },
    ],
    press: t('elsewhere.stop'),
    action: ([x = 0, y = 0, level = 0]) => ACTIONS.number({ family: 'spot', way: 0, level, x, y }),
  };
}
