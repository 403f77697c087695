import { expect, it } from 'vitest';
import en from './options/en.json';
import board from '../boards/spokenchaos/words/en.json';
import { LAYOUTS } from './layout';

const options = Object.entries(LAYOUTS).flatMap(([game, layout]) =>
  [...(layout?.plain ?? []), ...(layout?.rulings ?? [])].map((name) => `option.${game}.${name}`),
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

it('calls the midnight cards as the board does', () => {
  const option = 'option.spokenchaos.midnight_cards.';
  const cards = Object.entries(en)
    .filter(([key]) => key.startsWith(option) && key !== `${option}about`)
    .map(([key, words]) => [`midnight.${key.slice(option.length)}`, words]);
  expect(cards).toHaveLength(12);
  expect(board).toMatchObject(Object.fromEntries(cards) as Record<string, string>);
});
