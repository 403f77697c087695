import { describe, expect, it } from 'vitest';
import type { Changed, ShownMoment, ShownSight, TableMessage } from '../wire/messages';
import { eyes, knownAfter, knownFrom, momentsOf, sightOf } from './known';
import { SOME_ACCOUNT, standIn } from './testing';

function moment(text: string): ShownMoment {
  return { actor: 0, text, account: SOME_ACCOUNT, state: standIn({ text }) };
}

function whole(sights: ShownSight[]): TableMessage {
  return {
    type: 'table',
    mark: 'first',
    table: {
      about: {
        id: 't',
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
      now: { phase: 'running', seats: [], sights },
      record: '',
    },
  };
}

function change(sights: ShownSight[], more: Partial<Changed['now']> = {}): Changed {
  const now = { phase: 'running' as const, seats: [], sights, ...more };
  return { type: 'changed', table: 't', mark: 'next', now };
}

describe('what is known of a table', () => {
  const start = knownFrom(
    whole([{ seat: 0, state: standIn(1), moments: [moment('a'), moment('b')] }]),
  );

  it('grows by what is new', () => {
    const after = knownAfter(
      start,
      change([{ seat: 0, state: standIn(2), moments_before: 2, moments: [moment('c')] }]),
    );
    expect(sightOf(after, 0)?.story.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(sightOf(after, 0)?.state).toBe(2);
    expect(after.mark).toBe('next');
  });

  it('forgets what was taken back', () => {
    const after = knownAfter(
      start,
      change([{ seat: 0, state: standIn(3), moments_before: 1, moments: [moment('x')] }]),
    );
    expect(sightOf(after, 0)?.story.map(({ text }) => text)).toEqual(['a', 'x']);
  });

  it('begins anew when moments are missing between', () => {
    const after = knownAfter(
      start,
      change([{ seat: 0, state: standIn(3), moments_before: 9, moments: [moment('x')] }]),
    );
    const sight = sightOf(after, 0);
    expect(sight?.first).toBe(9);
    expect(sight && momentsOf(sight)).toBe(10);
  });

  it('keeps what was said before', () => {
    const said = (text: string) => ({ seat: 0, name: 'one', text, at: 0 });
    const once = knownAfter(start, change([], { sayings: [said('hello')] }));
    const twice = knownAfter(once, change([], { sayings_before: 1, sayings: [said('again')] }));
    expect(twice.sayings.map(({ text }) => text)).toEqual(['hello', 'again']);
  });

  it('does not repeat what a whole table says', () => {
    expect(knownFrom(whole([])).sights).toEqual([]);
  });
});

describe('whose eyes are looked with', () => {
  const choice = { action: 1, text: 'go' };
  const hotSeat = knownFrom(
    whole([
      { seat: 0, state: standIn(1) },
      { seat: 1, state: standIn(1), actions: [choice] },
    ]),
  );

  it('are those of the own seat that is to act', () => {
    expect(eyes(hotSeat, 0)).toBe(1);
  });

  it('stay where they were if nobody of one’s own is to act', () => {
    const waiting = knownFrom(
      whole([
        { seat: 2, state: standIn(1) },
        { seat: 3, state: standIn(1) },
      ]),
    );
    expect(eyes(waiting, 3)).toBe(3);
    expect(eyes(waiting, 7)).toBe(2);
  });
});
