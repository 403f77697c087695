import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../engine/rules';
import { rulesFor } from '../testing/rules';
import * as finstere from './finstere';
import * as menhirs from './menhirs';
import * as lobby from './spokenchaos';

/** Return the positions of all shipped puzzles of a kind. */
function shipped<Position>(kind: string): Position[] {
  const text = readFileSync(`../src/gloaming/puzzles/data/${kind}.jsonl`, 'utf8');
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => (JSON.parse(line) as { position: Position }).position);
}

/** Return lists in an order of their own: what stands where is the same in any. */
function sorted(things: readonly unknown[]): unknown[] {
  return things.map((thing) => JSON.stringify(thing)).sort();
}

describe('a position of Finstere Flure', () => {
  let rules: Rules<'finstere'>;

  beforeAll(async () => {
    rules = await rulesFor('finstere');
  });

  it.each(['feast', 'predict', 'escape'])('of any %s is read from the state again', (kind) => {
    for (const position of shipped<finstere.Position>(kind)) {
      const names = finstere.namesOf(position);
      const state = finstere.stateOf(rules, position, () => ({ seat: 0, steps: 3 }));
      const found = finstere.positionOf(rules, rules.write(state), names);
      expect(found.monster).toEqual(position.monster);
      expect(sorted(found.tokens)).toEqual(sorted(position.tokens));
      expect(found.waiting).toEqual(position.waiting);
      expect(sorted(things(found))).toEqual(sorted(things(position)));
    }
  });

  it('is played with the steps that are given', () => {
    const position: finstere.Position = {
      game: 'finstere',
      monster: { cell: [0, 0], facing: 'E' },
      tokens: [{ name: 'A', cell: [8, 5] }],
      tiles: [{ kind: 'stone', cell: [8, 4] }],
    };
    const state = rules.write(finstere.stateOf(rules, position, () => ({ seat: 0, steps: 2 })));
    const [token] = rules.guide(state, 0).tokens ?? [];
    expect(token?.steps).toBe(2);
    expect(token?.ends.some(({ cell }) => cell?.join() === '8,3')).toBe(true);
  });
});

/** Return what lies on the floor, blood cell by cell, with all keys in a fixed order. */
function things({ tiles }: finstere.Position): unknown[] {
  return tiles.flatMap((tile): unknown[] => {
    if (tile.kind === 'blood') return [...tile.cells];
    return [Object.fromEntries(Object.entries(tile).sort())];
  });
}

describe('a position of Menhirs', () => {
  it('of any puzzle is read from the state again', async () => {
    const rules: Rules<'menhirs'> = await rulesFor('menhirs');
    for (const position of shipped<menhirs.Position>('free-in')) {
      const found = menhirs.positionOf(rules, menhirs.stateOf(rules, position));
      expect(sorted(found.mist)).toEqual(sorted(position.mist));
      expect(sorted(found.menhirs)).toEqual(sorted(position.menhirs));
      expect(found.turn).toBe(position.turn);
      expect(found.banned?.direction).toEqual(position.banned?.direction);
      if (position.schedule) expect(found.schedule).toEqual(position.schedule);
      if (position.heights) expect(found.heights).toEqual(position.heights);
    }
  });
});

describe('a position of Spokenchaos', () => {
  it.each(['hide', 'furnish'])('of some %s is read from the state again', async (kind) => {
    const rules: Rules<'spokenchaos'> = await rulesFor('spokenchaos');
    for (const position of shipped<lobby.Position>(kind).filter((_, at) => at % 4 === 0)) {
      const found = stateAgain(rules, position);
      expect(sorted(found?.furniture?.map(inOrder) ?? [])).toEqual(
        sorted((position.furniture ?? []).map(inOrder)),
      );
      const unnamed = (place: lobby.Position) =>
        (place.ghosts ?? []).map(({ size, x, y, level }) => ({ size, x, y, level }));
      expect(sorted(found ? unnamed(found) : [])).toEqual(sorted(unnamed(position)));
      expect(found && stateAgain(rules, found)).toEqual(found); // names and all
    }
  });
});

/** Make a state of a position, and a position of the state. */
function stateAgain(rules: Rules<'spokenchaos'>, position: lobby.Position) {
  const state = lobby.lobbyOf(rules, position, lobby.figuresIn(position, []));
  return lobby.positionOf(rules, state);
}

function inOrder(thing: object): object {
  return Object.fromEntries(Object.entries(thing).sort());
}
