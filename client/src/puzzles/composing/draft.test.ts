import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Rules } from '../../engine/rules';
import { rulesFor } from '../../testing/rules';
import { puzzlesOf } from '../collection';
import type { Feast } from '../puzzle';
import { BLANK, laidOut, read, tapped, withLay, withSteps, written } from './draft';
import { prove, type ProverTables } from './prover';

const TABLES = import.meta.glob<ProverTables>(
  '../../../../src/gloaming/server/messages/generated/finstere_puzzles.ts',
  { eager: true },
);
let rules: Rules<'finstere'>;
let module: WebAssembly.Module;
beforeAll(async () => {
  rules = await rulesFor('finstere');
  module = new WebAssembly.Module(readFileSync('../src/gloaming/puzzles/finstere/engine.wasm'));
});

function solutions(feast: Feast): number {
  const [tables] = Object.values(TABLES);
  if (!tables) throw new Error('there are no tables of the prover');
  return prove(module, tables, laidOut(rules, feast), 20_000).solutions;
}

it('proves that shipped feasts have the one solution that they claim', async () => {
  const all = (await puzzlesOf('feast')) as readonly Feast[];
  for (const puzzle of all.filter((_, at) => at % 40 === 0)) {
    expect([puzzle.id, solutions(puzzle)]).toEqual([puzzle.id, 1]);
  }
});

it('begins with a feast of one solution, and counts anew when something changes', () => {
  expect(solutions(BLANK)).toBe(1);
  expect(solutions(withSteps(BLANK, 'A', 1))).toBe(0);
});

it('puts, replaces and erases what stands on a cell', () => {
  const more = tapped(tapped(BLANK, 'enemy', [10, 3]), 'stone', [2, 4]);
  expect(more.enemy).toEqual(['Y', 'Z']); // X made room for the stone
  expect(more.position.tiles).toEqual([{ kind: 'stone', cell: [2, 4] }]);
  expect(tapped(more, 'erase', [8, 6]).task.moves).toEqual([]);
  expect(tapped(more, 'erase', [5, 5])).toBe(more); // there is always a monster
  expect(withLay(BLANK, 'crystal', 2).task.lay).toHaveLength(2);
});

it('travels in a link, and nothing else does', () => {
  const feast = withLay(tapped(BLANK, 'turn-right', [9, 9]), 'stone', 1);
  expect(read(written(feast))).toEqual(feast);
  expect(read('nonsense')).toBeUndefined();
  const off = {
    ...BLANK,
    position: { ...BLANK.position, monster: { cell: [99, 1], facing: 'E' } },
  };
  expect(read(written(off as unknown as Feast))).toBeUndefined();
});
