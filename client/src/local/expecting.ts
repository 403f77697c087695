/** What a bot of this browser expected the others to do when it last acted. */

import type { State } from '../engine/rules';
import type { Expectation, ShownMoment } from '../generated/messages';
import { thoughtOf } from './seeing';
import { SPECTATOR } from './secrecy';
import type { LocalTable } from './table';

/** Return the line that a bot had in mind, as moments that may never come; nothing without one. */
export function expectationOf(table: LocalTable, seat: number): Expectation | undefined {
  const { match, id } = table;
  const thought = thoughtOf(table, seat);
  const { rules } = match;
  const seen = (state: State) => rules.read(rules.view(state, SPECTATOR));
  const from = thought && (match.moments[thought.moments]?.before ?? match.state);
  if (!from || thought.line.length === 0) return undefined;
  let state = from;
  const moments: ShownMoment[] = [];
  for (const [actor, action] of thought.line) {
    if (!rules.isLegal(state, actor, action)) break; // chance has come in between
    const account = rules.account(state, actor, action);
    state = rules.apply(state, actor, action);
    moments.push({ actor, action, account, text: '', state: seen(state) });
  }
  const mark = `${match.moments.length}`;
  return { type: 'expectation', table: id, seat, mark, state: seen(from), moments };
}
