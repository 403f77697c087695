/** The two halves of a match: in the second, who is eaten is gone. */

import type { Announcement, Shown } from '../board';
import type { State } from './state';
import { t } from './words';

/** Tell whether the second half begins with a moment. */
export function beginsSecondHalf({ state, before }: Shown<State>): boolean {
  return state.second_half && before?.second_half === false;
}

/** Return what is announced with a moment: that the second half begins, and what changes. */
export function announces(shown: Shown<State>): Announcement | undefined {
  if (!beginsSecondHalf(shown)) return undefined;
  return { title: t('half.begins'), words: t('half.changes') };
}
