/** What a midnight card does, as sentences. */

import type { Shown } from '../board';
import { cardInForce, cardNamed } from './midnight';
import { midnightOf, phaseOf, type State } from './state';
import { t, type Key } from './words';

type Told = Shown<State>;

/** Return what a card does by rule alone; the ghosts' ways are told by whoever asks. */
export function carriedOut(shown: Told, ways: readonly string[]): string {
  const { state, before = state } = shown;
  const told = cardInForce(before)?.tells?.(shown, ways) ?? ways;
  return told.join(' ') || finished(state, midnightOf(before) ?? 'tag');
}

/** Return what a card adds to the catching after a look. */
export function afterLook(shown: Told): readonly string[] {
  const { state, before = state } = shown;
  return cardInForce(before)?.tellsAfterLook?.(shown) ?? [];
}

/** Return what the number for the door means, with a card that changes it. */
export function numberWords({ state }: Told, number: string): string {
  return cardInForce(state)?.tellsNumber?.(state, number) ?? t('told.number', { number });
}

/** Return the ghosts that a card sends home after a look, rather than those who saw them. */
export function sentHome(before: State, state: State): ReadonlySet<number> {
  const card = cardInForce(before);
  return new Set(card?.isHot ? card.touches?.(before, state) : []);
}

function finished(state: State, card: string): string {
  const named = { card: t(`midnight.${card}` as Key) };
  if (cardNamed(card)?.isLater) return t('told.in-force', named);
  return phaseOf(state) === 'midnight' ? t('told.goes-on', named) : t('told.done-with', named);
}
