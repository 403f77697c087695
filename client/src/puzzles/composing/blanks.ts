/** What a composer begins with, of each kind: small puzzles that are sound. */

import type { KindName } from '../kinds';
import type { Escape, Feast, FreeIn, Furnish, Hide, Predict, Puzzle } from '../puzzle';

const COMMON = {
  id: 'own',
  grade: 0,
  unique: false,
  title: { en: '', nl: '', de: '', fr: '' },
} as const;

const FEAST: Feast = {
  ...COMMON,
  kind: 'feast',
  game: 'finstere',
  position: {
    game: 'finstere',
    monster: { cell: [5, 5], facing: 'E' },
    tokens: [
      { name: 'A', cell: [8, 6] },
      { name: 'X', cell: [2, 4] },
      { name: 'Y', cell: [3, 6] },
    ],
    tiles: [],
  },
  own: ['A'],
  enemy: ['X', 'Y'],
  task: { moves: [{ token: 'A', steps: 5 }], lay: [], facing: false },
};

const PREDICT: Predict = {
  ...COMMON,
  kind: 'predict',
  game: 'finstere',
  position: {
    game: 'finstere',
    monster: { cell: [5, 5], facing: 'E' },
    tokens: [
      { name: 'A', cell: [9, 5] },
      { name: 'B', cell: [9, 2] },
    ],
    tiles: [],
  },
  task: { card: '8' },
};

const ESCAPE: Escape = {
  ...COMMON,
  kind: 'escape',
  game: 'finstere',
  position: {
    game: 'finstere',
    monster: { cell: [4, 5], facing: 'E' },
    tokens: [{ name: 'A', cell: [9, 5] }],
    tiles: [{ kind: 'stone', cell: [10, 4] }],
  },
  own: ['A'],
  task: { moves: [{ token: 'A', steps: 3 }], cards: ['8', '10'], out: [] },
};

const FREE_IN: FreeIn = {
  ...COMMON,
  kind: 'free-in',
  game: 'menhirs',
  position: {
    game: 'menhirs',
    menhirs: [[4, 3]],
    mist: [
      [4, 3],
      [4, 4],
    ],
    turn: 1,
  },
  task: { turns: 1 },
};

const HIDE: Hide = {
  ...COMMON,
  kind: 'hide',
  game: 'spokenchaos',
  position: {
    game: 'spokenchaos',
    furniture: [{ piece: 'piano', x: 3, y: 3, yaw: 0, face: 'upright' }],
    ghosts: [{ name: 'r1', colour: 'red', size: 'small', x: 2.5, y: 1.5, level: 0 }],
  },
  task: { ghosts: ['r1'], steps: 3, doors: ['S3'] },
};

const FURNISH: Furnish = {
  ...COMMON,
  kind: 'furnish',
  game: 'spokenchaos',
  position: {
    game: 'spokenchaos',
    furniture: [],
    ghosts: [{ name: 'r1', colour: 'red', size: 'small', x: 2.5, y: 3.5, level: 0 }],
  },
  task: { piece: 'piano', doors: ['S3'], hidden: ['r1'], seen: [] },
};

export const BLANKS: Readonly<Record<KindName, Puzzle>> = {
  feast: FEAST,
  predict: PREDICT,
  escape: ESCAPE,
  'free-in': FREE_IN,
  hide: HIDE,
  furnish: FURNISH,
};
