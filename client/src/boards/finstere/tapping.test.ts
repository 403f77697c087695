import { describe, expect, it } from 'vitest';
import { Frame } from './geometry';
import { tokensOf } from './pieces';
import { sampleEnd, sampleState } from './samples';
import { spotsOf, wayOut, yardOf, yardSlots } from './scene';
import { cellAtPoint, meant, meantForTile, type Tapped } from './tapping';
import type { Place } from './state';

const frame = new Frame(false);
const tokens = tokensOf(sampleState({ tokens: { 1: [4, 4] } })).slice(0, 4);
const spots = spotsOf(frame, tokens, [5, 5]);
const waiting = { where: 'waiting', cell: null, actions: [], way: [], shoves: [] } as const;
const out = { ...waiting, where: 'out' } as const;

function tapped(more: Partial<Tapped> = {}): Tapped {
  return { frame, reach: 30, tokens, spots, ends: [], ...more };
}

describe('a tap', () => {
  it('finds the cell under it', () => {
    expect(cellAtPoint(frame, [170, 190])).toEqual([4, 4]);
    expect(cellAtPoint(frame, [15 * 40 + 1, 1])).toBeUndefined();
  });

  it('means the token there', () => {
    expect(meant([175, 185], tapped())).toEqual({ kind: 'token', token: 1 });
  });

  it('means an end rather than a token beside it', () => {
    const ends = [sampleEnd([5, 4], [])];
    expect(meant([203, 180], tapped({ ends }))).toEqual({ kind: 'target', target: [5, 4] });
  });

  it('means the nearest end within a finger’s reach', () => {
    const ends = [sampleEnd([8, 8], [])];
    expect(meant([368, 340], tapped({ ends }))).toEqual({ kind: 'target', target: [8, 8] });
  });

  it('drops nothing where it is just off an end', () => {
    const ends = [sampleEnd([8, 8], [])];
    expect(meant([380, 340], tapped({ ends, reach: 10 }))).toEqual({ kind: 'missed' });
    expect(meant([395, 340], tapped({ ends }))).toEqual({ kind: 'cell', place: [9, 8] });
    const [x, y] = wayOut(frame);
    expect(meant([x + 50, y - 30], tapped({ ends: [out] }))).toEqual({ kind: 'missed' });
  });

  it('drops no tile where it is just off the floor', () => {
    expect(meantForTile([170, 190], frame)).toEqual({ kind: 'cell', place: [4, 4] });
    expect(meantForTile([170, -20], frame)).toEqual({ kind: 'missed' });
    expect(meantForTile([600, 20], frame)).toEqual({ kind: 'nothing' });
  });

  it('means the light, or the yard', () => {
    const ends = [waiting, out];
    expect(meant(wayOut(frame), tapped({ ends }))).toEqual({ kind: 'target', target: 'out' });
    const yard = yardOf(frame);
    const point: Place = [yard.x + 20, yard.y + 20];
    expect(meant(point, tapped({ ends }))).toEqual({ kind: 'target', target: 'waiting' });
    expect(meant(point, tapped())).toEqual({ kind: 'nothing' });
  });

  it('means a token in the yard', () => {
    const [first] = yardSlots(frame, 3);
    expect(meant(first ?? [0, 0], tapped())).toEqual({ kind: 'token', token: 0 });
  });
});
