/** Analyses are begun from anything: a match, a puzzle, a position, a record, a link. */

import { loadRules } from '../engine/load';
import { freshSeed } from '../local/seeds';
import { followed, newMatch, settled, type Match } from '../local/match';
import { gameTitle } from '../parts/summary';
import { readPositionJson } from '../positions/interchange';
import type { Position } from '../positions/link';
import type { Puzzle } from '../puzzles/puzzle';
import { wrongOptions } from '../setup/given-options';
import type { Replay } from '../table/replay';
import { CHANCE, GO_ON, type GameName } from '../generated/games';
import { hasServer } from '../served';
import { send } from '../wire/http';
import { Refusal, Unreachable } from '../wire/refusal';
import type { WrittenRecord } from '../generated/http';
import { a } from './catalog';
import { freshId, keepAnalysis } from './keeping';
import { Lines, turnsIn } from './lines';
import { openedAt, withOwners } from './opening';
import { readRecord } from './records';
import type { Shared } from './sharing';
import { EMPTY, lineAfter, nodeOf, START, withAllAfter, withLine, type Tree } from './tree';

/** Keep an analysis that is begun; return its page. Whatever the rules do not allow is refused. */
export async function begin(shared: Shared): Promise<string> {
  const { start, tree } = shared;
  const wrong = start.options && (await wrongOptions(start.game, start.options));
  if (wrong) throw new Refusal('unreadable-record', wrong);
  const rules = await loadRules(start.game);
  const lines = new Lines(openedAt(rules, start));
  for (const node of withAllAfter(tree, START)) lines.at(tree, node);
  const id = freshId();
  await keepAnalysis(id, shared);
  return `/analysis/${id}`;
}

/** Begin with a game as it is set up. */
export async function beginGame(game: GameName, title: string): Promise<string> {
  const rules = await loadRules(game);
  const start = { game, seed: freshSeed(), options: rules.writtenOptions({}) };
  return begin(sharedFrom(settled(newMatch(rules, start.options, start.seed)), game, title));
}

/** Begin with a position. */
export function beginPosition(position: Position, title: string): Promise<string> {
  const { game } = position;
  return begin({ title, start: { game, seed: freshSeed(), position }, tree: EMPTY, at: START });
}

/** Begin with the position of a puzzle; whoever solves it plays the first side. */
export function beginPuzzle(puzzle: Puzzle, title: string): Promise<string> {
  if (puzzle.game !== 'finstere' || puzzle.kind === 'predict') {
    return beginPosition(puzzle.position, title);
  }
  const { position, own, task } = puzzle;
  const stepsOf = (name: string) => task.moves.find(({ token }) => token === name)?.steps;
  return beginPosition(withOwners(position, own, stepsOf), title);
}

/** Begin with a finished match, at one of its moments. */
export async function beginReplay(replay: Replay, at: number, title: string): Promise<string> {
  const rules = await loadRules(replay.game as GameName);
  const plies = replay.moments.map(({ actor, action }) => [actor, action ?? GO_ON] as const);
  const match = followed(newMatch(rules, replay.options, replay.seed), plies);
  return begin(sharedFrom(match, replay.game as GameName, title, at));
}

/** Begin with what somebody pasted: a position in JSON, or a record. */
export async function beginText(text: string): Promise<string> {
  const plain = text.trim();
  if (plain.startsWith('{')) {
    const reading = readPositionJson(plain);
    if (!('found' in reading)) {
      throw new Refusal('unreadable-position', 'this is no position', reading.wrong);
    }
    return beginPosition(reading.found, titleFor(reading.found.game));
  }
  const { start, tree } = await readAnyRecord(plain);
  const at = lineAfter(tree, START).at(-1) ?? START;
  return begin({ title: titleFor(start.game), start, tree, at });
}

/** Read a record; one in the words of its game is written by number first, where a server can do that. */
async function readAnyRecord(text: string): ReturnType<typeof readRecord> {
  try {
    return await readRecord(text, loadRules);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'record-in-words') throw error;
    const numbered = await writtenByNumber(text);
    if (numbered === undefined) throw error;
    return readRecord(numbered, loadRules);
  }
}

/** Return what an analysis is called that nobody has named. */
export function titleFor(game: string): string {
  return a('of-game', { game: gameTitle(game) });
}

/** Return a match as an analysis whose main line it is, shown after so many of its moments. */
function sharedFrom(match: Match, game: GameName, title: string, at = Infinity): Shared {
  const { rules, moments, options, seed } = match;
  const { tree } = withLine(EMPTY, START, turnsIn(rules, moments));
  const shown = turnsIn(rules, moments.slice(0, at)).length;
  return { title, start: { game, seed, options }, tree, at: nodeAfter(tree, shown) };
}

/** Return the node after so many turns of the main line, and after what chance is known to have brought. */
function nodeAfter(tree: Tree, turns: number): number {
  const line = lineAfter(tree, START);
  const isChance = (node = START) => nodeOf(tree, node).plies[0]?.[0] === CHANCE;
  let count = turns;
  while (isChance(line[count])) count += 1;
  return line[count - 1] ?? START;
}

/** Return a record in the words of its game by number; nothing where no server is at hand. */
async function writtenByNumber(record: string): Promise<string | undefined> {
  if (!hasServer) return undefined;
  try {
    return (await send<WrittenRecord>('POST', '/api/records/by-number', { record })).record;
  } catch (error) {
    if (error instanceof Unreachable) return undefined;
    if (!(error instanceof Refusal) || error.code !== 'malformed') throw error;
    throw new Refusal('unreadable-record', error.message);
  }
}
