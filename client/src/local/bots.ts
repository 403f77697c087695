/** Bots at tables of this browser: they think in a worker, from what their seat may know. */

import { think, type Decision, type Thought as Thinking } from '../engine/thinking';
import type { GameName } from '../generated/games';
import { botWords } from './seeds';
import { botOf, toAct, type LocalTable, type Thought } from './table';

/** What a bot is about to do. */
export interface Plan {
  readonly actions: readonly number[];
  readonly thought: Omit<Thought, 'turn' | 'moments'> | undefined;
}

/** Return the seats for which a bot is to act. */
export function botsToAct(table: LocalTable, strongest: string): readonly number[] {
  return toAct(table).filter((seat) => botOf(table, seat, strongest));
}

/** Let the bot of a seat think. */
export function thinkFor(table: LocalTable, seat: number, strongest: string): Thinking {
  const { match, settings } = table;
  return think({
    game: settings.game as GameName,
    level: botOf(table, seat, strongest),
    state: match.state,
    seat,
    seed: botWords(match.seed, seat, match.moments.length),
  });
}

/** Return what a bot decided; of its line only what comes after its own actions. */
export function planOf(decision: Decision): Plan {
  const { actions, shares, is_proven: isProven, turns, simulations, line } = decision;
  const own = line.slice(0, actions.length).map(([, action]) => action);
  const isFollowed = own.join() === actions.join();
  if (shares.length === 0) return { actions, thought: undefined };
  const rest = isFollowed ? line.slice(actions.length) : [];
  return { actions, thought: { shares, isProven, turns, simulations, line: rest } };
}

/** Return any legal action, for a bot that cannot think. */
export function anything({ match }: LocalTable, seat: number): Plan {
  const legal = match.rules.legalActions(match.state, seat);
  const [first] = botWords(match.seed, seat, match.moments.length);
  return { actions: legal.slice(first % legal.length).slice(0, 1), thought: undefined };
}
