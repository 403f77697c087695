// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { KnownTable } from './known';

const OWN = 0;
const OTHER = 1;

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** Return a table at which some seats have spoken, one second after another. */
function tableAt(id: string, ...seats: readonly number[]): KnownTable {
  return {
    about: { id },
    now: { seats: [{ is_yours: true }, {}] },
    sayings: seats.map((seat, place) => ({ seat, name: '', text: '', at: 1000 + place })),
  } as unknown as KnownTable;
}

/** Return the talk as it is known after a reload. */
async function reloaded() {
  vi.resetModules();
  return (await import('./talk.svelte')).talk;
}

it('counts what others have said, and not one’s own words', async () => {
  const talk = await reloaded();
  expect(talk.unread(tableAt('one', OTHER, OWN, OTHER))).toBe(2);
});

it('knows after a reload what was read', async () => {
  const before = await reloaded();
  before.read(tableAt('one', OTHER));
  const talk = await reloaded();
  expect(talk.unread(tableAt('one', OTHER, OWN))).toBe(0);
  expect(talk.unread(tableAt('one', OTHER, OWN, OTHER))).toBe(1);
  expect(talk.unread(tableAt('another', OTHER))).toBe(1);
});

it('counts on where the server has forgotten what is long ago', async () => {
  const talk = await reloaded();
  const { sayings, ...table } = tableAt('one', OTHER, OTHER, OTHER);
  talk.read({ ...table, sayings: sayings.slice(0, 2) });
  expect(talk.unread({ ...table, sayings: sayings.slice(1) })).toBe(1);
});

it('keeps the newest of many tables', async () => {
  const talk = await reloaded();
  for (let table = 0; table < 60; table += 1) {
    const { sayings, ...rest } = tableAt(`${table}`, OTHER);
    talk.read({ ...rest, sayings: sayings.map((one) => ({ ...one, at: one.at + table })) });
  }
  const kept = JSON.parse(localStorage.getItem('gloaming.read') ?? '{}') as object;
  expect(Object.keys(kept)).toHaveLength(50);
  expect(kept).toHaveProperty('59');
});
