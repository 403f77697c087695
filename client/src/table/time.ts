/** Clocks as people read them. */

import type { ShownClock, TableSettings } from '../generated/messages';

type Kind = NonNullable<TableSettings['clock']>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SHORT = 20; // seconds: time runs out

/** Seconds of a clock: for this turn or this match, and what may be used beyond a turn's time. */
export interface TimeLeft {
  readonly seconds: number;
  readonly reserve: number;
}

/** Return the time that a clock has left; one that rests has its next turn before it. */
export function timeLeft(kind: Kind | undefined, clock: ShownClock, now: number): TimeLeft {
  const { left = 0, flag } = clock;
  const isRunning = flag !== undefined && flag !== null;
  const running = isRunning ? Math.max(0, flag - now) : 0;
  const turn = turnTime(kind);
  if (turn === undefined) return { seconds: isRunning ? running : left, reserve: 0 };
  if (!isRunning) return { seconds: turn, reserve: left };
  return running > left
    ? { seconds: running - left, reserve: left }
    : { seconds: running, reserve: 0 }; // the reserve itself runs
}

/** Return the seconds of every turn, if they are counted by turns. */
function turnTime(kind: Kind | undefined): number | undefined {
  if (kind?.kind === 'correspondence') return kind.days * DAY;
  return kind?.kind === 'per-move' ? kind.seconds : undefined;
}

/** Tell whether time runs out. */
export function isShort(seconds: number): boolean {
  return seconds < SHORT;
}

/** Write seconds as a clock shows them: 0:09, 12:30, 1:02:03, or days and hours. */
export function clockText(seconds: number): string {
  if (seconds >= DAY) {
    const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
    return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  }
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / MINUTE) % MINUTE, whole % MINUTE];
  const hours = Math.floor(whole / HOUR);
  if (hours === 0) return `${parts[0]}:${two(parts[1])}`;
  return `${hours}:${two(parts[0])}:${two(parts[1])}`;
}

function two(number: number | undefined): string {
  return String(number).padStart(2, '0');
}
