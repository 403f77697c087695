// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { letterIn, linkTo, pathTo } from './link';

const LETTER = 'AQGQNfT6Vy_G4gABD4u6QN_WY8dnXs15-jaWlwAAAKzynbQ';

it('stands behind a #, where no server sees it', () => {
  expect(linkTo(LETTER)).toBe(`${window.location.origin}/#/letter/${LETTER}`);
  expect(pathTo(LETTER)).toBe(`/#/letter/${LETTER}`);
});

it.each([
  linkTo(LETTER),
  `Here is my move: https://elsewhere.example/games/#/letter/${LETTER} Yours!`,
  ` ${LETTER}\n`,
])('is found in what was pasted: %s', (text) => {
  expect(letterIn(text)).toBe(LETTER);
});

it.each(['', 'hello', 'https://games.example/table/abc'])('is not found in %s', (text) => {
  expect(letterIn(text)).toBeUndefined();
});
