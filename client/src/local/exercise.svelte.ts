/** A table for a lesson or a puzzle: from any position, with bots if there are some, never kept. */

import type { Rules } from '../engine/rules';
import { now } from '../steady-clock';
import type { KnownTable } from '../table/known';
import { OpenTable, type Listener } from './open-table';
import { knownOf, type Setting } from './seeing';
import { asked, opened, type Command, type LocalTable, type Opening } from './table';

/** What opens a table that needs no name of its own. */
export type ExerciseOpening = Omit<Opening, 'id' | 'before'>;

export class Exercise {
  /** As pages know tables. */
  known: KnownTable;
  readonly #listener: Listener;
  #open: OpenTable;
  #watchers = 0;

  constructor(
    private readonly rules: Rules,
    private readonly setting: Setting,
    private opening: ExerciseOpening,
  ) {
    this.#listener = {
      strongest: setting.bots.at(-1) ?? '',
      show: (table, isWhole) => (this.known = knownOf(table, this.setting, isWhole)),
      keep: () => Promise.resolve(),
    };
    this.#open = this.#begun();
    this.known = $state.raw(knownOf(this.#open.table, setting, true));
  }

  get table(): LocalTable {
    return this.#open.table;
  }

  /** Do what somebody at this screen asks for, or say why not. */
  async ask(command: Command): Promise<void> {
    this.become(asked(this.table, command, now()));
    return Promise.resolve();
  }

  /** Let the table be another one. */
  become(table: LocalTable, isWhole = false): void {
    this.#open.become(table, isWhole);
  }

  /** Begin anew: as before, or otherwise. */
  restart(opening = this.opening): void {
    this.opening = opening;
    this.#open.close();
    this.#open = this.#begun();
    if (this.#watchers > 0) this.#open.watch();
    this.#listener.show(this.table, true);
  }

  /** Let bots think until the returned function is called. */
  watch(): () => void {
    this.#watchers += 1;
    this.#open.watch();
    return () => {
      this.#watchers -= 1;
      this.#open.unwatch();
    };
  }

  #begun(): OpenTable {
    const table = opened(this.rules, { ...this.opening, id: '' }, now());
    return new OpenTable(table, 0, this.#listener);
  }
}
