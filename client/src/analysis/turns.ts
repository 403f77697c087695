/** A match divided into turns: what a seat did in one go, and what came before the next one. */

import type { State } from '../engine/rules';
import type { Match } from '../local/match';
import { AUTOMATIC, CHANCE, SEVERAL } from '../wire/games';

/** What a seat did in one go. */
export interface Turn {
  readonly seat: number;
  /** How many moments of the match lie before it. */
  readonly start: number;
  readonly actions: readonly number[];
  readonly before: State;
  /** The state that it left, before chance or anybody else acts. */
  readonly after: State;
  /** Others plan at the same time, and nobody sees it yet. */
  readonly isSecret: boolean;
  /** Chance acts before the next turn. */
  readonly meetsChance: boolean;
}

/** Return the turns of a match in their order. */
export function turnsOf(match: Match): readonly Turn[] {
  const { rules, moments } = match;
  const turns: Turn[] = [];
  let start = 0;
  while (start < moments.length) {
    const first = moments[start];
    if (!first) break;
    let end = start + 1;
    if (!isSettling(first.actor)) {
      const number = rules.turnNumber(first.before);
      const isSame = (at: number) => {
        const next = moments[at];
        return next?.actor === first.actor && rules.turnNumber(next.before) === number;
      };
      while (isSame(end)) end += 1;
      turns.push({
        seat: first.actor,
        start,
        actions: moments.slice(start, end).map(({ action }) => action),
        before: first.before,
        after: moments[end]?.before ?? match.state,
        isSecret: rules.actor(first.before) === SEVERAL,
        meetsChance: meetsChance(match, end),
      });
    }
    start = end;
  }
  return turns;
}

/** Tell whether chance acts from a moment on before a seat does. */
function meetsChance({ moments }: Match, start: number): boolean {
  const following = moments.slice(start);
  const end = following.findIndex(({ actor }) => !isSettling(actor));
  const before = end < 0 ? following : following.slice(0, end);
  return before.some(({ actor }) => actor === CHANCE);
}

/** Tell whether nobody acts but chance and the rules. */
export function isSettling(actor: number): boolean {
  return actor === CHANCE || actor === AUTOMATIC;
}
