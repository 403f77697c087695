import { expect, it } from 'vitest';
import { cited, numbersWords, sectionOf } from './citing';
import { loadRules } from './rules';

it('finds the words that cite a rule, in every language', () => {
  for (const word of ['rule', 'regel', 'Regel', 'règle']) {
    expect(cited(`Not there (${word} 3.4).`, '3.4')).toEqual({
      before: 'Not there (',
      link: `${word} 3.4`,
      after: ').',
    });
  }
});

it('takes no other number for the rule', () => {
  expect(cited('Green 3 (rule 3.41)', '3.4').link).toBe('');
  expect(cited('Mist on (3,4) (rule 3)', '3').link).toBe('rule 3');
  expect(cited('Nothing is cited.', undefined)).toEqual({
    before: 'Nothing is cited.',
    link: '',
    after: '',
  });
});

it.each([
  ['finstere', '2.6', 'Advanced game'],
  ['finstere', '3', 'A round'],
  ['finstere', '4.2', 'Moving a token'],
  ['finstere', '4.7', 'Blood'],
  ['finstere', '5.2', 'The monster looks'],
  ['finstere', '5.8', 'Advanced game'],
  ['menhirs', '3.3', 'Splitting'],
  ['menhirs', '3.4', 'Moving'],
  ['menhirs', '3.5', 'No taking back, and passing'],
  ['menhirs', '3.7', 'Rounds and removing'],
])('leads from a rule of %s, %s, to where it is said: %s', async (game, rule, title) => {
  const rules = await loadRules(game, 'en');
  expect(sectionOf(rules?.sections ?? [], rule)?.title).toBe(title);
});

it('prints numbers in a row as from the first to the last', () => {
  expect(numbersWords(['5.3', '5.4', '5.5', '5.9'])).toBe('5.3–5.5, 5.9');
  expect(numbersWords(['3.9', '3.10'])).toBe('3.9–3.10');
  expect(numbersWords(['2', '3'])).toBe('2, 3');
});
