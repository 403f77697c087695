/** The options that a letter brings along come from elsewhere: only what can be chosen is played. */

import { findGame, type OptionAbout } from '../games';
import { checkOptions } from '../setup/checking';
import { Refusal } from '../wire/refusal';

const EDITION = 'edition';
const TWO = '2';
const LONGEST = 100; // characters of an option

/** Refuse options that no page would have written, or that are not for two. */
export async function checkLetterOptions(
  name: string,
  options: Readonly<Record<string, string>>,
): Promise<void> {
  const game = await findGame(name);
  if (!game) throw refused('there is no such game');
  const { [EDITION]: edition, ...chosen } = options;
  for (const [key, text] of Object.entries(chosen)) {
    const about = game.options.find((option) => option.name === key);
    if (!about || !isPossible(about, text)) throw refused(`there is no such option: ${key}`);
  }
  const newest = Number(game.defaults[EDITION] ?? 1);
  if (edition !== undefined && !(Number(edition) >= 1 && Number(edition) <= newest)) {
    throw refused('it is played by newer rules');
  }
  if ((chosen.players ?? TWO) !== TWO) throw refused('only two can write to one another');
  const { refused: wrong } = await checkOptions(game, chosen);
  if (wrong) throw refused(`${wrong.place} does not fit`);
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

function refused(why: string): Refusal {
  return new Refusal('unreadable-letter', why);
}
