import { expect, it } from 'vitest';
import { posed } from '../rules';
import { mirrorFront } from './mirror-front';
import { MIRROR } from './measures';
import { pieceNamed, stateOf } from '../testing/states';

/** Return the front of a mirror that stands in the middle of C3 in some way. */
function frontOf(yaw: number, face = 0) {
  const piece = stateOf('planning', { [MIRROR]: { x: 80, y: 80, yaw, face } }).pieces[MIRROR];
  return piece && mirrorFront(posed({ ...piece, piece: MIRROR }));
}

it('is the glass, on the side to which the mirror looks', () => {
  expect(pieceNamed('mirror')).toBe(MIRROR);
  const front = frontOf(0);
  expect(front?.out.map(Math.round)).toEqual([0, 1]);
  const [from, to] = front?.ends ?? [];
  expect(from?.[1]).toBeCloseTo(to?.[1] ?? NaN);
  expect(from?.[1]).toBeGreaterThan(2.5);
  expect(((from?.[0] ?? 0) + (to?.[0] ?? 0)) / 2).toBeCloseTo(2.5);
});

it('turns with the mirror', () => {
  expect(frontOf(90)?.out.map(Math.round)).toEqual([-1, 0]);
  expect(frontOf(180)?.out.map((part) => Math.round(part) + 0)).toEqual([0, -1]);
});

it('is not there where the glass looks up or down', () => {
  const fronts = [2, 3].map((face) => frontOf(0, face));
  expect(fronts).toEqual([undefined, undefined]);
});
