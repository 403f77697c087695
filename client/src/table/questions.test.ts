import { expect, it } from 'vitest';
import type { ShownSeat } from '../generated/messages';
import type { KnownNow, KnownTable } from './known';
import { putOff, questionsFor, rematchAskers, stillPlayingOn } from './questions';

const person = (more: Partial<ShownSeat> = {}) => ({ name: '', kind: 'person', ...more });

/** Return a table of oneself and two others. */
function now(more: Partial<KnownNow>): KnownTable {
  const seats = [person({ is_yours: true }), person(), person()];
  return { about: { id: 'one' }, now: { phase: 'running', seats, ...more } } as KnownTable;
}

it('asks who has not asked whether to play again, and nobody else', () => {
  expect(rematchAskers(now({ phase: 'over', rematch_asked: [1] }))).toEqual([1]);
  expect(rematchAskers(now({ phase: 'over', rematch_asked: [0, 1] }))).toEqual([]);
  expect(rematchAskers(now({ phase: 'over', rematch_asked: [1], rematch: 'next' }))).toEqual([]);
  putOff.add('one');
  expect(rematchAskers(now({ phase: 'over', rematch_asked: [1] }))).toEqual([]);
  putOff.clear();
  const watched = [person(), person(), person()] as ShownSeat[];
  expect(rematchAskers(now({ phase: 'over', rematch_asked: [1], seats: watched }))).toEqual([]);
});

it('counts what waits for one’s own answer, and not what one asks oneself', () => {
  expect(questionsFor(now({}))).toBe(0);
  expect(questionsFor(now({ takeback: { seat: 0, waiting_for: [1, 2] } }))).toBe(0);
  expect(questionsFor(now({ takeback: { seat: 1, waiting_for: [0, 2] } }))).toBe(1);
  expect(questionsFor(now({ abandon_votes: [0] }))).toBe(0);
  const both = { abandon_votes: [1], draw_offer: { seat: 1, waiting_for: [0] } };
  expect(questionsFor(now(both))).toBe(2);
  expect(questionsFor(now({ phase: 'over', rematch_asked: [2] }))).toBe(1);
});

it('knows who has not agreed to stop yet', () => {
  const seats = [
    person({ is_yours: true }),
    person(),
    person({ forfeit: 'resigned' }),
    person({ kind: 'bot' }),
  ];
  const table = now({ seats: seats as ShownSeat[], abandon_votes: [0] });
  expect(stillPlayingOn(table.now)).toEqual([1]);
});
