import { describe, expect, it } from 'vitest';
import { GAMES } from '../parts/summary';
import { LANGUAGES } from '../words/language';
import { loadRules } from './rules';

describe.each(GAMES)('the rules of %s', (game) => {
  it.each(LANGUAGES)('are there in %s, with as many sections as in English', async (language) => {
    const rules = await loadRules(game, language);
    const english = await loadRules(game, 'en');
    expect(rules?.sections.map(({ lines }) => lines.length)).toEqual(
      english?.sections.map(({ lines }) => lines.length),
    );
  });
});

it('are nothing for a game that is not known', async () => {
  expect(await loadRules('chess', 'en')).toBeUndefined();
});
