// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from './testing/fake-socket';
import type { Changed, TableMessage } from './wire/messages';

type Live = (typeof import('./live.svelte'))['live'];

const SIGNED_OUT = 4401;

function whole(id: string, mark: string): TableMessage {
  return {
    type: 'table',
    mark,
    table: {
      about: {
        id,
        game: 'menhirs',
        title: 'Menhirs',
        settings: { game: 'menhirs' },
        opened_by: 'one',
        opener_is_guest: false,
        is_yours: true,
        created_at: 0,
        commitment: '',
        bots: [],
      },
      now: { phase: 'open', seats: [], sights: [] },
      record: '',
    },
  };
}

function change(table: string, mark: string): Changed {
  return { type: 'changed', table, mark, now: { phase: 'running', seats: [], sights: [] } };
}

/** Return an answer that is still to come, and the way to give it. */
function answering(): [Promise<string>, (answer: string) => void] {
  let give: (answer: string) => void = () => undefined;
  return [new Promise<string>((resolve) => (give = resolve)), (answer) => give(answer)];
}

describe('what is live', () => {
  let live: Live;

  beforeEach(async () => {
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    vi.resetModules();
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
    expect(live.tables.get('t')).toMatchObject({ mark: 'second', now: { phase: 'running' } });
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
