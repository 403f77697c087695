/** A table as lists show it. */

import { botName, personName } from './names';

export interface SeatSummary {
  readonly name: string;
  readonly kind: string;
  readonly player: string;
  readonly is_guest: boolean;
}

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly phase: 'open' | 'running' | 'over';
  readonly clock: string;
  readonly may_be_watched: boolean;
  readonly created_at: number;
  readonly seats: readonly SeatSummary[];
  readonly winners: readonly number[];
}

export const GAMES = ['finstere', 'menhirs', 'spokenchaos'] as const;

/** Tell whether something names a game. */
export function isGame(name: unknown): name is (typeof GAMES)[number] {
  return GAMES.some((game) => game === name);
}
export type GameName = (typeof GAMES)[number];

const TITLES: Readonly<Partial<Record<string, string>>> = {
  finstere: 'Finstere Flure',
  menhirs: 'Menhirs dans le Brouillard',
  spokenchaos: 'Spokenchaos',
};

/** Return a game's title, which is the same in every language. */
export function gameTitle(name: string): string {
  return TITLES[name] ?? name;
}

/** Return who sits at a table. */
export function playersOf(table: TableSummary): string {
  const taken = table.seats.filter(({ kind }) => kind !== 'empty');
  const names = taken.map(({ kind, player, is_guest }) =>
    kind === 'bot' ? botName(player) : personName(player, is_guest),
  );
  return [...new Set(names)].join(', '); // somebody may have several seats
}
