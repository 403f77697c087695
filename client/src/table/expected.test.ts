import { expect, test } from 'vitest';
import type { AnyBoard, Shown } from '../boards/board';
import type { GameState } from '../generated/games';
import type { Expectation } from '../generated/messages';
import { expectedLines } from './expected';
import { SOME_ACCOUNT, standIn } from './testing';

const [PICK, GO] = [1, 2];

const moment = (actor: number, action: number, state: string) => ({
  actor,
  action,
  text: '',
  account: SOME_ACCOUNT,
  state: standIn(state),
});

const expectation: Expectation = {
  type: 'expectation',
  table: 'table',
  seat: 0,
  mark: 'mark',
  state: standIn('start'),
  moments: [moment(1, PICK, 'one'), moment(1, GO, 'two'), moment(0, PICK, 'three')],
};

/** The states of these moments are only their names. */
const named = (state: GameState | undefined) => state as unknown as string;

const words = ({ before, moment: done, state }: Shown) =>
  `${named(before)}-${done?.action === PICK ? 'pick' : 'go'}-${named(state)}`;

function board(sum?: (shown: Shown) => string): AnyBoard {
  const isHeading = ({ moment: done }: Shown) => done?.action === PICK;
  return { isHeading, tell: words, ...(sum ? { sum } : {}) } as unknown as AnyBoard;
}

test('a line tells of its first moment, as the move list does', () => {
  expect(expectedLines(expectation, board(), [], {})).toEqual([
    { actor: 1, words: 'start-pick-one' },
    { actor: 0, words: 'two-pick-three' },
  ]);
});

test('a line is summed up at its last moment where a board can do that', () => {
  const lines = expectedLines(expectation, board(words), [], {});
  expect(lines.map((line) => line.words)).toEqual(['one-go-two', 'two-pick-three']);
});

test('an expected line tells no more than may be looked up now', () => {
  const recall = (shown: Shown) => ({ ...shown, state: standIn('hidden') });
  const lines = expectedLines(expectation, board(words), [], {}, recall);
  expect(lines.map((line) => line.words)).toEqual(['one-go-hidden', 'two-pick-hidden']);
});

test('who expects nothing has no lines', () => {
  expect(expectedLines({ ...expectation, moments: [] }, board(), [], {})).toEqual([]);
});
