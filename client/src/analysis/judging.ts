/**
 * Judging: what everybody can expect in a state, as a bot thinks that searches it.
 *
 *   a seat acts     what the bot expects for everybody, of what that seat may know
 *   chance acts     the mean over what it may bring, each as likely as it is (`engine/session.ts`)
 *   nobody acts     the outcome
 */

import type { Rules, State } from '../engine/rules';
import { branchesOf, type Branch } from '../engine/session';
import { NOBODY } from '../generated/games';
import { played, type Turn } from './turns';

export type Shares = readonly number[];

/** What a bot would do in a state, nothing where no seat acts, and what it expects then. */
export interface Opinion {
  readonly actions: readonly number[];
  readonly shares: Shares;
  /** Whether that is no guess, and how many turns it takes then. */
  readonly is_proven?: boolean;
  readonly turns?: number;
}

/** A bot that is asked what a seat should do; the same number thinks the same. */
export type Ask = (state: State, seat: number, number: number) => Promise<Opinion>;

export class Judge {
  constructor(
    private readonly rules: Rules,
    private readonly seats: number,
    private readonly ask: Ask,
  ) {}

  /** Return what a seat should do; nothing where the bot says nothing about its chances. */
  async opinion(state: State, seat: number, number: number): Promise<Opinion | undefined> {
    const found = await this.ask(state, seat, number);
    return found.shares.length > 0 ? found : undefined;
  }

  /** Return what is expected in a state, whoever acts; nothing where nobody can say. */
  async judged(state: State, number: number): Promise<Opinion | undefined> {
    const branches = branchesOf(this.rules, state, number);
    const sums = Array.from({ length: this.seats }, () => 0);
    let actions: readonly number[] = [];
    for (const branch of branches) {
      const found = await this.#here(branch, number);
      if (!found) return undefined;
      found.shares.forEach(
        (value, seat) => (sums[seat] = (sums[seat] ?? 0) + value * branch.share),
      );
      actions = found.actions;
    }
    return { actions: branches.length === 1 ? actions : [], shares: sums };
  }

  /** Tell whether a seat acts in a state, and not chance or the rules first. */
  isSeatNext(state: State): boolean {
    return this.rules.actor(state) >= 0;
  }

  /** Return the state that other actions in place of a turn lead to. */
  played(turn: Turn, actions: readonly number[]): State {
    return played(this.rules, turn, actions);
  }

  /** Judge a state in which a seat acts, or nobody any more. */
  async #here({ state, seat }: Branch, number: number): Promise<Opinion | undefined> {
    if (seat === NOBODY) return { actions: [], shares: endedShares(this.rules, state, this.seats) };
    return this.opinion(state, seat, number);
  }
}

/** Return what everybody got in a match that is over. */
export function endedShares(rules: Rules, state: State, seats: number): Shares {
  const winners = rules.outcome(state)?.winners ?? [];
  return Array.from({ length: seats }, (_, seat) => {
    if (winners.length === 0) return 1 / seats;
    return winners.includes(seat) ? 1 / winners.length : 0;
  });
}
