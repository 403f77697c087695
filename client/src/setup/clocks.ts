/** The clocks that one can choose. */

import type { TableSettings } from '../generated/messages';

type Clock = NonNullable<TableSettings['clock']>;

export const CLOCKS = {
  none: { kind: 'none' },
  'minute-turn': { kind: 'per-move', seconds: 60 },
  'three-minutes-turn': { kind: 'per-move', seconds: 180 },
  'ten-minutes-each': { kind: 'per-player', seconds: 600, increment: 5 },
  'half-hour-each': { kind: 'per-player', seconds: 1800, increment: 10 },
  'three-days-turn': { kind: 'correspondence', days: 3, vacation_days: 7 },
} as const satisfies Record<string, Clock>;

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];
