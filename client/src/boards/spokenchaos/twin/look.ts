/** Looking through the keyhole: who is seen, how much of it, and along which line. */

import { DOORS } from '../../../wire/spokenchaos';
import { Casting, type Sighting } from './casting';
import { hidings, type Hiding } from './hiding';
import {
  eyeOf,
  fromView,
  newKeyhole,
  turnView,
  type Door,
  type Keyhole,
  type Standing,
} from './keyhole';
import { LOOK } from './measures';
import type { Body } from './solid';
import type { Vector } from './vectors';

/** What the look shows of one ghost. */
export interface Shown {
  readonly samples: number;
  /** Of these, only by way of the mirror. */
  readonly mirrored: number;
  /** From the eye, by the bend if mirrored, to the point seen. */
  readonly line: readonly Vector[];
  /** The samples that show it, whoever is before it. */
  readonly shown: readonly number[];
  readonly hiding: Hiding;
}

export interface Look {
  readonly ghosts: readonly Shown[];
  /** A byte for each sample, row after row from the top. */
  readonly picture: Uint8Array;
}

const NOT_HIDDEN: Hiding = { whole: 0 };

/** Look at furniture and ghosts through the keyhole before a door. */
export function look(
  pieces: readonly Standing[],
  ghosts: readonly Body[],
  door: Door,
  grid: number = LOOK.grid,
): Look {
  const keyhole = newKeyhole(grid);
  const view = turnView(pieces, ghosts, door);
  const casting = new Casting(keyhole, view);
  const sightings = casting.cast();
  const hiding = hidings(keyhole, view);
  return {
    ghosts: sightings.map((sighting, number) => ({
      ...told(sighting, keyhole, door),
      hiding: hiding[number] ?? NOT_HIDDEN,
    })),
    picture: casting.picture,
  };
}

/** Return how many samples give a ghost away: on a coarser grid as much of the view. */
export function enough(grid: number): number {
  return Math.ceil((LOOK.samples_to_be_seen * grid * grid) / (LOOK.grid * LOOK.grid));
}

const DOORS_BY_NAME: Readonly<Partial<Record<string, Door>>> = DOORS;

/** Return the door of a name, such as N3. */
export function doorOf(name: string): Door {
  const found = DOORS_BY_NAME[name];
  if (!found) throw new Error(`there is no door ${name}`);
  return found;
}

function told(sighting: Sighting, keyhole: Keyhole, door: Door): Omit<Shown, 'hiding'> {
  const way = wayOf(sighting, eyeOf(keyhole));
  return {
    samples: sighting.direct + sighting.mirrored,
    mirrored: sighting.mirrored,
    shown: sighting.shown,
    line: way.map((point) => fromView(door, point)),
  };
}

function wayOf({ point, bend, mirroredPoint }: Sighting, eye: Vector): Vector[] {
  if (point) return [eye, point];
  return bend && mirroredPoint ? [eye, bend, mirroredPoint] : [];
}
