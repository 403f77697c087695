/** States and guides for tests, as the server sends them: only what a test needs differs. */

import type { BoardSeat } from '../board';
import { HEIGHT, STRIDE } from '../../generated/finstere';
import { cellAt } from './geometry';
import { MOVING, NO_TOKEN, WAITING, type End, type Guide, type Place, type State } from './state';

const CELLS = STRIDE * (HEIGHT + 2);
const SEATS = 2;
const FRONTS = [1, 3, 4, 5] as const;

export interface Sample {
  readonly monster?: Place;
  readonly tokens?: Readonly<Record<number, Place | number>>;
  readonly things?: readonly (readonly [Place, number])[];
  readonly blood?: readonly Place[];
  readonly flipped?: readonly number[];
  readonly active?: number;
}

/** Return a state of two players. */
export function sampleState(sample: Sample = {}): State {
  const ground = Array<number>(CELLS).fill(1);
  const things = Array<number>(CELLS).fill(0);
  for (const place of sample.blood ?? []) ground[cellAt(place)] = 2;
  for (const [place, thing] of sample.things ?? []) things[cellAt(place)] = thing;
  const cell_of = Array.from({ length: SEATS * FRONTS.length }, (_, token) => {
    const where = sample.tokens?.[token] ?? WAITING;
    return typeof where === 'number' ? where : cellAt(where);
  });
  return {
    floor: {
      ground,
      things,
      cell_of,
      teleporters: [0, 0, 0, 0],
      arrows: [0, 0, 0, 0],
      monster: cellAt(sample.monster ?? [0, 0]),
      facing: 1,
      sight_across_blood: true,
      corner_keeps_tiles: false,
      teleporter_takes_tiles: false,
      blocked_slide_stays: false,
      crystals_keep_apart: false,
    },
    tokens: cell_of.map((_, token) => ({
      seat: Math.floor(token / FRONTS.length),
      front: FRONTS[token % FRONTS.length] ?? 1,
      is_flipped: sample.flipped?.includes(token) ?? false,
      has_moved: false,
    })),
    token_count: cell_of.length,
    players: SEATS,
    tokens_to_win: 3,
    phase: MOVING,
    turn: 0,
    starter: 0,
    to_move: 0,
    active: sample.active ?? NO_TOKEN,
    steps_left: 0,
    supply: [0, 0, 0, 0, 0, 0, 0, 0],
    chance_places: false,
    pile: [1, 2, 2, 1, 1, 1],
    card: 0,
    steps_walked: 0,
    hits: 0,
    rounds_played: 1,
    second_half: false,
    cards_left: 7,
    five_is_three_hits: false,
    second_half_cards: 7,
    same_cards_again: false,
    must_enter: false,
    eaten_tokens_flip: false,
    out_count: [0, 0],
    out_when: [0, 0],
    exits: 0,
    ending: 0,
  };
}

export const SAMPLE_SEATS: readonly BoardSeat[] = [
  {
    name: 'green',
    colour: 'green',
    sign: 'leaf',
    player: 'One',
    isYours: true,
    isToAct: true,
    isBot: false,
  },
  {
    name: 'red',
    colour: 'red',
    sign: 'flame',
    player: '',
    isYours: false,
    isToAct: false,
    isBot: true,
  },
];

/** Return an end on a cell, reached by some actions. */
export function sampleEnd(cell: Place, actions: readonly number[], pushes = 0): End {
  const shove = { thing: 'stone', token: null, start: [5, 5], rest: [6, 5] } as const;
  return {
    where: 'board',
    cell,
    actions,
    way: [cell],
    shoves: Array<typeof shove>(pushes).fill(shove),
  };
}

/** A guide with two tokens; one reaches a cell in two ways, the other waits outside. */
export const TOKEN_GUIDE: Guide = {
  tokens: [
    {
      token: 1,
      steps: 3,
      ends: [
        sampleEnd([4, 4], [1, 26]),
        sampleEnd([5, 4], [1, 22, 26]),
        sampleEnd([5, 4], [1, 23, 22, 26], 1),
      ],
      held: [],
    },
    {
      token: 2,
      steps: 4,
      ends: [
        { where: 'waiting', cell: null, actions: [2, 26], way: [], shoves: [] },
        sampleEnd([15, 10], [2, 25, 26]),
      ],
      held: [],
    },
  ],
};

/** A guide with a teleporter to lay, which can be turned. */
export const TILE_GUIDE: Guide = {
  rule: '2.6',
  tiles: [
    {
      name: 'blue teleporter',
      left: 2,
      turns: (['N', 'E'] as const).map((arrow, turn) => ({
        tile: 'blue teleporter',
        arrow,
        width: 1,
        height: 1,
        spots: [{ cell: [3, 3] as const, action: 100 + turn }],
        refused: { 'kept-free': [[0, 1]], 'beside-teleporter': [[8, 7]] },
      })),
    },
  ],
};
