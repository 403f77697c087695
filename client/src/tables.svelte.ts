/** Every table that pages can show, wherever it lives: on the server, or in this browser. */

import { allGames } from './games';
import { live, type Command } from './live.svelte';
import { isHere, LocalTables } from './local/tables.svelte';
import { gameTitle } from './parts/summary';
import { toasts } from './parts/toasts.svelte';
import type { KnownTable } from './table/known';
import { loadReplay, type Replay } from './table/replay';
import { loadTurningPoints, type ShownTurningPoint } from './table/turning';
import type { Expectation } from './generated/messages';
import type { Refusal } from './wire/refusal';
import { t } from './words/shell';

export { isHere } from './local/tables.svelte';

/** The tables of this browser. */
export const local = new LocalTables({
  async setting(game) {
    const about = (await allGames()).find(({ name }) => name === game);
    return { title: about?.title ?? gameTitle(game), bots: about?.bots ?? [], me: t('me') };
  },
  whenUnkept: () => toasts.say(t('unkept')),
});

class Tables {
  /** Return what is known of a table. */
  known(table: string): KnownTable | undefined {
    return isHere(table) ? local.known.get(table) : live.tables.get(table);
  }

  /** Return why a table cannot be shown, if it cannot. */
  refusal(table: string): Refusal | undefined {
    return isHere(table) ? local.refusals.get(table) : live.refusals.get(table);
  }

  /** Watch a table until the returned function is called. */
  watch(table: string): () => void {
    return isHere(table) ? local.watch(table) : live.watch(table);
  }

  /** Ask something of a table. */
  ask(table: string, command: Command): Promise<void> {
    return isHere(table) ? local.ask(table, command) : live.ask(table, command);
  }

  /** Tell whether a table can be asked for anything now. */
  isReachable(table: string): boolean {
    return isHere(table) || live.state === 'open';
  }

  /** Ask what the bot of a seat expected the others to do; `expectation` tells it. */
  askExpectation(table: string, seat: number): void {
    if (isHere(table)) local.askExpectation(table, seat);
    else live.askExpectation(table, seat);
  }

  /** Return a finished match step by step. */
  replay(table: string): Promise<Replay> {
    return isHere(table) ? local.replay(table) : loadReplay(table);
  }

  /** Return the moments that decided a finished match. */
  turningPoints(table: string): Promise<readonly ShownTurningPoint[]> {
    return isHere(table) ? local.turningPoints(table) : loadTurningPoints(table);
  }

  /** Return where the record of a match is that is shown. */
  recordLink({ about }: KnownTable): string {
    if (!isHere(about.id)) return `/api/tables/${about.id}/record`;
    return `data:text/plain;charset=utf-8,${encodeURIComponent(local.recordSoFar(about.id))}`;
  }

  expectation(table: string): Expectation | undefined {
    return isHere(table) ? local.expectations.get(table) : live.expectations.get(table);
  }
}

export const tables = new Tables();
