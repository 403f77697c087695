import { expect, it } from 'vitest';
import de from './options/de.json';
import en from './options/en.json';
import fr from './options/fr.json';
import nl from './options/nl.json';
import deBoard from '../boards/spokenchaos/words/de.json';
import enBoard from '../boards/spokenchaos/words/en.json';
import frBoard from '../boards/spokenchaos/words/fr.json';
import nlBoard from '../boards/spokenchaos/words/nl.json';
import { LAYOUTS } from './layout';

const options = Object.entries(LAYOUTS).flatMap(([game, layout]) =>
  [...layout.plain, ...layout.rulings].map((name) => `option.${game}.${name}`),
);

it.each(options)('has a name and a sentence for %s', (option) => {
  expect(Object.keys(en)).toContain(option);
  expect(Object.keys(en)).toContain(`${option}.about`);
});

it('has no words for options that are not shown', () => {
  const known = (key: string) =>
    options.some((option) => key === option || key.startsWith(`${option}.`));
  expect(Object.keys(en).filter((key) => !known(key))).toEqual([]);
});

it.each([
  ['English', en, enBoard],
  ['Dutch', nl, nlBoard],
  ['German', de, deBoard],
  ['French', fr, frBoard],
])('calls the midnight cards as the board does in %s', (_, words, board) => {
  const option = 'option.spokenchaos.midnight_cards.';
  const cards = Object.entries(words)
    .filter(([key]) => key.startsWith(option) && key !== `${option}about`)
    .map(([key, said]) => [`midnight.${key.slice(option.length)}`, said]);
  expect(cards).toHaveLength(12);
  expect(board).toMatchObject(Object.fromEntries(cards) as Record<string, string>);
});
