import { describe, expect, it } from 'vitest';
import { GAMES } from '../parts/summary';
import { LANGUAGES } from '../words/language';
import { loadRules, type Section } from './rules';

/** What must be the same in every language. */
function shape({ rules, lines }: Section) {
  return { rules, lines: lines.length };
}

describe.each(GAMES)('the rules of %s', (game) => {
  it.each(LANGUAGES)('are there in %s, section by section as in English', async (language) => {
    const rules = await loadRules(game, language);
    const english = await loadRules(game, 'en');
    expect(rules?.sections.map(shape)).toEqual(english?.sections.map(shape));
  });

  // A phone shows the board turned.
  it.each(LANGUAGES)('say nothing in %s of how the board lies on the screen', async (language) => {
    const rules = await loadRules(game, language);
    const lines = (rules?.sections ?? []).flatMap((section) => section.lines);
    const lying =
      /(top|bottom) (left|right)|(links|rechts)(boven|onder)|(oben|unten) (links|rechts)|en (haut|bas) à/i;
    expect(lines.filter((line) => lying.test(line))).toEqual([]);
  });
});

it('are nothing for a game that is not known', async () => {
  expect(await loadRules('chess', 'en')).toBeUndefined();
});
