/**
 * Where tables of this browser are kept: IndexedDB, across reloads.
 *
 * Every table has a version, one more with each change.  Who would write over a change that was
 * made in another window is refused, and begins anew with what is there.
 *
 * A page that goes away does not wait for a database.  What it could not keep any more is written
 * down in haste, and taken in by whoever opens the database next.
 */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { TableSettings } from '../generated/messages';
import type { SeatClock } from './clock';
import { followed, newMatch } from './match';
import type { LocalTable, Seat, Thought, Verdict } from './table';
import type { Rules } from '../engine/rules';

const NAME = 'gloaming';
const VERSION = 1;
const IN_HASTE = 'gloaming in haste ';

/** A table as it is kept: its match as options, seed and plies. */
export interface KeptTable {
  readonly id: string;
  readonly version: number;
  readonly keptAt: number;
  readonly createdAt: number;
  readonly settings: TableSettings;
  readonly seats: readonly Seat[];
  readonly look: Readonly<Record<string, number>>;
  readonly seed: string;
  /** Those of the match, with the edition by which it was begun; older tables do not say it. */
  readonly options?: Readonly<Record<string, string>>;
  readonly plies: readonly (readonly [actor: number, action: number])[];
  readonly clocks: readonly SeatClock[];
  readonly thoughts: Readonly<Record<number, Thought>>;
  readonly verdict: Verdict | null;
  readonly before: string;
  readonly rematch: string;
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable; indexes: { keptAt: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('tables', { keyPath: 'id' }).createIndex('keptAt', 'keptAt');
    },
    terminated: () => (opened = undefined),
  }).then(withHasty);
  opened.catch(() => (opened = undefined)); // so that the next one who asks tries again
  return opened;
}

/** Keep a table at once, when its page goes away. */
export function keepInHaste(table: KeptTable): void {
  try {
    localStorage.setItem(IN_HASTE + table.id, JSON.stringify(table));
  } catch {
    // There is no room, or it is forbidden: then what was kept before is what there is.
  }
}

/** Take in what was kept in haste and never came into the database. */
async function withHasty(fresh: IDBPDatabase<Schema>): Promise<IDBPDatabase<Schema>> {
  for (const key of hastyKeys()) {
    const table = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptTable | null;
    localStorage.removeItem(key);
    if (!table) continue; // another window was faster
    const work = fresh.transaction('tables', 'readwrite');
    const there = await work.store.get(table.id);
    if ((there?.version ?? 0) < table.version) await work.store.put(table);
    await work.done;
  }
  return fresh;
}

function hastyKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(IN_HASTE));
  } catch {
    return []; // it is forbidden
  }
}

/** Return a kept table, if there is one. */
export async function keptTable(id: string): Promise<KeptTable | undefined> {
  return (await database()).get('tables', id);
}

/** Return all kept tables, the last that changed first. */
export async function keptTables(): Promise<readonly KeptTable[]> {
  return (await (await database()).getAllFromIndex('tables', 'keptAt')).reverse();
}

/** Keep a table; tell whether nobody had changed it meanwhile, else nothing is done. */
export async function keepTable(table: KeptTable): Promise<boolean> {
  const work = (await database()).transaction('tables', 'readwrite');
  const there = await work.store.get(table.id);
  const isNext = (there?.version ?? 0) === table.version - 1;
  if (isNext) await work.store.put(table);
  await work.done;
  return isNext;
}

/** Forget a table for good. */
export async function forgetTable(id: string): Promise<void> {
  await (await database()).delete('tables', id);
}

/** Return a table as it is kept. */
export function written(table: LocalTable, version: number, keptAt: number): KeptTable {
  const { match, ...rest } = table;
  const plies = match.moments.map(({ actor, action }) => [actor, action] as const);
  return { ...rest, version, keptAt, seed: match.seed, options: match.options, plies };
}

/** Return a table that was kept; what the rules would not do is refused. */
export function read(rules: Rules, kept: KeptTable): LocalTable {
  const options = kept.options ?? kept.settings.options ?? {};
  const match = followed(newMatch(rules, options, kept.seed), kept.plies);
  const { id, createdAt, settings, seats, look, clocks, thoughts, verdict, before, rematch } = kept;
  const table = { id, createdAt, settings, seats, look, clocks, thoughts, verdict, before };
  return { ...table, rematch, match };
}
