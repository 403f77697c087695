// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from './testing/fake-socket';
import { stateWith } from './boards/menhirs/testing/positions';
import { newsOf, toBase64, toldOf, wholeTable } from './testing/plies';
import { rulesFor } from './testing/rules';
import type { News, TablePlies } from './generated/messages';

type Live = (typeof import('./live.svelte'))['live'];

const SIGNED_OUT = 4401;

const rules = await rulesFor('menhirs');
const STATE = stateWith({ face_down: 0, menhirs_dealt: 2 });
const BASE = rules.write(STATE);

function whole(id: string, mark: string): TablePlies {
  return wholeTable([toldOf(rules, BASE, [], { base: toBase64(BASE) }).told], id, mark);
}

function change(table: string, mark: string): News {
  return newsOf([toldOf(rules, BASE, []).told], { phase: 'over' }, mark, table);
}

/** Return an answer that is still to come, and the way to give it. */
function answering(): [Promise<string>, (answer: string) => void] {
  let give: (answer: string) => void = () => undefined;
  return [new Promise<string>((resolve) => (give = resolve)), (answer) => give(answer)];
}

describe('what is live', () => {
  let live: Live;
  const rulesAtHand = vi.fn<() => typeof rules | undefined>();
  const loadRules = vi.fn<() => Promise<typeof rules>>();

  beforeEach(async () => {
    rulesAtHand.mockReset().mockReturnValue(rules);
    loadRules.mockReset();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    vi.resetModules();
    vi.doMock('./engine/load', () => ({ rulesAtHand, loadRules }));
    ({ live } = await import('./live.svelte'));
    live.open();
    FakeSocket.last.welcome();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('follows the changes of a table', () => {
    live.watch('t');
    FakeSocket.last.say(whole('t', 'first'));
    FakeSocket.last.say(change('t', 'second'));
    expect(live.tables.get('t')).toMatchObject({ mark: 'second', now: { phase: 'over' } });
  });

  it('keeps news until the rules are here', async () => {
    rulesAtHand.mockReturnValue(undefined);
    let give: (found: typeof rules) => void = () => undefined;
    loadRules.mockReturnValue(new Promise((found) => (give = found)));
    live.watch('t');
    FakeSocket.last.say(whole('t', 'first'));
    FakeSocket.last.say(change('t', 'second'));
    expect(live.tables.size).toBe(0);
    rulesAtHand.mockReturnValue(rules);
    give(rules);
    await vi.waitFor(() => expect(live.tables.get('t')?.mark).toBe('second'));
  });

  it('says so where the rules cannot be loaded', async () => {
    rulesAtHand.mockReturnValue(undefined);
    loadRules.mockRejectedValue(new Error('no line'));
    live.watch('t');
    FakeSocket.last.say(whole('t', 'first'));
    await vi.waitFor(() => expect(live.refusals.get('t')?.code).toBe('unavailable'));
  });

  it('lets nobody wait for a table whose rules cannot be loaded', async () => {
    rulesAtHand.mockReturnValue(undefined);
    loadRules.mockRejectedValue(new Error('no line'));
    const opening = live.openTable({ game: 'menhirs' });
    await vi.waitFor(() => expect(FakeSocket.last.sentOf('open-table')).toHaveLength(1));
    const id = FakeSocket.last.sentOf('open-table')[0]?.id ?? '';
    FakeSocket.last.say({ type: 'acknowledged', id, table: 't' });
    await Promise.resolve();
    FakeSocket.last.say(whole('t', 'first'));
    await expect(opening).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('asks to be told everything once more where it cannot follow', () => {
    live.watch('t');
    FakeSocket.last.say(whole('t', 'first'));
    FakeSocket.last.say(newsOf([{ seat: 0, check: 0 }]));
    const asked = FakeSocket.last.sentOf('watch-table');
    expect(asked.map(({ seen }) => seen)).toEqual(['', '']);
    expect(live.tables.get('t')?.mark).toBe('first');
  });

  it('makes nothing of changes of a table that it does not know', () => {
    FakeSocket.last.say(change('unknown', 'second'));
    expect(live.tables.size).toBe(0);
  });

  it('says after a reconnect what was last seen', async () => {
    live.watch('t');
    FakeSocket.last.say(whole('t', 'first'));
    FakeSocket.last.say(change('t', 'second'));
    await live.becoming(Promise.resolve()); // somebody else: everything is to be told anew
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sentOf('hello')[0]?.seen).toEqual({ t: '' });
  });

  it('forgets what it saw with eyes that are no longer its own', () => {
    live.watch('t');
    FakeSocket.last.say(whole('t', 'first'));
    const told = vi.fn();
    live.whenForgotten = told;
    FakeSocket.last.end(SIGNED_OUT);
    expect(live.tables.size).toBe(0);
    FakeSocket.last.welcome('');
    expect(told).toHaveBeenCalledWith('Guest 1');
    expect(FakeSocket.last.sentOf('hello')[0]?.seen).toEqual({ t: '' });
  });

  it('opens no line for nobody while one becomes somebody else', async () => {
    const told = vi.fn();
    live.whenForgotten = told;
    const [answer, answered] = answering();
    const becoming = live.becoming(answer);
    FakeSocket.last.end(SIGNED_OUT); // the cookie before is nobody's, and the new one under way
    expect(FakeSocket.all).toHaveLength(1);
    answered('done');
    await becoming;
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    expect(live.name).toBe('Guest 1');
    expect(told).not.toHaveBeenCalled();
  });

  it('keeps its line when one does not become somebody else', async () => {
    await expect(live.becoming(Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(FakeSocket.all).toHaveLength(1);
    FakeSocket.last.end(SIGNED_OUT);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
