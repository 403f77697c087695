/** How far those who watch can be behind, in seconds. */

export const DELAYS = {
  none: 0,
  minute: 60,
  'five-minutes': 300,
  'quarter-hour': 900,
  hour: 3600,
} as const;

export type DelayName = keyof typeof DELAYS;
export const DELAY_NAMES = Object.keys(DELAYS) as DelayName[];

const MINUTE = 60;

/** Return a delay in minutes, begun ones included. */
export function minutesOf(delay: number): number {
  return Math.ceil(delay / MINUTE);
}
