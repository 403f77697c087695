import { describe, expect, it } from 'vitest';
import { doorOutside, Pointing, type Touch, type Touched } from './touching';

const HERE: Touched = { x: 16, y: 16 };

function at(clientX: number, clientY = 0): PointerEvent {
  return { clientX, clientY } as PointerEvent;
}

function touchOf(isHeld: boolean): { touch: Touch; done: string[] } {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const touch = {
    isHeld: () => isHeld,
    grab: note('grab'),
    move: note('move'),
    drop: note('drop'),
    tap: note('tap'),
  };
  return { touch, done };
}

describe('a pointer on the lobby', () => {
  it('taps what it hardly moves on, even if that could be dragged', () => {
    const { touch, done } = touchOf(true);
    const pointing = new Pointing(() => touch);
    expect(pointing.down(at(100), HERE)).toBe(true);
    pointing.move(at(103), () => HERE);
    pointing.up(at(103), HERE);
    expect(done).toEqual(['grab', 'tap']);
  });

  it('drags what it holds and lets go of it', () => {
    const { touch, done } = touchOf(true);
    const pointing = new Pointing(() => touch);
    pointing.down(at(100), HERE);
    pointing.move(at(150), () => HERE);
    pointing.up(at(150), HERE);
    pointing.move(at(200), () => HERE);
    expect(done).toEqual(['grab', 'move', 'drop']);
  });

  it('leaves alone what it does not hold', () => {
    const { touch, done } = touchOf(false);
    const pointing = new Pointing(() => touch);
    expect(pointing.down(at(100), HERE)).toBe(false);
    pointing.move(at(150), () => HERE);
    pointing.up(at(150), HERE);
    expect(done).toEqual([]);
  });
});

describe('a place outside the lobby', () => {
  it('is at the nearest door of the wall that it is behind', () => {
    expect(doorOutside(80, -10)).toBe('S3');
    expect(doorOutside(80, 200)).toBe('N3');
    expect(doorOutside(-10, 190)).toBe('W6');
    expect(doorOutside(200, 10)).toBe('E1');
  });

  it('has no door if it is inside', () => {
    expect(doorOutside(0, 192)).toBeUndefined();
  });
});
