/**
 * A match of this browser as a record that `gloaming replay --verify` reads: its options, its seed,
 * and everything that was done, by number.
 */

import { AUTOMATIC, CHANCE } from '../wire/games';
import type { Outcome } from '../engine/rules';
import { outcomeOf, type Match } from './match';
import { commitmentOf } from './seeds';
import type { LocalTable } from './table';

export const TITLE = 'gloaming record 1';
const IN_A_LINE = 12;

/** Return the record of a table's match. */
export function recordOf(table: LocalTable): string {
  const { match, settings } = table;
  const plies = match.moments
    .filter(({ actor }) => actor !== AUTOMATIC) // which follows by rule alone
    .map(({ actor, action }) => [actor, action] as const);
  return [
    ...headerLines(settings.game, match),
    '',
    ...plyLines(plies),
    ...remarkOf(table),
    resultLine(match, outcomeOf(match)),
    '',
  ].join('\n');
}

/** Return the lines that say how a match began. */
export function headerLines(game: string, { rules, options, seed }: Match): string[] {
  return [
    TITLE,
    `game: ${game}`,
    ...Object.entries(rules.writtenOptions(options)).map(([name, value]) => `${name}: ${value}`),
    `seed: ${seed}`,
    `commitment: ${commitmentOf(seed)}`,
  ];
}

/** Return what was done: who (`*` is chance) and the number of the action. */
export function plyLines(plies: readonly (readonly [actor: number, action: number])[]): string[] {
  const words = plies.map(([actor, action]) => `${actor === CHANCE ? '*' : actor}:${action}`);
  const count = Math.ceil(words.length / IN_A_LINE);
  return Array.from({ length: count }, (_, line) =>
    ['plies', ...words.slice(line * IN_A_LINE, (line + 1) * IN_A_LINE)].join(' '),
  );
}

/** Say how a match ended that was not played to its end. */
function remarkOf({ verdict, seats, match }: LocalTable): string[] {
  if (!verdict || verdict.how === 'played') return [];
  const names = match.rules.seatNames(match.options);
  const given = names.filter((_, seat) => seats[seat]?.forfeit);
  return [`; ${[given.join(' and '), verdict.how].filter(Boolean).join(' ')}`];
}

/** Return the line that ends a record. */
export function resultLine({ rules, options }: Match, outcome: Outcome | null): string {
  if (!outcome) return 'unfinished';
  const names = rules.seatNames(options);
  const winners = outcome.winners.map((seat) => names[seat] ?? '').join(' and ');
  const who = winners ? `${winners} wins` : 'a draw';
  return `result: ${who}, ${outcome.reason} (${outcome.scores.join(' ')})`;
}
