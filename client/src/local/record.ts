/**
 * A match of this browser as a record that `gloaming replay --verify` reads: its options, its seed,
 * and everything that was done, by number.
 */

import { AUTOMATIC, CHANCE } from '../generated/games';
import type { Outcome } from '../engine/rules';
import { outcomeOf, rewound, type Match } from './match';
import { isByMemory, openPrefix, SPECTATOR } from './secrecy';
import { commitmentOf } from './seeds';
import type { LocalTable } from './table';

export const TITLE = 'gloaming record 1';
const SEED = 'seed: ';
const IN_A_LINE = 12;

/** Return the whole record of a table's match, with its seed. */
export function recordOf(table: LocalTable): string {
  const { match, settings } = table;
  return [
    ...headerLines(settings.game, match),
    ...bodyLines(match),
    ...remarkOf(table),
    resultLine(match, outcomeOf(match)),
    '',
  ].join('\n');
}

/**
 * Return the record as far as those at this screen may know it, as a server would: without the seed
 * before the end, up to the first thing that is secret, and of a match by memory only how it began.
 */
export function recordSoFar(table: LocalTable): string {
  const { match, settings } = table;
  if (table.verdict) return recordOf(table);
  const own = table.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  const eyes = own.length > 0 ? own : [SPECTATOR];
  const known = isByMemory(match) ? 0 : Math.min(...eyes.map((seat) => openPrefix(match, seat)));
  const header = headerLines(settings.game, match).filter((line) => !line.startsWith(SEED));
  return [...header, ...bodyLines(rewound(match, known)), resultLine(match, null), ''].join('\n');
}

/** Return what was done in a match, after an empty line. */
function bodyLines(match: Match): string[] {
  const plies = match.moments
    .filter(({ actor }) => actor !== AUTOMATIC) // which follows by rule alone
    .map(({ actor, action }) => [actor, action] as const);
  return ['', ...plyLines(plies)];
}

/** Return the lines that say how a match began. */
export function headerLines(game: string, { rules, options, seed }: Match): string[] {
  return [
    TITLE,
    `game: ${game}`,
    ...Object.entries(rules.writtenOptions(options)).map(([name, value]) => `${name}: ${value}`),
    SEED + seed,
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
