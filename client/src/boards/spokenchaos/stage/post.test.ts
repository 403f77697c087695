import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { isPlateSeen } from './post';

const FROM_THE_SOUTH = new Vector3(3, -4.3, 8.7);
const FROM_ABOVE = new Vector3(3, 2.8, 11.3);

test('the plate of the keyhole is made out only where no wall is before it', () => {
  expect(isPlateSeen({ side: 'S', number: 2 }, FROM_THE_SOUTH)).toBe(true);
  expect(isPlateSeen({ side: 'N', number: 2 }, FROM_THE_SOUTH)).toBe(false);
  expect(isPlateSeen({ side: 'E', number: 2 }, FROM_THE_SOUTH)).toBe(false);
});

test('from above it is not made out at any side', () => {
  for (const side of ['N', 'E', 'S', 'W'] as const) {
    expect(isPlateSeen({ side, number: 3 }, FROM_ABOVE)).toBe(false);
  }
});
