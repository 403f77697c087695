/**
 * Small examples beside the rules, as drawings in text; they say nothing in any language.
 *
 *   grid    . flag   ~ blood   # stone   | shelf   T teleporter   M monster   g r b y tokens
 *   hexes   . forest   m menhir   ~ mist   M mist on a menhir   a A the same, about to move
 *   lobby   seen from above, 6 by 6 fields, y downwards
 */

export type Spot = readonly [x: number, y: number];
export type Way = readonly Spot[];

export interface GridPicture {
  readonly kind: 'grid';
  readonly rows: readonly string[];
  /** Where something goes, through the middles of cells. */
  readonly ways?: readonly Way[];
  /** Where he vanishes and comes back. */
  readonly leap?: Way;
  /** What he sees; the last one is the nearest. */
  readonly beams?: readonly Way[];
  /** What stands or lies there afterwards. */
  readonly after?: readonly { readonly what: string; readonly at: Spot }[];
  readonly lost?: Spot;
  readonly letters?: readonly { readonly letter: string; readonly at: Spot }[];
}

export interface HexPicture {
  readonly kind: 'hexes';
  /** Columns from the west, each from the north. */
  readonly columns: readonly string[];
  /** By how many columns, and how many cells down, the mist goes. */
  readonly goes: Spot;
}

export interface LobbyPicture {
  readonly kind: 'lobby';
  readonly furniture: readonly (readonly [x: number, y: number, width: number, height: number])[];
  readonly ghosts: readonly { readonly at: Spot; readonly isSeen: boolean }[];
  readonly mirror?: Way;
  readonly eye?: Spot;
  /** What the eye sees. */
  readonly sight?: Way;
  readonly way?: Way;
}

export type Drawn = GridPicture | HexPicture | LobbyPicture;

export const PICTURES: Readonly<Partial<Record<string, Drawn>>> = {
  'finstere-wall': {
    kind: 'grid',
    rows: ['|...M.|', '|.....|', '|.....|'],
    letters: [
      { letter: 'W', at: [6, 0] },
      { letter: 'W', at: [0, 2] },
    ],
    ways: [
      [
        [4, 0],
        [6.4, 0],
      ],
      [
        [-0.4, 2],
        [1.5, 2],
      ],
    ],
    after: [{ what: 'M', at: [2, 2] }],
  },
  'finstere-push': {
    kind: 'grid',
    rows: ['......', 'g.#...', '......'],
    ways: [
      [
        [0, 1],
        [3, 1],
      ],
    ],
    after: [{ what: '#', at: [4, 1] }],
  },
  'finstere-blood': {
    kind: 'grid',
    rows: ['.......', '.r~~~..', '.......'],
    ways: [
      [
        [1, 1],
        [5, 1],
      ],
    ],
    after: [{ what: 'r', at: [5, 1] }],
  },
  'finstere-sight': {
    kind: 'grid',
    rows: ['..r....', '.......', '..M..b.', '..#....', '..y....'],
    beams: [
      [
        [2, 2],
        [5, 2],
      ],
      [
        [2, 2],
        [2, 2.6],
      ],
      [
        [2, 2],
        [2, 0],
      ],
    ],
  },
  'finstere-crush': {
    kind: 'grid',
    rows: ['.....|', '..M#b|', '.....|'],
    ways: [
      [
        [2, 1],
        [3.4, 1],
      ],
      [
        [4, 1],
        [5.3, 1],
      ],
    ],
    lost: [4, 1],
  },
  'finstere-teleporter': {
    kind: 'grid',
    rows: ['.......', 'M.T....', '.....T.'],
    ways: [
      [
        [0, 1],
        [2, 1],
      ],
      [
        [5, 2],
        [5, 0.6],
      ],
    ],
    leap: [
      [2, 1],
      [5, 2],
    ],
    after: [{ what: 'M', at: [5, 2] }],
  },
  'menhirs-win': { kind: 'hexes', columns: ['m.', '.A.', '.aA.', '..m', '..'], goes: [1, -0.5] },
  'menhirs-cluster': {
    kind: 'hexes',
    columns: ['..', 'aa.', '.a..', '.m.', '..'],
    goes: [1, 0.5],
  },
  'menhirs-split': { kind: 'hexes', columns: ['~~', '~a.', '.aa.', '...', '..'], goes: [1, 0.5] },
  'spokenchaos-way': {
    kind: 'lobby',
    furniture: [
      [1.8, 2.4, 1.5, 1],
      [4.2, 0.8, 1, 1],
    ],
    ghosts: [{ at: [2.5, 4.5], isSeen: false }],
    way: [
      [2.5, 6.5],
      [2.5, -0.5],
    ],
  },
  'spokenchaos-look': {
    kind: 'lobby',
    furniture: [[2.6, 2.6, 1.4, 0.7]],
    ghosts: [
      { at: [3.2, 1.7], isSeen: false },
      { at: [4.9, 1.7], isSeen: true },
    ],
    eye: [3.5, 6.5],
    sight: [
      [3.5, 6.5],
      [0.3, 0],
      [1.67, 0],
      [2.6, 3.3],
      [4, 3.3],
      [4.52, 0],
      [6, 0],
    ],
  },
  'spokenchaos-mirror': {
    kind: 'lobby',
    furniture: [[2.6, 2.4, 1.8, 1.4]],
    ghosts: [{ at: [4.9, 1.3], isSeen: true }],
    mirror: [
      [1, 1.9],
      [2.1, 0.8],
    ],
    eye: [1.5, 6.5],
    sight: [
      [1.5, 6.5],
      [1.25, 1.65],
      [5.6, 1.95],
      [5.6, 0.85],
      [1.85, 1.05],
    ],
  },
};
