/** Open a worker in which puzzles are proved. */
export function openProver(): Worker {
  return new Worker(new URL('./proving-worker.ts', import.meta.url), { type: 'module' });
}
