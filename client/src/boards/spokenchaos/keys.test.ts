import { expect, test } from 'vitest';
import { cursorAfter, doorBefore, wayOf } from './keys';

const CLOSED = () => false;

test('an arrow leads where it points, from whichever side the lobby is seen', () => {
  expect(wayOf('ArrowUp', 'S')).toBe('N');
  expect(wayOf('ArrowUp', 'N')).toBe('S');
  expect(wayOf('ArrowUp', 'W')).toBe('E');
  expect(wayOf('ArrowUp', 'E')).toBe('W');
  expect(wayOf('ArrowRight', 'N')).toBe('W');
  expect(wayOf('ArrowLeft', 'W')).toBe('N');
  expect(wayOf('Enter', 'S')).toBeUndefined();
});

test('the cursor goes over the fields and stops at the walls', () => {
  expect(cursorAfter([2, 2], 'N', CLOSED)).toEqual([2, 3]);
  expect(cursorAfter([2, 5], 'N', CLOSED)).toEqual([2, 5]);
  expect(cursorAfter([0, 0], 'W', CLOSED)).toEqual([0, 0]);
});

test('it goes out before a door that is open, along open doors, and in again', () => {
  const isOpen = (door: string) => ['N3', 'N4'].includes(door);
  expect(cursorAfter([2, 5], 'N', isOpen)).toEqual([2, 6]);
  expect(doorBefore([2, 6])).toBe('N3');
  expect(cursorAfter([2, 6], 'E', isOpen)).toEqual([3, 6]);
  expect(cursorAfter([3, 6], 'E', isOpen)).toEqual([4, 5]);
  expect(cursorAfter([2, 6], 'S', isOpen)).toEqual([2, 5]);
  expect(doorBefore([2, 5])).toBeUndefined();
});
