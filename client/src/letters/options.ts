/** The options that a letter brings along come from elsewhere: only what can be chosen is played. */

import { wrongOptions } from '../setup/given-options';
import { Refusal } from '../wire/refusal';

const TWO = '2';

/** Refuse options that no page would have written, or that are not for two. */
export async function checkLetterOptions(
  name: string,
  options: Readonly<Record<string, string>>,
): Promise<void> {
  const wrong = await wrongOptions(name, options);
  if (wrong) throw refused(wrong);
  if ((options.players ?? TWO) !== TWO) throw refused('only two can write to one another');
}

function refused(why: string): Refusal {
  return new Refusal('unreadable-letter', why);
}
