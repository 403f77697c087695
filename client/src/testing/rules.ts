/** Rules for tests: the same modules, read from where they lie. */

import { readFileSync } from 'node:fs';
import { Rules, type Tables } from '../engine/rules';
import type { GameName } from '../generated/games';

const TABLES = import.meta.glob<Tables>('../generated/*.rules.json', { import: 'default' });

export async function rulesFor<Of extends GameName>(game: Of): Promise<Rules<Of>> {
  const load = TABLES[`../generated/${game}.rules.json`];
  if (!load) throw new Error(`there are no tables of ${game}`);
  const path = `../src/gloaming/games/${game}/engine.wasm`; // tests run in the client's folder
  return new Rules<Of>(new WebAssembly.Module(readFileSync(path)), await load());
}
