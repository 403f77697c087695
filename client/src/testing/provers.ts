/** Provers for headless tests: the same modules that pages load. */

import { readFileSync } from 'node:fs';
import type { ProverModule, ProverTables } from '../puzzles/proving/module';

const TABLES = import.meta.glob<ProverTables>('../generated/*.puzzles.json', {
  eager: true,
  import: 'default',
});

/** Return the prover of a game; tests run in the client's folder. */
export function proverFor(game: string): ProverModule {
  const path = Object.keys(TABLES).find((name) => name.endsWith(`/${game}.puzzles.json`));
  const tables = TABLES[path ?? ''];
  if (!tables) throw new Error(`there is no prover of ${game}`);
  const file = readFileSync(`../src/gloaming/puzzles/${game}/engine.wasm`);
  return { module: new WebAssembly.Module(file), tables };
}
