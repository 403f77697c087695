/** Clocks as people read them. */

import type { ShownClock } from '../wire/messages';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SHORT = 20; // seconds: time runs out

/** Return how many seconds a clock has left at a certain time. */
export function secondsLeft(clock: ShownClock, now: number): number {
  if (clock.flag !== undefined && clock.flag !== null) return Math.max(0, clock.flag - now);
  return clock.left ?? 0;
}

/** Tell whether time runs out. */
export function isShort(seconds: number): boolean {
  return seconds < SHORT;
}

/** Write seconds as a clock shows them: 0:09, 12:30, 1:02:03, or days and hours. */
export function clockText(seconds: number): string {
  if (seconds >= DAY)
    return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / MINUTE) % MINUTE, whole % MINUTE];
  const hours = Math.floor(whole / HOUR);
  if (hours === 0) return `${parts[0]}:${two(parts[1])}`;
  return `${hours}:${two(parts[0])}:${two(parts[1])}`;
}

function two(number: number | undefined): string {
  return String(number).padStart(2, '0');
}
