/** Bots for tests: the same modules, read from where they lie. */

import { readFileSync } from 'node:fs';
import { Bots, type BotTables } from '../engine/deciding';

const TABLES = import.meta.glob<BotTables>('../generated/*.bots.json', { import: 'default' });

export async function botsFor(game: string): Promise<Bots> {
  const load = TABLES[`../generated/${game}.bots.json`];
  if (!load) throw new Error(`there are no tables of ${game}`);
  const path = `../src/gloaming/bots/${game}/engine.wasm`; // tests run in the client's folder
  return new Bots(new WebAssembly.Module(readFileSync(path)), await load());
}
