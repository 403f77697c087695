/** Published puzzles, votes, reports, answers and ratings: what pages ask the server for. */

import { get, send } from './http';
import type {
  AnswerPart,
  ListedPuzzle,
  NewPublication,
  PuzzlePage,
  PuzzleRating,
  RatedAnswer,
  ShownPuzzle,
  ShownSolution,
  Standing,
  Voted,
} from '../generated/http';

export type Vote = Voted['value'];
export type Answer = readonly AnswerPart[];

const PUZZLES = '/api/puzzles';

/** What a list is to show; an empty text leaves all. */
export interface Wanted {
  readonly game: string;
  readonly kind: string;
  readonly order: string;
  readonly mine: string;
  readonly page: string;
}

function pathOf(puzzle: string): string {
  return `${PUZZLES}/${encodeURIComponent(puzzle)}`;
}

export const publish = (publication: NewPublication) =>
  send<ListedPuzzle>('POST', PUZZLES, publication);
export const published = (puzzle: string) => get<ShownPuzzle>(pathOf(puzzle));
export const withdraw = (puzzle: string) => send('DELETE', pathOf(puzzle));
export const solutionOf = (puzzle: string) =>
  send<ShownSolution>('POST', `${pathOf(puzzle)}/solution`);
export const vote = (puzzle: string, value: Vote) =>
  send<Voted>('PUT', `${pathOf(puzzle)}/vote`, { value });
export const report = (puzzle: string, reason: string) =>
  send('POST', `${pathOf(puzzle)}/reports`, { reason });
export const answer = (puzzle: string, given: Answer | null) =>
  send<RatedAnswer>('POST', `${pathOf(puzzle)}/answers`, { answer: given });
export const puzzleRatings = (kind: string) =>
  get<readonly PuzzleRating[]>(`/api/puzzle-ratings?kind=${encodeURIComponent(kind)}`);
export const standings = () => get<readonly Standing[]>('/api/ratings');

/** Ask for a page of the list. */
export function listed(wanted: Wanted): Promise<PuzzlePage> {
  const said = Object.entries(wanted).filter(([, value]) => value);
  return get<PuzzlePage>(`${PUZZLES}?${new URLSearchParams(said).toString()}`);
}
