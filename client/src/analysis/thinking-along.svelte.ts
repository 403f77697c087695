/**
 * Bots think along: what everybody can expect, and the moves that are worth most, deeper and deeper
 * until somebody stops them.
 *
 *   round     a search of its own, with a seed of its own; what several found is added up
 *   chance    what everybody can expect after each thing that it may bring
 */

import { think, thinkersAtHand, type Decision, type Thought } from '../engine/thinking';
import type { State } from '../engine/rules';
import { seatsToAct, type Match } from '../local/match';
import { CHANCE, NOBODY, type GameName } from '../generated/games';
import { CANDIDATES, ended, summed, weighed, type Found } from './found';
import { endedShares, Judge } from './judging';

const LEVEL = 'owl';
/** Simulations of the rounds, the last ones again and again. */
const ROUNDS = [300, 2000, 15_000] as const;
/** Of each thing that chance may bring. */
const OUTCOME_ROUNDS = [60, 300, 1500] as const;
const MOST_SIMULATIONS = 600_000;
const MOST_OUTCOMES = 16;
const WORD = 2 ** 31;

export class ThinkingAlong {
  isOn = $state(false);
  found = $state.raw<Found>();
  /** What it thinks about. */
  about = $state.raw<State>();
  /** It has thought as far as it can. */
  isDone = $state(false);
  #run = 0;
  #thoughts: readonly Thought[] = [];

  /** Think about what is shown now, from the beginning. */
  follow(game: GameName, match: Match): void {
    this.stop();
    this.about = match.state;
    if (match.actor === NOBODY) {
      this.found = ended(endedShares(match.rules, match.state, match.seats));
      this.isDone = true;
      return;
    }
    const run = this.#run;
    const work =
      match.actor === CHANCE ? this.#weigh(run, game, match) : this.#search(run, game, match);
    void work
      .catch(() => undefined)
      .then(() => {
        if (run === this.#run) this.isDone = true;
      });
  }

  /** Stop all thinking; what was found is gone with the position. */
  stop(): void {
    this.#run += 1;
    for (const thought of this.#thoughts) thought.stop();
    this.#thoughts = [];
    this.found = undefined;
    this.isDone = false;
  }

  /** Search in as many workers as there are, round after round. */
  async #search(run: number, game: GameName, match: Match): Promise<void> {
    const [seat] = seatsToAct(match);
    if (seat === undefined) return;
    const done: Decision[] = [];
    const under: (Decision | undefined)[] = [];
    const tell = () => {
      const all = [...done, ...under.flatMap((one) => one ?? [])].filter(
        ({ shares }) => shares.length > 0,
      );
      if (run === this.#run && all.length > 0) this.found = summed(seat, all);
    };
    const search = async (worker: number): Promise<void> => {
      for (let round = 0; this.#goesOn(run, done); round += 1) {
        const simulations = ROUNDS[Math.min(round, ROUNDS.length - 1)] ?? 1;
        const limits = { simulations, isPatient: true, candidates: CANDIDATES };
        const seed = [round, worker, WORD];
        const question = { game, level: LEVEL, state: match.state, seat, seed, limits };
        const decision = await this.#thought(question, worker, (soFar) => {
          under[worker] = soFar;
          tell();
        });
        under[worker] = undefined;
        if (run !== this.#run) return;
        done.push(decision);
        tell();
        if (decision.shares.length === 0) return; // it says nothing of its chances
      }
    };
    await Promise.all(Array.from({ length: thinkersAtHand() }, (_, worker) => search(worker)));
  }

  #goesOn(run: number, done: readonly Decision[]): boolean {
    const sum = done.reduce((all, { simulations }) => all + simulations, 0);
    return run === this.#run && sum < MOST_SIMULATIONS && !done.some((one) => one.is_proven);
  }

  async #thought(
    question: Parameters<typeof think>[0],
    worker: number,
    hear?: (soFar: Decision) => void,
  ): Promise<Decision> {
    const thought = think(question, hear, worker);
    this.#thoughts = [...this.#thoughts, thought];
    try {
      return await thought.decision;
    } finally {
      this.#thoughts = this.#thoughts.filter((one) => one !== thought);
    }
  }

  /** Weigh everything that chance may bring, longer and longer. */
  async #weigh(run: number, game: GameName, match: Match): Promise<void> {
    const chances = match.rules.chances(match.state).slice(0, MOST_OUTCOMES);
    for (const [round, simulations] of OUTCOME_ROUNDS.entries()) {
      const judge = new Judge(match.rules, match.seats, (state, seat, number) => {
        const limits = { simulations, isPatient: true };
        const question = { game, level: LEVEL, state, seat, seed: [number, round], limits };
        return this.#thought(question, number % thinkersAtHand());
      });
      const outcomes = await Promise.all(
        chances.map(async ({ action, share }, place) => {
          const after = match.rules.apply(match.state, CHANCE, action);
          return { action, share, shares: (await judge.judged(after, place))?.shares ?? [] };
        }),
      );
      if (run !== this.#run || outcomes.some(({ shares }) => shares.length === 0)) return;
      this.found = weighed(outcomes, match.seats, simulations * outcomes.length);
    }
  }
}
