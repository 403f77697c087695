/** A piece of furniture that one has in mind to put down: turned, tipped and moved freely. */

import { ACTIONS } from './actions';
import { FACES, LEANS, NONE, type State } from './state';
import { FIELDS, STEPS_PER_FIELD } from './geometry/measures';

export interface Draft {
  readonly piece: number;
  readonly x: number; // in 1/32 field
  readonly y: number;
  readonly yaw: number;
  readonly face: number;
  readonly lean: number;
}

const EDGE = FIELDS * STEPS_PER_FIELD;
const FULL_TURN = 360;

/** Return a piece as it stands or is held; one that is not in the lobby, in its middle. */
export function draftOf(state: State, piece: number): Draft {
  const stands = state.pieces[piece];
  const held = heldAs(state, piece);
  const isPlaced = stands?.is_placed ?? false;
  return {
    piece,
    x: isPlaced && stands ? stands.x : EDGE / 2,
    y: isPlaced && stands ? stands.y : EDGE / 2,
    ...held,
  };
}

/** Return the actions that put a piece down as one has it in mind. */
export function draftActions(state: State, draft: Draft): number[] {
  const { piece, face, yaw, x, y } = draft;
  const held = heldAs(state, piece);
  const lean = draft.lean - NONE; // actions count from none on
  return [
    ...(state.held === piece ? [] : [ACTIONS.number({ family: 'take', piece })]),
    ...(face === held.face ? [] : [ACTIONS.number({ family: 'face', face })]),
    ...(draft.lean === held.lean ? [] : [ACTIONS.number({ family: 'lean', lean })]),
    ...(yaw === held.yaw ? [] : [ACTIONS.number({ family: 'yaw', yaw })]),
    ACTIONS.number({ family: 'at', x, y }),
  ];
}

/** Move a piece to a place. */
export function movedTo(draft: Draft, x: number, y: number): Draft {
  return { ...draft, x: within(x), y: within(y) };
}

/** Turn a piece by degrees. */
export function turnedBy(draft: Draft, degrees: number): Draft {
  return { ...draft, yaw: (((draft.yaw + degrees) % FULL_TURN) + FULL_TURN) % FULL_TURN };
}

/** Turn a piece to where it is turned by so many degrees. */
export function turnedTo(draft: Draft, degrees: number): Draft {
  return turnedBy(draft, degrees - draft.yaw);
}

/** Tip a piece onto its next face, or onto a certain one. */
export function tipped(draft: Draft, face = (draft.face + 1) % FACES.length): Draft {
  return { ...draft, face };
}

/** Let a piece lean to the next side, to a certain one, or to none. */
export function leaned(draft: Draft, lean = draft.lean + 1): Draft {
  return { ...draft, lean: lean >= LEANS.length ? NONE : lean };
}

function heldAs(state: State, piece: number): Pick<Draft, 'face' | 'lean' | 'yaw'> {
  if (state.held === piece) {
    return { face: state.held_face, lean: state.held_lean, yaw: state.held_yaw };
  }
  const { face = 0, lean = NONE, yaw = 0 } = state.pieces[piece] ?? {};
  return { face, lean, yaw };
}

function within(place: number): number {
  return Math.min(Math.max(Math.round(place), 0), EDGE);
}
