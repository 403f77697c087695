/** Where analyses of this browser are kept: IndexedDB, across reloads. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { freshSeed } from '../local/seeds';
import type { Shared } from './sharing';

const NAME = 'gloaming analyses';
const VERSION = 1;

export interface KeptAnalysis extends Shared {
  readonly id: string;
  readonly keptAt: number;
}

interface Schema extends DBSchema {
  analyses: { key: string; value: KeptAnalysis; indexes: { keptAt: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('analyses', { keyPath: 'id' }).createIndex('keptAt', 'keptAt');
    },
    terminated: () => (opened = undefined),
  });
  opened.catch(() => (opened = undefined)); // so that the next one who asks tries again
  return opened;
}

/** Return an id that no other analysis has. */
export function freshId(): string {
  return freshSeed();
}

/** Keep an analysis as it is now, even if its page goes away at once: what is committed is kept. */
export async function keepAnalysis(id: string, shared: Shared): Promise<void> {
  const { title, start, tree, at } = shared;
  const work = (await database()).transaction('analyses', 'readwrite');
  void work.store.put({ id, keptAt: Date.now(), title, start, tree, at });
  work.commit();
  await work.done;
}

/** Return a kept analysis, if there is one. */
export async function keptAnalysis(id: string): Promise<KeptAnalysis | undefined> {
  return (await database()).get('analyses', id);
}

/** Return all kept analyses, the last that changed first. */
export async function keptAnalyses(): Promise<readonly KeptAnalysis[]> {
  return (await (await database()).getAllFromIndex('analyses', 'keptAt')).reverse();
}

/** Forget an analysis for good. */
export async function forgetAnalysis(id: string): Promise<void> {
  await (await database()).delete('analyses', id);
}
