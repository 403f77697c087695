// @vitest-environment jsdom
/** A match can be gone through on a server only while the server has its table. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const TOLD = { table: 'evening', game: 'menhirs', start: {}, plies: null };

beforeEach(() => {
  vi.resetModules();
  window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.served;
});

/** Let a server answer that has a match at its table, or only in its archive. */
function serve(where: 'table' | 'archive'): void {
  const answer = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  const gone = { code: 'no-such-table', text: 'it is gone' };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      where === 'archive' && path.startsWith('/api/tables/') ? answer(gone, 404) : answer(TOLD),
    ),
  );
}

async function isOffered(): Promise<boolean> {
  const { loadReplay } = await import('../table/replay');
  const { isServed } = await import('./on-server');
  return isServed(await loadReplay('evening'));
}

it('is offered for a match whose table is there', async () => {
  serve('table');
  expect(await isOffered()).toBe(true);
});

it('is not offered for a match that only the archive has', async () => {
  serve('archive');
  expect(await isOffered()).toBe(false);
});

it('is offered neither for a match of this browser nor where there is no server', async () => {
  const { isServed } = await import('./on-server');
  expect(isServed({ table: 'here-1' })).toBe(false);
  document.documentElement.dataset.served = 'files';
  vi.resetModules();
  const plain = await import('./on-server');
  expect(plain.isServed({ table: 'evening' })).toBe(false);
});
