/** The talk at tables: how much of it one has not read yet, and what one is about to say. */

import { SvelteMap } from 'svelte/reactivity';
import { ownSeats, type KnownTable } from './known';

const KEY = 'gloaming.read';
const MOST = 50; // tables of which it is kept

/** When the last words were said that were read, by table: in seconds, by the server's clock. */
type Read = Readonly<Record<string, number>>;

function kept(): Read {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Read;
  } catch {
    return {}; // Storage may be forbidden, or hold something else: then nothing was read.
  }
}

class Talk {
  /** What is written and not sent yet, by table: it outlives a sheet that is closed. */
  readonly drafts = new SvelteMap<string, string>();
  #read = $state.raw<Read>(kept());

  /** Return how much the others have said since one read it last. */
  unread({ about, now, sayings }: KnownTable): number {
    const own = ownSeats(now);
    const since = this.#read[about.id] ?? 0;
    return sayings.filter(({ seat, at }) => at > since && !own.includes(seat)).length;
  }

  /** Note that all that was said at a table so far is read. */
  read({ about, sayings }: KnownTable): void {
    const last = sayings.at(-1)?.at ?? 0;
    if (last <= (this.#read[about.id] ?? 0)) return;
    const all = Object.entries({ ...this.#read, [about.id]: last });
    const newest = all.sort(([, one], [, other]) => other - one).slice(0, MOST);
    this.#read = Object.fromEntries(newest);
    try {
      window.localStorage.setItem(KEY, JSON.stringify(this.#read));
    } catch {
      // Storage is forbidden: it holds for this visit.
    }
  }
}

export const talk = new Talk();
