/**
 * Going through a match: every turn beside the best one, and luck apart from choice.
 *
 *   before --the turn--> after --chance, the rules--> before the next turn
 *          cost: after the best turn - after this one        luck: before the next - after
 */

import type { State } from '../engine/rules';
import type { Match } from '../local/match';
import { Judge, type Ask, type Shares } from './judging';
import { turnsOf, type Turn } from './turns';

/** Of the win: what costs less is no mistake, for a search is no more exact. */
export const SLIP = 0.02;
const MOST_MISTAKES = 5;

/** A turn, and what it was worth. */
export interface Judged {
  readonly turn: Turn;
  /** What would have been better; nothing where nothing would. */
  readonly better: readonly number[];
  readonly before: Shares;
  readonly after: Shares;
  /** How much of the win it cost who did it. */
  readonly cost: number;
  /** What is expected then of whoever is next; nothing where chance is, or nothing was better. */
  readonly answer: readonly number[];
  /** In how many turns whoever did it could have won, where that is proven; else 0. */
  readonly provenWin: number;
  /** What chance changed then; nothing where it did not act. */
  readonly luck: Shares;
}

export interface Analysis {
  readonly turns: readonly Judged[];
  /** Turns of which nobody can say what they are worth. */
  readonly unjudged: number;
  /** What everybody got, or can expect where the match stops. */
  readonly end: Shares;
}

/** How many turns are judged, of how many; whoever answers with false ends it. */
export type Progress = (done: number, of: number) => boolean;

/** Go through a match; nothing if it was ended before. */
export async function analyse(
  match: Match,
  ask: Ask | readonly Ask[],
  progress: Progress,
): Promise<Analysis | undefined> {
  const judges = [ask].flat().map((one) => new Judge(match.rules, match.seats, one));
  const [judge] = judges;
  const turns = turnsOf(match);
  const all = judge && (await judgedSideBySide(judges, turns, progress));
  if (!judge || !all) return undefined;
  const found = all.filter((one) => one !== undefined);
  const even = Array.from({ length: match.seats }, () => 1 / match.seats);
  const end = (await judge.judged(match.state, match.moments.length))?.shares ?? even;
  progress(turns.length, turns.length);
  return { turns: withLuck(found, end), unjudged: turns.length - found.length, end };
}

/** Return the turns that cost most, the dearest first. */
export function mistakesIn({ turns }: Analysis): readonly Judged[] {
  const dear = turns.filter(({ cost }) => cost >= SLIP);
  return dear.sort((one, other) => other.cost - one.cost).slice(0, MOST_MISTAKES);
}

/** Return how much of the win a seat's own choices cost, and how much chance brought it. */
export function sumsOf({ turns }: Analysis, seat: number): { cost: number; luck: number } {
  const own = turns.filter(({ turn }) => turn.seat === seat);
  return {
    cost: own.reduce((sum, { cost }) => sum + cost, 0),
    luck: turns.reduce((sum, { luck }) => sum + (luck[seat] ?? 0), 0),
  };
}

/** Judge turns, as many at once as there are judges: what one costs does not depend on others. */
async function judgedSideBySide(
  judges: readonly Judge[],
  turns: readonly Turn[],
  progress: Progress,
): Promise<readonly (Judged | undefined)[] | undefined> {
  const found: (Judged | undefined)[] = turns.map(() => undefined);
  const left = [...turns.entries()].reverse();
  let done = 0;
  let isLeft = false as boolean; // somebody has left before it is done
  const work = async (judge: Judge) => {
    for (let next = left.pop(); next && !isLeft; next = left.pop()) {
      isLeft = !progress(done, turns.length);
      if (isLeft) return;
      found[next[0]] = await judgedTurn(judge, next[1]);
      done += 1;
    }
  };
  await Promise.all(judges.map(work));
  return isLeft ? undefined : found;
}

async function judgedTurn(judge: Judge, turn: Turn): Promise<Judged | undefined> {
  const { seat, before, start } = turn;
  const opinion = await judge.opinion(before, seat, start);
  if (!opinion) return undefined;
  const then = judge.played(turn, opinion.actions);
  const isBest = isSame(then, turn.after); // by whatever way
  const done = isBest ? { ...opinion, actions: [] } : await judge.judged(turn.after, start);
  const best = isBest ? done : await judge.judged(then, start);
  if (!done || !best) return undefined;
  const { shares: after } = done;
  const cost = Math.max(0, (best.shares[seat] ?? 0) - (after[seat] ?? 0));
  const better = cost >= SLIP ? opinion.actions : [];
  const answer = better.length > 0 && judge.isSeatNext(turn.after) ? done.actions : [];
  const isWon = opinion.is_proven && opinion.shares[seat] === 1;
  const provenWin = isWon ? (opinion.turns ?? 0) : 0;
  const luck = after.map(() => 0);
  return { turn, better, before: opinion.shares, after, cost, answer, provenWin, luck };
}

function isSame(one: State, other: State): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** Add what chance changed between a turn and the next one that was judged. */
function withLuck(judged: readonly Judged[], end: Shares): Judged[] {
  return judged.map((one, at) => {
    if (!one.turn.meetsChance) return one;
    const following = judged[at + 1]?.before ?? end;
    return { ...one, luck: one.after.map((share, seat) => (following[seat] ?? 0) - share) };
  });
}
