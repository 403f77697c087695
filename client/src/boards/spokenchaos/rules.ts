/** What the rules of the game tell this board: they are at hand wherever it is shown. */

import { askAside, type Told } from '../../engine/aside';
import type { Given } from '../../engine/binding';
import { rulesAtHand } from '../../engine/load';
import type { Rules, State as Bytes } from '../../engine/rules';
import type { Besides, Posed, Top, Viewed, Whereabouts } from '../../generated/spokenchaos';
import { ACTIONS } from './actions';
import type { Body } from './geometry/ghost-solid';
import { doorNumber, type Side } from './geometry/doors';
import { GHOST_SIZES, SIZES } from './geometry/measures';
import type { Standing } from './geometry/placed';
import type { State } from './state';

/** What is seen through a door. */
export interface Look {
  /** All ghosts in the lobby. */
  readonly ghosts: readonly Viewed[];
  /** A byte for each sample, row after row from the top: see PICTURE_IDS. */
  readonly picture: Uint8Array;
  /** For each sample a bit for every ghost that it shows, whoever is before it, in their order. */
  readonly shown: Int32Array;
}

/** Something that looks at a state through a door, sooner or later. */
export type Looking = (state: State, door: string) => Promise<Look>;

type Asked<Entry extends keyof Besides> = Promise<Told<Besides[Entry]>>;

const written = new WeakMap<State, Bytes>();

/** Look through a door aside of the page: it takes longer than a frame. */
export const lookAside: Looking = async (state, door) => {
  const asked: Asked<'look_at'> = askAside(rules(), 'look_at', lookGiven(state, door));
  const { told, given } = await asked;
  return lookOf(told, given);
};

/** Look through a door at once. */
export function lookHere(state: State, door: string): Look {
  const given = lookGiven(state, door);
  return lookOf(ask('look_at', given), given);
}

/** Return whom the next look may catch as things stand, aside of the page. */
export async function catchableAside(state: Bytes): Promise<Besides['dangers_at']['ghosts']> {
  const asked: Asked<'dangers_at'> = askAside(rules(), 'dangers_at', [state]);
  return (await asked).told.ghosts;
}

/** Return how many samples give a ghost away. */
export function enough(grid: number): number {
  return rules().number('enough', [grid]);
}

/** Return the sides that a seat may pick for the keyhole. */
export function sidesToPick(state: State, seat: number): Side[] {
  return rules()
    .legalActions(bytesOf(state), seat)
    .flatMap((number) => {
      const action = ACTIONS.read(number);
      return action.family === 'side' ? [action.side] : [];
    });
}

/** Return where a piece is that lies in some way, whether it would stay there or not. */
export function posed({ piece, x, y, yaw, face, lean, angle, height }: Standing): Posed {
  return ask('posed_at', [piece, x, y, yaw, face, lean, angle, height]);
}

/** Return on, under or beside what a ghost is in a lobby. */
export function placeIn(state: State, { x, y, bottom, way, radius }: Body): Whereabouts {
  const size = SIZES.findIndex((one) => GHOST_SIZES[one].diameter / 2 === radius);
  return ask('whereabouts_at', [bytesOf(state), x, y, bottom, way, size]);
}

/** Return the uppermost piece over a place, which is given in 1/32 field, and how high it is. */
export function topAt(state: State, x: number, y: number): Top | null {
  return ask('top_at', [bytesOf(state), x, y]);
}

function ask<Entry extends keyof Besides>(entry: Entry, given: readonly Given[]): Besides[Entry] {
  return rules().ask(entry, given) as Besides[Entry];
}

function lookGiven(state: State, door: string): readonly Given[] {
  const { grid } = state;
  const [picture, shown] = [new Uint8Array(grid * grid), new Int32Array(grid * grid)];
  return [
    bytesOf(state),
    doorNumber(door),
    { items: picture, width: grid },
    { items: shown, width: grid },
  ];
}

function lookOf({ ghosts }: Besides['look_at'], given: readonly Given[]): Look {
  const [, , picture, shown] = given as [
    unknown,
    unknown,
    { items: Uint8Array },
    { items: Int32Array },
  ];
  return { ghosts, picture: picture.items, shown: shown.items };
}

function rules(): Rules<'spokenchaos'> {
  const found = rulesAtHand('spokenchaos');
  if (!found) throw new Error('the rules of Spokenchaos are not here yet');
  return found as unknown as Rules<'spokenchaos'>;
}

function bytesOf(state: State): Bytes {
  let bytes = written.get(state);
  if (!bytes) {
    bytes = rules().write(state);
    written.set(state, bytes);
  }
  return bytes;
}
