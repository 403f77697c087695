/** The worker in which puzzles are proved: it tells how far it is, and then the verdict. */

import { loadRules } from '../../engine/load';
import type { Puzzle } from '../puzzle';
import { judge } from './judging';
import type { ProverModule, ProverTables } from './module';
import { Deadline, type Verdict } from './verdict';

// Small, and the rooms that provers need stand in them, too.
const TABLES = import.meta.glob<ProverTables>('../../generated/*.puzzles.json', {
  eager: true,
  import: 'default',
});
const MODULES = import.meta.glob<string>('../../../../src/gloaming/puzzles/*/engine.wasm', {
  query: '?url',
  import: 'default',
});
const MOST = 60_000; // milliseconds
const OFTEN = 200; // milliseconds between two words on how far it is

/** What the worker says. */
export type Said =
  { readonly verdict: Verdict } | { readonly solutions: bigint; readonly done: number | undefined };

async function proverOf(game: string): Promise<ProverModule> {
  const find = <Found>(all: Readonly<Record<string, Found>>, part: string) =>
    Object.entries(all).find(([path]) => path.includes(part))?.[1];
  const tables = find(TABLES, `/${game}.puzzles.json`);
  const findModule = find(MODULES, `/puzzles/${game}/`);
  if (!tables || !findModule) throw new Error(`there is no prover of ${game} here`);
  return { module: await WebAssembly.compileStreaming(fetch(await findModule())), tables };
}

addEventListener('message', ({ data: puzzle }: MessageEvent<Puzzle>) => {
  void Promise.all([proverOf(puzzle.game), loadRules(puzzle.game)]).then(([prover, rules]) => {
    let last = Date.now();
    const verdict = judge(prover, rules, puzzle, new Deadline(MOST), (solutions, done) => {
      if (Date.now() - last < OFTEN) return;
      last = Date.now();
      postMessage({ solutions, done } satisfies Said);
    });
    postMessage({ verdict } satisfies Said);
  });
});
