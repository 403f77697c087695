/** Options that come from elsewhere, in a letter or a link: only what can be chosen is played. */

import { findGame, type OptionAbout } from '../games';
import { checkOptions } from './checking';
import { areColours } from './colours';

const EDITION = 'edition';
const LONGEST = 100; // characters of an option

/** Return what is wrong with options that no page would have written; nothing if nothing is. */
export async function wrongOptions(
  name: string,
  options: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const game = await findGame(name);
  if (!game) return 'there is no such game';
  const { [EDITION]: edition, ...chosen } = options;
  for (const [key, text] of Object.entries(chosen)) {
    const about = game.options.find((option) => option.name === key);
    if (!about || !isPossible(about, text)) return `there is no such option: ${key}`;
  }
  const newest = Number(game.defaults[EDITION] ?? 1);
  if (edition !== undefined && !(Number(edition) >= 1 && Number(edition) <= newest)) {
    return 'it is played by newer rules';
  }
  if (!areColours(game, chosen)) return 'these colours do not fit';
  const { refused } = await checkOptions(game, chosen);
  return refused ? `${refused.place} does not fit` : undefined;
}

function isPossible({ kind, choices, presets, least, most }: OptionAbout, text: string): boolean {
  if (text.length > LONGEST) return false;
  const number = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  switch (kind) {
    case 'switch':
      return text === 'true' || text === 'false';
    case 'choice':
      return choices.includes(text);
    case 'list':
      return text.split(' ').every((part) => choices.includes(part));
    case 'text':
      return text in presets || /^[a-z ]+$/.test(text);
    default:
      return choices.includes(text) || (number >= (least ?? 0) && number <= (most ?? Infinity));
  }
}
