/** What a midnight card does, as sentences. */

import type { Shown } from '../board';
import { accountOf, type AccountOf } from './account';
import { cardInForce, cardNamed } from './midnight';
import type { State } from './state';
import { t } from './words';

type Told = Shown<State>;

/** Return what a card does by rule alone; the ghosts' ways are told by whoever asks. */
export function carriedOut(
  shown: Told,
  account: AccountOf<'carry-out'>,
  ways: readonly string[],
): string {
  const told = cardNamed(account.card)?.tells?.(shown, account, ways) ?? ways;
  return told.join(' ') || finished(account);
}

/** Return what a card adds to the catching after a look. */
export function afterLook(shown: Told): readonly string[] {
  const account = accountOf(shown);
  if (account?.kind !== 'catch' || !account.card) return [];
  return cardNamed(account.card)?.tellsAfterLook?.(shown, account) ?? [];
}

/** Return what the number for the door means, with a card that changes it. */
export function numberWords({ state }: Told, number: string): string {
  return cardInForce(state)?.tellsNumber?.(state, number) ?? t('told.number', { number });
}

function finished({ card, goes_on }: AccountOf<'carry-out'>): string {
  const named = { card: t(`midnight.${card}`) };
  if (cardNamed(card)?.isLater) return t('told.in-force', named);
  return goes_on ? t('told.goes-on', named) : t('told.done-with', named);
}
