/** What a turn puts at risk: tokens that he may eat next, and would less likely after another. */

import type { Compared } from '../beside';
import { percent } from '../../words/numbers';
import { listed, tokenWords } from './names';
import type { Outlook } from './state';
import { t } from './words';

/** Return whom of a seat he may eat rather than after another turn, in words, the likeliest first. */
export function risks({ shown, seat, done, better, least }: Compared<'finstere'>): string {
  const { seats, state } = shown;
  const tokens = (done?.dangers ?? [])
    .filter(({ token }) => state.tokens[token]?.seat === seat)
    .map(({ token, chance }) => ({ token, chance, other: chanceOf(better, token) }))
    .filter(({ chance, other }) => chance - other >= least)
    .sort((one, two) => two.chance - two.other - (one.chance - one.other))
    .map(({ token, chance, other }) =>
      t('risk', {
        token: tokenWords(seats, state, token),
        done: percent(chance),
        better: percent(other),
      }),
    );
  return tokens.length > 0 ? t('risks', { tokens: listed(tokens, 'conjunction') }) : '';
}

function chanceOf(outlook: Outlook | null, token: number): number {
  return outlook?.dangers.find((danger) => danger.token === token)?.chance ?? 0;
}
