import { expect, it } from 'vitest';
import { posed } from '../rules';
import { pieceNamed, stateOf } from '../testing/states';
import { namePlaces } from './names';

it('stand apart where one piece is under another', () => {
  const [mirror, table] = [pieceNamed('mirror'), pieceNamed('table')];
  const { pieces } = stateOf('planning', {
    [mirror]: { x: 80, y: 80 },
    [table]: { x: 80, y: 80 },
  });
  const both = [mirror, table].flatMap((piece) => {
    const placed = pieces[piece];
    return placed ? [{ piece, placed: posed({ ...placed, piece }) }] : [];
  });
  const [low, high] = namePlaces(both);
  expect(Math.abs((low?.[1] ?? 0) - (high?.[1] ?? 0))).toBeGreaterThan(20);
  expect(low?.[0]).toBeCloseTo(high?.[0] ?? NaN, 0);
});
