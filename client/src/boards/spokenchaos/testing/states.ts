/** States for tests: an empty lobby of two players, and what is put into it. */

import { posed } from '../rules';
import { BESIDE, PHASES, sizeOf, type Figure, type Phase, type Piece, type State } from '../state';
import { GHOST_SIZES, GHOSTS, PIECE_NAMES, PIECES } from '../geometry/measures';
import { BLANK } from './rules';

const PIECE: Piece = {
  is_placed: false,
  x: 0,
  y: 0,
  yaw: 0,
  face: 0,
  lean: -1,
  angle: 0,
  holder: -1,
  height: 0,
  turn: [0, 0, 0].map(() => [0, 0, 0]),
  shift: [0, 0, 0],
};

/** Return a piece that lies in some way. */
function lying(piece: number, given: Partial<Piece>): Piece {
  const found = { ...PIECE, is_placed: true, ...given };
  const { turn, shift } = posed({ ...found, piece });
  return { ...found, turn, shift };
}

/** Return a ghost beside the board. */
export function figureOf(ghost: number): Figure {
  const { diameter, height } = GHOST_SIZES[sizeOf(ghost)];
  const radius = diameter / 2;
  const body = { x: 0, y: 0, way: 0, bottom: 0, radius, neck: height - radius };
  return { body, samples: 0, where: BESIDE, has_entered: false, is_done: false };
}

/** Return a state in a phase, with pieces put down as they are given by number. */
export function stateOf(
  phase: Phase,
  pieces: Readonly<Record<number, Partial<Piece>>> = {},
): State {
  const figures = Array.from({ length: 4 * GHOSTS }, (_, ghost) => figureOf(ghost));
  return {
    ...BLANK,
    figures,
    pieces: Array.from({ length: PIECES }, (_, piece) => {
      const given = pieces[piece];
      return given ? lying(piece, given) : PIECE;
    }),
    plans: BLANK.plans.map((plan, seat) => ({
      ...plan,
      figures: figures.slice(seat * GHOSTS, (seat + 1) * GHOSTS),
      count: 0,
      merged_fields: 0,
      points: 7,
      active: -1,
      column: -1,
      row: -1,
      steps: 0,
    })),
    picks: [0, 0, 0, 0],
    turn: 0,
    edition: 2,
    chance_arranges: true,
    placed: 0,
    is_sealed: [0, 0, 0, 0],
    sides: [2, 0, 1, 3],
    cards: [-1, -1, -1, -1],
    rolling: 0b11,
    rolls: [0, 0, 0, 0],
    midnight_pile: 0,
    grid: 256,
    players: 2,
    phase: PHASES.indexOf(phase),
    round_number: 1,
    holder: 0,
    to_move: 0,
    held: -1,
    held_face: 0,
    held_lean: -1,
    held_yaw: 0,
    used: 0,
    midnight: -1,
    cursor: 0,
    picker: -1,
    number: 0,
    side: 0,
    door: 3,
    looks: 0,
    merging: false,
    in_turn: false,
    doors_around: false,
  };
}

/** Return a piece's number by its name. */
export function pieceNamed(name: (typeof PIECE_NAMES)[number]): number {
  return PIECE_NAMES.indexOf(name);
}
