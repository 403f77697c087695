import { expect, it } from 'vitest';
import { bodyOutside } from '../bodies';
import { GHOSTS } from '../geometry/measures';
import { drawingOf, PART } from './drawing';

const SOUTH = 2;

it('has room for all who wait beside the lobby, even where it is only a part', () => {
  const waiting = Array.from({ length: GHOSTS }, (_, ghost) => ({
    body: bodyOutside(ghost, 'beside', SOUTH),
  }));
  const { y, height } = drawingOf(waiting);
  expect(PART.y + PART.height).toBeGreaterThanOrEqual(y + height);
  expect(drawingOf([]).height).toBeLessThan(height);
});
