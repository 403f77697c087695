/** The rules at hand say how much of a ghost gives it away, as it is in force. */

import { expect, it } from 'vitest';
import { loadRules } from '../../rules/rules';
import { LANGUAGES } from '../../words/language';
import { LOOK } from './geometry/measures';

it.each(LANGUAGES)('the threshold of the look is said in %s', async (language) => {
  const rules = await loadRules('spokenchaos', language);
  const lines = (rules?.sections ?? []).flatMap((section) => section.lines);
  const said = lines.find((line) => line.includes(String(LOOK.grid)));
  expect(said).toMatch(new RegExp(`\\b${LOOK.samples_to_be_seen}\\b`));
});
