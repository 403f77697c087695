/** Numbers as the language that is spoken writes them. */

import { speaker } from './words.svelte';

/** Return a share as a percentage. */
export function percent(share: number): string {
  return new Intl.NumberFormat(speaker.language, { style: 'percent' }).format(share);
}

/** Return a large number. */
export function grouped(count: number): string {
  return new Intl.NumberFormat(speaker.language).format(count);
}
