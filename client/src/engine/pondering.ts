/** Bots that ponder: they decide step by step, the sooner the less time there is. */

import { isUsedUp, now, SLICE_MILLISECONDS, type Budget } from './budget';
import type { Decision, Fields, Level, PonderTables, Position, Thoughts } from './decision';
import { Desk } from './desk';

/** Ponder a position, and say what one would do whenever more is weighed, or null. */
export function* ponder(
  module: WebAssembly.Module,
  tables: PonderTables,
  level: Level,
  position: Position,
  budget: Budget,
): Thoughts {
  const errand = new Errand(module, tables, level, position, budget.simulations);
  while (!errand.goOn(budget)) {
    if (yield errand.news()) budget.isCalledOff = true;
  }
  return errand.decision(tables.LONGEST_LINE);
}

/** A position that lies on a desk until it is decided what to do. */
class Errand {
  readonly #desk: Desk;
  readonly #tables: PonderTables;
  readonly #given: Fields;
  #told = 0; // simulations

  constructor(
    module: WebAssembly.Module,
    tables: PonderTables,
    level: Level,
    { state, seat, stream }: Position,
    simulations: number,
  ) {
    this.#tables = tables;
    this.#desk = new Desk(module, tables);
    this.#given = { ...this.#desk.rooms(level.rooms), stream };
    const mind = this.#desk.mind(level);
    this.#desk.call('begin_decision', { ...this.#given, states: state, seat, mind, simulations });
  }

  /** Go on for a slice; tell whether it is decided. */
  goOn(budget: Budget): boolean {
    const end = now() + SLICE_MILLISECONDS / 2;
    let isDecided = false;
    while (!isDecided && now() < end) {
      const given = { ...this.#given, haste: this.#haste(budget), steps: this.#tables.STEPS };
      isDecided = Boolean(this.#desk.call('decide', given));
    }
    return isDecided;
  }

  /** Return what one would do, if more was weighed since that was asked. */
  news(): Decision | null {
    const decision = this.decision(0);
    if (decision.simulations <= this.#told) return null;
    this.#told = decision.simulations;
    return decision;
  }

  /** Return what one would do so far, with so many moves of the line. */
  decision(moves: number): Decision {
    return this.#desk.decision('decision_at', this.#given, moves);
  }

  #haste(budget: Budget): number {
    const { UNHURRIED, OVER, CALLED_OFF } = this.#tables.HASTE;
    if (!isUsedUp(budget)) return UNHURRIED;
    return budget.isCalledOff ? CALLED_OFF : OVER;
  }
}
