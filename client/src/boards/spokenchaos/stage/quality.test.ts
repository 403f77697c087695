// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { Quality } from './quality';

vi.hoisted(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
});

const SLOW = 60; // milliseconds of a frame

/** Note so many slow frames. */
function crawl(quality: Quality, frames: number): void {
  for (let frame = 0; frame < frames; frame += 1) quality.note(SLOW);
}

it('says once it is reduced that less is drawn, and goes on step by step', () => {
  const told = vi.fn();
  const quality = new Quality(false, () => undefined, told);
  expect(told).not.toHaveBeenCalled();
  crawl(quality, 12);
  expect([quality.level, quality.isReduced]).toEqual([1, false]);
  crawl(quality, 12);
  expect([quality.level, quality.isReduced]).toEqual([2, true]);
  expect(told).toHaveBeenCalledOnce();
});

it('says so at once where the processor draws alone, and never of a level that was wished for', () => {
  const told = vi.fn();
  new Quality(true, () => undefined, told, 3);
  expect(told).not.toHaveBeenCalled();
  new Quality(true, () => undefined, told);
  expect(told).toHaveBeenCalledOnce();
});

it('draws sharply at rest, whatever is drawn while things move', () => {
  vi.stubGlobal('devicePixelRatio', 3);
  const quality = new Quality(
    true,
    () => undefined,
    () => undefined,
  );
  expect(quality.ratio).toBeLessThan(1);
  expect(quality.ratioAtRest).toBe(2);
});
