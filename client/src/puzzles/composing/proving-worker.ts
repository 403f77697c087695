/** The worker in which feasts are proved, one after another. */

import { prove, type LaidOut, type Proof, type ProverTables } from './prover';

const TABLES = import.meta.glob<ProverTables>(
  '../../../../src/gloaming/server/messages/generated/finstere_puzzles.ts',
);
const MODULES = import.meta.glob<string>('../../../../src/gloaming/puzzles/finstere/engine.wasm', {
  query: '?url',
  import: 'default',
});
const MOST = 8000; // milliseconds

async function loaded(): Promise<readonly [WebAssembly.Module, ProverTables]> {
  const [findTables] = Object.values(TABLES);
  const [findModule] = Object.values(MODULES);
  if (!findTables || !findModule) throw new Error('there is no prover here');
  const [tables, url] = await Promise.all([findTables(), findModule()]);
  return [await WebAssembly.compileStreaming(fetch(url)), tables];
}

const prover = loaded();

addEventListener('message', ({ data }: MessageEvent<LaidOut>) => {
  void prover.then(([module, tables]) => {
    const proof: Proof = prove(module, tables, data, MOST);
    postMessage(proof);
  });
});
