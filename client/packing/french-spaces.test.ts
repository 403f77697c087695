import { expect, it } from 'vitest';
import { keptTogether } from './french-spaces';

const FILES = import.meta.glob<string>(
  ['../src/**/fr.json', '../src/**/*.fr.json', '../src/generated/lessons/*.fr.json'],
  { eager: true, import: 'default' },
);

it('keeps together what belongs together', () => {
  expect(keptTogether('Quoi ? « Oui » : non ; si !')).toBe(
    'Quoi\u00A0? «\u00A0Oui\u00A0»\u00A0: non\u00A0; si\u00A0!',
  );
});

it('finds the words of every part', () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(15);
});

it.each(Object.entries(FILES))('no line of %s begins with a mark or ends in «', (_, words) => {
  expect(JSON.stringify(words)).not.toMatch(/ [:;!?»]|« /);
});
