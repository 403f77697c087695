import 'fake-indexeddb/auto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Rules } from '../engine/rules';
import { rulesFor } from '../testing/rules';
import {
  forgetTable,
  keepInHaste,
  keepTable,
  keptTable,
  keptTables,
  read,
  written,
  type KeptTable,
} from './keeping';
import { asked, opened, type LocalTable } from './table';

let rules: Rules;

beforeAll(async () => {
  rules = await rulesFor('menhirs');
});

function tableOf(id: string): LocalTable {
  const sitters = [
    { bot: '', name: '' },
    { bot: 'moth', name: '' },
  ];
  return opened(rules, { id, settings: { game: 'menhirs' }, sitters, seed: '7' }, 100);
}

describe('a kept table', () => {
  it('is the same when it is read again', async () => {
    const table = tableOf('one');
    const [action = 0] = rules.legalActions(table.match.state, 0);
    const after = asked(table, { do: 'act', seat: 0, actions: [action] }, 101);
    expect(await keepTable(written(after, 1, 101))).toBe(true);
    const kept = await keptTable('one');
    expect(kept && read(rules, kept)).toEqual(after);
  });

  it('is not written over by a window that has not seen the last change', async () => {
    const table = tableOf('two');
    expect(await keepTable(written(table, 1, 1))).toBe(true);
    expect(await keepTable(written(table, 2, 2))).toBe(true);
    expect(await keepTable(written({ ...table, rematch: 'other' }, 2, 3))).toBe(false);
    expect((await keptTable('two'))?.rematch).toBe('');
  });

  it('stands before those that changed earlier', async () => {
    await keepTable(written(tableOf('old'), 1, 1000));
    await keepTable(written(tableOf('new'), 1, 2000));
    expect((await keptTables()).map(({ id }) => id).slice(0, 2)).toEqual(['new', 'old']);
  });

  it('can be forgotten', async () => {
    await keepTable(written(tableOf('three'), 1, 1));
    await forgetTable('three');
    expect(await keptTable('three')).toBeUndefined();
  });

  it('is refused if the rules would not do what it says', () => {
    const kept = written(tableOf('four'), 1, 1);
    expect(() => read(rules, { ...kept, plies: [...kept.plies, [0, 99_999]] })).toThrow();
  });
});

/** What a page knows that is opened after another one has gone. */
async function nextPage(): Promise<typeof import('./keeping')> {
  vi.resetModules();
  return import('./keeping');
}

/** A store for a page that goes away, with something of others in it. */
function stubStore(): Record<string, string> {
  const store: Record<string, string> = { gloaming: '{}' };
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => (store[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(store, key),
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(store, name, { value, enumerable: false });
  }
  vi.stubGlobal('localStorage', store);
  return store;
}

describe('a table of a page that goes away', () => {
  afterEach(() => vi.unstubAllGlobals());

  async function keptAfter(first: KeptTable, hasty: KeptTable): Promise<KeptTable | undefined> {
    const store = stubStore();
    await keepTable(first);
    keepInHaste(hasty);
    const kept = await (await nextPage()).keptTable(first.id);
    expect(Object.keys(store)).toEqual(['gloaming']);
    return kept;
  }

  it('is found by the next one as it was last', async () => {
    const table = tableOf('five');
    const hasty = written({ ...table, rematch: 'newer' }, 3, 3);
    expect((await keptAfter(written(table, 1, 1), hasty))?.rematch).toBe('newer');
  });

  it('does not come back over what was kept after all', async () => {
    const table = tableOf('six');
    const hasty = written({ ...table, rematch: 'lost' }, 1, 1);
    expect((await keptAfter(written(table, 1, 1), hasty))?.rematch).toBe('');
  });
});
