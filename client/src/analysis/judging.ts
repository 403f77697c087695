/**
 * Judging: what everybody can expect in a state, as a bot thinks that searches it; just as
 * `gloaming.analysis` does it, whose results a test compares.
 *
 *   a seat acts     what the bot expects for everybody, of what that seat may know
 *   chance acts     the mean over all that it may bring, each as likely as it is
 *   nobody acts     the outcome
 */

import type { Rules, State } from '../engine/rules';
import { AUTOMATIC, CHANCE, GO_ON, NOBODY } from '../wire/games';
import { isSettling, played, type Turn } from './turns';

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

const MOST_OUTCOMES = 16; // that are all looked at; of more, one is drawn

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
    if (this.rules.actor(state) !== CHANCE) return this.#here(state, number);
    const chances = this.rules.chances(state);
    if (chances.length === 0 || chances.length > MOST_OUTCOMES) return this.#here(state, number);
    const sums = Array.from({ length: this.seats }, () => 0);
    for (const [place, { action, share }] of chances.entries()) {
      const found = await this.#here(this.rules.apply(state, CHANCE, action), number, place);
      if (!found) return undefined;
      found.shares.forEach((value, seat) => (sums[seat] = (sums[seat] ?? 0) + value * share));
    }
    return { actions: [], shares: sums };
  }

  /** Tell whether a seat acts in a state, and not chance or the rules first. */
  isSeatNext(state: State): boolean {
    return this.rules.actor(state) >= 0;
  }

  /** Return the state that other actions in place of a turn lead to. */
  played(turn: Turn, actions: readonly number[]): State {
    return played(this.rules, turn, actions);
  }

  /** Judge a state; what chance and the rules do first is drawn, otherwise in every place. */
  async #here(state: State, number: number, place = 0): Promise<Opinion | undefined> {
    const settled = this.#settled(state, number, place);
    if (this.rules.actor(settled) === NOBODY)
      return { actions: [], shares: endedShares(this.rules, settled, this.seats) };
    const all = Array.from({ length: this.seats }, (_, seat) => seat);
    const seat = all.find((one) => this.rules.isToAct(settled, one)) ?? 0;
    return this.opinion(settled, seat, number);
  }

  #settled(state: State, number: number, place: number): State {
    let now = state;
    for (let drawn = 0; isSettling(this.rules.actor(now)); drawn += 1) {
      now =
        this.rules.actor(now) === CHANCE
          ? this.rules.actByChance(now, [number, drawn, place]).state
          : this.rules.apply(now, AUTOMATIC, GO_ON);
    }
    return now;
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
