/** A draft with what it was before and what it was changed back from. */

export interface History<Draft> {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
}

const MOST_STEPS = 200; // that can be taken back

/** Return the history of a draft that nobody has changed. */
export function begun<Draft>(draft: Draft): History<Draft> {
  return { past: [], now: draft, future: [] };
}

/** Return a history in which a draft became another one; nothing happens if it is the same. */
export function changed<Draft>(history: History<Draft>, draft: Draft): History<Draft> {
  if (draft === history.now) return history;
  return { past: [...history.past, history.now].slice(-MOST_STEPS), now: draft, future: [] };
}

/** Take back the last change, if there is one. */
export function undone<Draft>({ past, now, future }: History<Draft>): History<Draft> {
  const last = past.at(-1);
  if (last === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: last, future: [now, ...future] };
}

/** Change again what was taken back, if anything was. */
export function redone<Draft>({ past, now, future }: History<Draft>): History<Draft> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future };
  return { past: [...past, now], now: next, future: rest };
}
