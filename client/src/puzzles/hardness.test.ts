// @vitest-environment jsdom
/** How hard puzzles turned out to be is asked of a server, and nobody misses it without one. */

import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const PATIENCE = 60_000; // milliseconds, until everything has been read for the first time

vi.hoisted(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
});

/** What a server has been asked for, and whether it answers. */
let asked: string[];
let isAnswering: boolean;

beforeAll(() => import('./hardness.svelte'), PATIENCE);
beforeEach(() => {
  vi.resetModules();
  [asked, isAnswering] = [[], true];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (!isAnswering) return Promise.reject(new TypeError('no line'));
    const rated = [{ id: 'ff-0002', rating: 1310, answers: 4, solved: 1 }];
    const headers = { 'Content-Type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(rated), { headers }));
  });
});

/** Open the page, with a line or without one. */
async function visit(state: 'open' | 'waiting') {
  const { live } = await import('../live.svelte');
  live.state = state;
  return (await import('./hardness.svelte')).hardness;
}

it('knows the ratings of a kind, and none of a puzzle that nobody has answered', async () => {
  const hardness = await visit('open');
  expect(hardness.of('ff-0002')).toBeUndefined();
  await hardness.load('feast');
  expect(asked).toEqual(['/api/puzzle-ratings?kind=feast']);
  expect(hardness.of('ff-0002')).toBe(1310);
  expect(hardness.of('ff-0001')).toBeUndefined();
});

it('says nothing where nobody answers, and asks nobody without a line', async () => {
  isAnswering = false;
  const hardness = await visit('open');
  await hardness.load('feast');
  expect(asked.length).toBe(1);
  await (await visit('waiting')).load('feast');
  expect(asked.length).toBe(1);
  expect(hardness.of('ff-0002')).toBeUndefined();
});
