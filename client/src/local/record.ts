/**
 * A match of this browser as a record that `gloaming replay --verify` reads: its options, its seed,
 * and everything that was done, by number.
 */

import { AUTOMATIC, CHANCE } from '../wire/games';
import { outcomeOf } from './match';
import { commitmentOf } from './seeds';
import type { LocalTable } from './table';

const TITLE = 'gloaming record 1';
const IN_A_LINE = 12;

/** Return the record of a table's match. */
export function recordOf(table: LocalTable): string {
  const { match, settings } = table;
  const options = Object.entries(match.rules.writtenOptions(match.options));
  return [
    TITLE,
    `game: ${settings.game}`,
    ...options.map(([name, value]) => `${name}: ${value}`),
    `seed: ${match.seed}`,
    `commitment: ${commitmentOf(match.seed)}`,
    '',
    ...plyLines(table),
    ...remarkOf(table),
    lastLine(table),
    '',
  ].join('\n');
}

/** Return what was done: who (`*` is chance) and the number of the action. */
function plyLines({ match }: LocalTable): string[] {
  const plies = match.moments
    .filter(({ actor }) => actor !== AUTOMATIC) // which follows by rule alone
    .map(({ actor, action }) => `${actor === CHANCE ? '*' : actor}:${action}`);
  const count = Math.ceil(plies.length / IN_A_LINE);
  return Array.from({ length: count }, (_, line) =>
    ['plies', ...plies.slice(line * IN_A_LINE, (line + 1) * IN_A_LINE)].join(' '),
  );
}

/** Say how a match ended that was not played to its end. */
function remarkOf({ verdict, seats, match }: LocalTable): string[] {
  if (!verdict || verdict.how === 'played') return [];
  const names = match.rules.seatNames(match.options);
  const given = names.filter((_, seat) => seats[seat]?.forfeit);
  return [`; ${[given.join(' and '), verdict.how].filter(Boolean).join(' ')}`];
}

function lastLine({ match }: LocalTable): string {
  const outcome = outcomeOf(match);
  if (!outcome) return 'unfinished';
  const names = match.rules.seatNames(match.options);
  const winners = outcome.winners.map((seat) => names[seat] ?? '').join(' and ');
  const who = winners ? `${winners} wins` : 'a draw';
  return `result: ${who}, ${outcome.reason} (${outcome.scores.join(' ')})`;
}
