/** Ratings between all on a server: for whoever is signed in, the first answer to a puzzle counts. */

import { live } from '../live.svelte';
import { accountHere, isSignedIn } from '../progress/account';
import { answer, solutionOf, standings, type Answer } from '../wire/puzzles';
import { Refusal, Unreachable } from '../wire/refusal';
import type { RatedAnswer, Standing } from '../generated/http';
import type { KindName } from './kinds';
import { isPublished, shownOf } from './published/published';
import { waitingAnswers } from './waiting-answers.svelte';

/** Refusals that will be the same tomorrow: the puzzle is gone, or one's own, or no answer fits. */
const FOR_GOOD = new Set(['no-such-puzzle', 'own-puzzle', 'malformed', 'too-large']);
const LATER = 60_000; // milliseconds until who has asked too often asks again

class Standings {
  /** Nothing before anybody has looked at them. */
  #all = $state.raw<readonly Standing[]>();
  /** What the first answer to a puzzle came to, by puzzle. */
  #rated = $state.raw<Readonly<Record<string, RatedAnswer>>>({});
  #isHandingIn = false;
  #later: ReturnType<typeof setTimeout> | undefined;

  of(kind: KindName): Standing | undefined {
    return isSignedIn() ? this.#all?.find((one) => one.kind === kind) : undefined;
  }

  rated(puzzle: string): RatedAnswer | undefined {
    return this.#rated[puzzle];
  }

  /** Return the rating of a puzzle, which was another one before the answer given here. */
  ratingOf({ id, rating }: { readonly id: string; readonly rating: number }): number {
    return this.rated(id)?.puzzle ?? rating;
  }

  /** Tell whether an answer to a puzzle is rated as soon as there is a line. */
  isRatedLater(puzzle: string): boolean {
    return live.state !== 'open' && waitingAnswers.has(puzzle);
  }

  async load(): Promise<void> {
    if (isSignedIn()) this.#all = await standings();
  }

  /** Take a first answer; nothing: it was none, or help was needed. */
  async answered(puzzle: string, given: Answer | null): Promise<void> {
    const isOwn = isPublished(puzzle) && (shownOf(puzzle)?.about.is_yours ?? false);
    const account = isOwn ? '' : await accountHere();
    if (!account) return;
    waitingAnswers.add({ account, puzzle, answer: given });
    await this.handIn();
  }

  /** Let the server know that a guest is shown a shipped solution; nobody waits for it. */
  async opened(puzzle: string): Promise<void> {
    if (live.state !== 'open' || !live.isGuest) return;
    try {
      await solutionOf(puzzle);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
    }
  }

  /** Hand in what waits, one after another; nobody waits for it, and what is not taken now waits on. */
  async handIn(): Promise<void> {
    if (this.#isHandingIn || !isSignedIn()) return;
    this.#isHandingIn = true;
    clearTimeout(this.#later);
    try {
      const account = await accountHere();
      for (let next = waitingAnswers.next(account); next; next = waitingAnswers.next(account)) {
        await this.#rate(next.puzzle, next.answer);
        waitingAnswers.drop(next);
      }
      if (this.#all) await this.load();
    } catch (error) {
      if (error instanceof Unreachable) return; // tried again when there is a line
      if (!(error instanceof Refusal)) throw error;
      this.#later = setTimeout(() => void this.handIn(), LATER);
    } finally {
      this.#isHandingIn = false;
    }
  }

  /** Let an answer be rated, if it is the first; what is refused for good is done with. */
  async #rate(puzzle: string, given: Answer | null): Promise<void> {
    try {
      const rated = await answer(puzzle, given);
      if (rated.is_first) this.#rated = { ...this.#rated, [puzzle]: rated };
    } catch (error) {
      if (!(error instanceof Refusal) || !FOR_GOOD.has(error.code)) throw error;
    }
  }
}

export const ranking = new Standings();
