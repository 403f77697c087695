/** Actions as the server writes them: a word, and what it is about. */

import { STEPS_PER_FIELD } from './twin/measures';
import { WAYS } from './twin/solid';
import type { Spot } from './state';

export interface Atom {
  readonly verb: string;
  readonly object: string;
}

const SPOT = /^spot ([\d.]+),([\d.]+)(?: level (\d+))?(?: lying ([NESW]))?$/;
const PLACE = /^at ([\d.]+),([\d.]+)$/;
const STEP = /^[NESW]$/;

/** A spot of a field: its offset in 1/32 field, its level and the way a ghost points there. */
export interface SpotText {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly way: number;
}

/** Read an action. */
export function atomOf(text: string): Atom {
  if (STEP.test(text)) return { verb: 'step', object: text };
  const space = text.indexOf(' ');
  if (space < 0) return { verb: text, object: '' };
  return { verb: text.slice(0, space), object: text.slice(space + 1) };
}

/** Read a spot. */
export function spotOf(text: string): SpotText | undefined {
  const found = SPOT.exec(text);
  if (!found) return undefined;
  const [, x, y, level = '0', lying = ''] = found;
  return {
    x: Number(x) * STEPS_PER_FIELD,
    y: Number(y) * STEPS_PER_FIELD,
    level: Number(level),
    way: WAYS.findIndex((way) => way === lying),
  };
}

/** Read a place for furniture, in 1/32 field. */
export function placeOf(text: string): readonly [number, number] | undefined {
  const found = PLACE.exec(text);
  return found ? [steps(found[1]), steps(found[2])] : undefined;
}

/** Write a spot of the field in which it lies. */
export function spotText([x, y, level, , way]: Spot): string {
  const height = level > 0 ? ` level ${level}` : '';
  const lying = WAYS[way] ? ` lying ${WAYS[way]}` : '';
  return `spot ${offset(x)},${offset(y)}${height}${lying}`;
}

/** Write a place for furniture. */
export function placeText(x: number, y: number): string {
  return `at ${x / STEPS_PER_FIELD},${y / STEPS_PER_FIELD}`;
}

function offset(place: number): number {
  return (place % STEPS_PER_FIELD) / STEPS_PER_FIELD;
}

function steps(text: string | undefined): number {
  return Number(text) * STEPS_PER_FIELD;
}
