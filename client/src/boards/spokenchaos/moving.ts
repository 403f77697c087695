/** What a moment names and moves in the lobby: fields from the south-west, ghosts and sides. */

import type { Shown } from '../board';
import type { Cell, Named } from '../named';
import { accountOf } from './account';
import { ACTIONS } from './actions';
import { STEPS } from './keys';
import { ghostOf } from './names';
import { INSIDE, letterOf, NONE, type State } from './state';
import type { Side } from './geometry/doors';
import { STEPS_PER_FIELD } from './geometry/measures';
import { fieldAt } from './whereabouts';

type Told = Shown<State>;

/** Return what the words about a moment name: a ghost, a field or a side. */
export function named(shown: Told): Named {
  const account = accountOf(shown);
  if (account?.kind !== 'act' && account?.kind !== 'decide') return { cells: [] };
  const action = ACTIONS.read(account.action);
  if (action.family === 'ghost') {
    return { cells: [], pieces: [ghostOf(account.seat, action.ghost)] };
  }
  if (action.family === 'side') return { cells: [], walls: [action.side] };
  return { cells: action.family === 'at' ? [fieldAt(action.x, action.y)] : [] };
}

/** Return how a moment moves a ghost from field to field, or furniture from place to place. */
export function path(shown: Told): readonly Cell[] {
  const account = accountOf(shown);
  if (account?.kind !== 'act' && account?.kind !== 'decide') return [];
  const { seat } = account;
  const action = ACTIONS.read(account.action);
  switch (action.family) {
    case 'ghost':
      return fieldOfGhost(shown, seat, action.ghost);
    case 'enter': {
      const field = fieldUnderWay(shown.state, seat);
      return [stepped(field, letterOf(shown.state.sides[seat] ?? 0)), field];
    }
    case 'step': {
      const field = fieldUnderWay(shown.before ?? shown.state, seat);
      return [field, stepped(field, action.side)];
    }
    case 'at':
      return [...placeOfPiece(shown.before, account.piece ?? NONE), pointOf(action)];
    default:
      return [];
  }
}

function fieldOfGhost({ before, state }: Told, seat: number, ghost: number): Cell[] {
  const figure = (before ?? state).plans[seat]?.figures[ghost];
  return figure?.where === INSIDE ? [fieldAt(figure.body.x, figure.body.y)] : [];
}

/** Return the field to which the ghost on its way has come. */
function fieldUnderWay({ plans }: State, seat: number): Cell {
  const { column = 0, row = 0 } = plans[seat] ?? {};
  return [column, row];
}

function placeOfPiece(state: State | undefined, piece: number): Cell[] {
  const stands = state?.pieces[piece];
  return stands?.is_placed ? [pointOf(stands)] : [];
}

/** Return a place that is given in 1/32 field as cells are counted: by their middles. */
function pointOf({ x, y }: { readonly x: number; readonly y: number }): Cell {
  return [x / STEPS_PER_FIELD - 0.5, y / STEPS_PER_FIELD - 0.5];
}

function stepped([column, row]: Cell, side: Side): Cell {
  const [across, up] = STEPS[side];
  return [column + across, row + up];
}
