import { describe, expect, it } from 'vitest';
import { packText } from '../../positions/interchange';
import { KIND_NAMES } from '../kinds';
import { fileOf, isPlayable } from '../playable';
import type { Feast, Hide, Puzzle } from '../puzzle';
import { BLANKS } from './blanks';
import { composedOf, laidOf, withLaid, withPosition, withSteps } from './draft';
import { withEntering, withoutEntering, withSide } from './entering';
import { draftFrom } from './opening';
import { interchangeOf, readPuzzle, readPuzzleText, taskFault, writePuzzle } from './sharing';

const FEAST = BLANKS.feast as Feast;

it.each(KIND_NAMES)('of the kind %s travels in a link and in a file', (kind) => {
  const blank = BLANKS[kind];
  expect(taskFault(blank)).toBeUndefined();
  expect(readPuzzle(writePuzzle(blank))).toEqual(blank);
  expect(readPuzzleText(JSON.stringify(interchangeOf(blank, true)))).toEqual({ found: blank });
});

it('is still read from links without a kind', () => {
  const { position, own, enemy, task } = FEAST;
  expect(readPuzzle(packText(JSON.stringify({ position, own, enemy, task })))).toEqual(FEAST);
});

it.each([
  ['a token of nobody', { ...FEAST, enemy: ['X'] }, '$.enemy'],
  [
    'too long a move',
    { ...FEAST, task: { ...FEAST.task, moves: [{ token: 'A', steps: 20 }] } },
    '$.task.moves',
  ],
  ['a move of an enemy', { ...FEAST, task: withSteps(FEAST.task, 'X', 2) }, '$.task.moves'],
  ['a card of no pile', { ...BLANKS.predict, task: { card: '13' } }, '$.task.card'],
  ['no door', { ...BLANKS.hide, task: { ...BLANKS.hide.task, doors: [] } }, '$.task.doors'],
  [
    'a door that there is not',
    { ...BLANKS.furnish, task: { ...BLANKS.furnish.task, doors: ['Q9'] } },
    '$.task.doors',
  ],
])('is refused with %s', (_, puzzle, wrong) => {
  expect(readPuzzleText(JSON.stringify(interchangeOf(puzzle as unknown as Puzzle)))).toEqual({
    wrong,
  });
  expect(readPuzzle(writePuzzle(puzzle as unknown as Puzzle))).toBeUndefined();
});

it('loses from its task whoever is taken away, and asks for whoever is put', () => {
  const { tokens } = FEAST.position;
  const fewer = withPosition(FEAST, { ...FEAST.position, tokens: tokens.slice(1) }) as Feast;
  expect(fewer).toMatchObject({ own: [], enemy: ['X', 'Y'], task: { moves: [] } });
  const more = { ...FEAST.position, tokens: [...tokens, { name: 'Z', cell: [1, 3] as const }] };
  expect(withPosition(FEAST, more, 'enemy')).toMatchObject({ enemy: ['X', 'Y', 'Z'] });
  const hide = BLANKS.hide as Hide;
  const ghost = { name: 'b1', colour: 'blue', size: 'small', x: 0.5, y: 0.5, level: 0 } as const;
  const crowd = { ...hide.position, ghosts: [...(hide.position.ghosts ?? []), ghost] };
  expect(withPosition(hide, crowd)).toMatchObject({ task: { ghosts: ['r1', 'b1'] } });
});

it('has as many tiles to be laid as are chosen', () => {
  const lay = withLaid(withLaid([], { kind: 'stone' }, 2), { kind: 'blood', shape: '2x2' }, 1);
  expect([laidOf(lay, { kind: 'stone' }), lay.length]).toEqual([2, 3]);
  expect(withLaid(lay, { kind: 'stone' }, 0)).toEqual([{ kind: 'blood', shape: '2x2' }]);
});

it('begins with what an address carries', () => {
  expect(draftFrom('')).toBe(BLANKS.feast);
  expect(draftFrom('kind=hide')).toBe(BLANKS.hide);
  const position = packText(JSON.stringify(BLANKS['free-in'].position));
  expect(draftFrom(`position=${position}`)).toEqual(
    composedOf('free-in', BLANKS['free-in'].position),
  );
  expect(draftFrom(writePuzzle(BLANKS.escape))).toEqual(BLANKS.escape);
});

describe('ghosts that come in', () => {
  const blank = BLANKS.hide as Hide;

  it('hide with the others, of their colour and from their side', () => {
    const two = withEntering(withEntering(blank, 'small'), 'medium');
    expect(two.task.ghosts).toEqual(['r1', 'r2', 'r3']);
    expect(two.task.enter?.map(({ name, side }) => name + side)).toEqual(['r2S', 'r3S']);
    expect(taskFault(two)).toBeUndefined();
    expect(isPlayable(two)).toBe(true);
    expect(withoutEntering(withoutEntering(two, 'r2'), 'r3')).toEqual(blank);
  });

  it('are for the terminal from two sides, or where no hand has so many', () => {
    const two = withEntering(withEntering(blank, 'small'), 'medium');
    const apart = withSide(two, 'r3', 'N');
    expect(taskFault(apart)).toBeUndefined();
    expect(isPlayable(apart)).toBe(false);
    expect(fileOf(apart)).toBe('gloaming-hide.json');
    expect(isPlayable(withEntering(withEntering(blank, 'large'), 'large'))).toBe(false);
  });
});
