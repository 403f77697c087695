/** What a seat has reached, ghost by ghost: out, in the lobby, or still waiting to come in. */

import { ownWords } from './names';
import { BESIDE, INSIDE, OUT, sizeOf, type State } from './state';
import { GHOSTS, type Size } from './geometry/measures';
import { t } from './words';

const PLACES = { [OUT]: 'out', [INSIDE]: 'inside', [BESIDE]: 'waiting' } as const;

export type Reached = (typeof PLACES)[keyof typeof PLACES];

/** In the order in which they are worth most. */
export const ALL_REACHED: readonly Reached[] = ['out', 'inside', 'waiting'];

export interface GhostReached {
  readonly ghost: number;
  readonly size: Size;
  readonly reached: Reached;
}

/** Return the ghosts of a seat, the farthest first; those in the box are none of its ghosts now. */
export function tallyOf(state: State, seat: number): readonly GhostReached[] {
  const own = state.figures.slice(seat * GHOSTS, (seat + 1) * GHOSTS);
  const all = own.flatMap(({ where }, ghost) => {
    const reached = (PLACES as Partial<Record<number, Reached>>)[where];
    return reached ? [{ ghost, size: sizeOf(ghost), reached }] : [];
  });
  return ALL_REACHED.flatMap((place) => all.filter(({ reached }) => reached === place));
}

/** Return the same in words: where each ghost is. */
export function tallyWords(tally: readonly GhostReached[]): string {
  return ALL_REACHED.flatMap((place) => {
    const there = tally.filter(({ reached }) => reached === place);
    const ghosts = there.map(({ ghost }) => ownWords(ghost)).join(', ');
    return there.length > 0 ? [t(`tally.${place}`, { ghosts })] : [];
  }).join(' ');
}
