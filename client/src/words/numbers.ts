/** Numbers as the language that is spoken writes them. */

import { speaker } from './words.svelte';

/** Return a share as a percentage. */
export function percent(share: number): string {
  return new Intl.NumberFormat(speaker.language, { style: 'percent' }).format(share);
}

/** Return a share of the win as points: a hundredth each. */
export function points(share: number): number {
  return Math.round(share * 100);
}

/** Return a share of the win as points, with its sign. */
export function signedPoints(share: number): string {
  const style = { signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(speaker.language, style).format(points(share));
}

/**
 * Return shares that add up to 1 as whole percentages that add up to 100: those that lose most by
 * rounding down get what is left.
 */
export function percents(shares: readonly number[]): string[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, one) => sum + one, 0);
  const byLoss = exact.map((_, index) => index).sort((one, two) => lossOf(two) - lossOf(one));
  for (const index of byLoss.slice(0, Math.max(0, left))) whole[index] = (whole[index] ?? 0) + 1;
  return whole.map((one) => percent(one / 100));

  function lossOf(index: number): number {
    return (exact[index] ?? 0) - (whole[index] ?? 0);
  }
}

/** Return a number with one place behind the comma. */
export function oneDecimal(number: number): string {
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(speaker.language, places).format(number);
}

/** Return a large number. */
export function grouped(count: number): string {
  return new Intl.NumberFormat(speaker.language).format(count);
}
