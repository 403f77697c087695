/** Whom he may eat next, as things stand. */

import type { Danger, Prospect } from '../beside';
import { tokenWords } from './names';

/** Return the tokens in danger, each with its words. */
export function dangers({ shown, outlook }: Prospect<'finstere'>): readonly Danger[] {
  return (outlook?.dangers ?? []).map(({ token, chance }) => ({
    seat: shown.state.tokens[token]?.seat ?? -1,
    piece: tokenWords(shown.seats, shown.state, token),
    number: token,
    chance,
  }));
}
