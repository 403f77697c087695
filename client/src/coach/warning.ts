/** Warns in a first match of Menhirs in this browser: after a turn that lets the opponent win at once. */

import type { Match } from '../local/match';
import type { Coach } from './coach.svelte';

const MOST = 2; // warnings in a match

/** The table at which somebody is warned. */
export interface WarnedTable {
  /** What is played there. */
  match(): Match | undefined;
  /** Let the opponent wait, or go on. */
  hold(isHeld: boolean): void;
  takeBack(): Promise<void>;
}

export class Warning {
  #given = 0;
  #at = 0;

  constructor(
    private readonly table: WarnedTable,
    private readonly coach: Coach,
  ) {}

  /** Look at how the match stands now, and warn before the opponent moves. */
  async look(seat: number): Promise<void> {
    const match = this.table.match();
    const at = match?.moments.length ?? 0;
    const isNews = match !== undefined && at !== this.#at;
    this.#at = at;
    const isDone = match?.moments.at(-1)?.actor === seat && match.actor !== seat;
    if (!isNews || !isDone || this.#given >= MOST) return;
    this.table.hold(true);
    const { winningTurn } = await import('./danger');
    const named = winningTurn(match);
    if (!named) {
      this.table.hold(false);
      return;
    }
    this.#given += 1;
    this.coach.warn({ name: 'menhirs.danger', named, parameters: {} }, (takesBack) => {
      void this.#answer(takesBack);
    });
  }

  async #answer(takesBack: boolean): Promise<void> {
    if (takesBack) await this.table.takeBack();
    this.table.hold(false);
  }
}
