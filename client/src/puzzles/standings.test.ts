// @vitest-environment jsdom
/** First answers are rated once, at once or when there is a line again, for the account that gave them. */

import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const RATED = { is_solved: true, is_first: true, before: 1500, after: 1600, puzzle: 1400 };
const PATIENCE = 60_000; // milliseconds, until everything has been read for the first time
const ANSWER = [{ token: 'A', path: 'NN' }];

vi.hoisted(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
});

/** What a server has been told, and what it answers instead of a rating. */
let told: string[];
let refusal: string | undefined;
let hasLine: boolean;

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

beforeAll(() => import('./standings.svelte'), PATIENCE);
beforeEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  window.localStorage.clear();
  [told, refusal, hasLine] = [[], undefined, true];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (!hasLine) return Promise.reject(new TypeError('no line'));
    if (path === '/api/progress') return Promise.resolve(json({ owner: 'mark', progress: {} }));
    told.push(`${path.split('/')[3]} ${body as string}`);
    const refused = { code: refusal ?? '', text: '' };
    return Promise.resolve(refusal ? json(refused, 409) : json(RATED));
  });
});

/** Open the page, as somebody with a line, or without one. */
async function visit(name: string, isGuest = false) {
  vi.resetModules();
  const { live } = await import('../live.svelte');
  const { rememberAccount } = await import('../progress/account');
  Object.assign(live, name ? { name, isGuest, state: 'open' } : { state: 'waiting' });
  if (name && !isGuest) rememberAccount({ name, mark: `mark of ${name}` });
  const { ranking } = await import('./standings.svelte');
  return { live, ranking };
}

it('rates a first answer at once where there is a line', async () => {
  const { ranking } = await visit('ada');
  await ranking.answered('ff-0002', ANSWER);
  expect(told).toEqual([`ff-0002 ${JSON.stringify({ answer: ANSWER })}`]);
  expect(ranking.rated('ff-0002')).toEqual(RATED);
  expect(ranking.isRatedLater('ff-0002')).toBe(false);
  expect(ranking.ratingOf({ id: 'ff-0002', rating: 1500 })).toBe(RATED.puzzle);
  expect(ranking.ratingOf({ id: 'ff-0003', rating: 1500 })).toBe(1500);
});

it('keeps answers over visits without a line, and hands each in once', async () => {
  await visit('ada');
  hasLine = false;
  const away = await visit('');
  await away.ranking.answered('ff-0002', ANSWER);
  await away.ranking.answered('ff-0003', null);
  await away.ranking.answered('ff-0002', null); // the first one counts
  expect(away.ranking.isRatedLater('ff-0002')).toBe(true);
  hasLine = true;
  const { ranking } = await visit('ada');
  await Promise.all([ranking.handIn(), ranking.handIn()]);
  expect(told.map((one) => one.slice(0, 'ff-0002'.length))).toEqual(['ff-0002', 'ff-0003']);
  expect(told[0]).toContain('path');
  expect(ranking.rated('ff-0002')).toEqual(RATED);
  await ranking.handIn();
  expect(told).toHaveLength(2);
});

it('keeps what was given while the line broke', async () => {
  const { ranking } = await visit('ada');
  hasLine = false;
  await ranking.answered('ff-0002', ANSWER);
  hasLine = true;
  await ranking.handIn();
  expect(told).toHaveLength(1);
});

it("hands nothing in for somebody else, and a guest's answers not at all", async () => {
  await visit('ada');
  const away = await visit('');
  await away.ranking.answered('ff-0002', ANSWER);
  const bea = await visit('bea');
  await bea.ranking.handIn();
  const guest = await visit('somebody', true);
  await guest.ranking.answered('ff-0003', ANSWER);
  await guest.ranking.handIn();
  expect(told).toEqual([]);
  const ada = await visit('ada');
  await ada.ranking.handIn();
  expect(told).toHaveLength(1);
});

it('waits on when it is refused for now, and is done with what is refused for good', async () => {
  vi.useFakeTimers();
  const { ranking } = await visit('ada');
  refusal = 'too-fast';
  await ranking.answered('ff-0002', ANSWER);
  refusal = 'no-such-puzzle';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(2);
  refusal = undefined;
  await ranking.handIn();
  expect(told).toHaveLength(2);
});

it('holds no more answers than fit, and nothing that is none', async () => {
  const { MOST_WAITING, waitingAnswers } = await import('./waiting-answers.svelte');
  window.localStorage.setItem('gloaming.answers', '[1, {"puzzle": "x"}, null]');
  expect(waitingAnswers.next('a')).toBeUndefined();
  for (let number = 0; number <= MOST_WAITING; number += 1)
    waitingAnswers.add({ account: 'a', puzzle: `p-${number}`, answer: null });
  expect(waitingAnswers.has(`p-${MOST_WAITING - 1}`)).toBe(true);
  expect(waitingAnswers.has(`p-${MOST_WAITING}`)).toBe(false);
});
