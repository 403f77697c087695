/** Which moments belong together: the deal stands as one, and so do picking up and moving. */

import type { Shown } from '../board';
import { doneIn } from './actions';
import { cellsIn, without } from './cells';
import { beside, chartOf, directionOf, hexAt, type Hex } from './chart';
import type { MenhirsState } from './state';

type Seen = Shown<MenhirsState>;

/** What the last move changed: where mist has come, and where it has been. */
export interface Trace {
  readonly came: readonly Hex[];
  readonly left: readonly Hex[];
}

/** Tell whether a moment begins a line of the move list. */
export function beginsLine({ moment, before }: Seen): boolean {
  const family = moment && doneIn(moment).family;
  if (family === 'tile') return !before?.chosen;
  return family !== 'deal' && family !== 'go';
}

/** Return what a moment has changed, to show it until the next one. */
export function traceOf({ moment, before, state }: Seen): Trace {
  const done = moment && doneIn(moment);
  const chart = chartOf(state.terms.board);
  const hexesOf = (set: number) => cellsIn(set).flatMap((cell) => hexAt(chart, cell) ?? []);
  const isOnCell = done && 'cell' in done && done.cell !== undefined;
  if (!before || (done?.family !== 'go' && !isOnCell)) return { came: [], left: [] };
  if (done.family !== 'go') {
    return {
      came: hexesOf(without(state.mist, before.mist)),
      left: hexesOf(without(before.mist, state.mist)),
    };
  }
  const left = hexesOf(before.chosen);
  return {
    came: left.flatMap((hex) => beside(chart, hex, directionOf(done.direction)) ?? []),
    left,
  };
}
