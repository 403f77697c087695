/**
 * A table that lives in the browser: everybody who plays sits at this screen, the rest are bots.
 *
 * It is never changed; what is done makes another one.  Nothing here knows a clock, a database or
 * a worker: time, seeds and names come in as values.
 */

import type { Rules, State } from '../engine/rules';
import { AUTOMATIC } from '../generated/games';
import type { Ask, ShownVerdict, TableSettings } from '../generated/messages';
import { Refusal } from '../wire/refusal';
import { flagOf, freshClock, turned, type SeatClock } from './clock';
import {
  followed,
  newMatch,
  outcomeOf,
  played,
  rewound,
  seatsToAct,
  settled,
  startOfLastTurn,
  undone,
  type Match,
} from './match';

export type Command = Ask['command'];

/** Somebody at this screen, with a name if they want one, or a bot. */
export interface Sitter {
  readonly bot: string;
  readonly name: string;
}

export interface Seat extends Sitter {
  readonly forfeit: '' | 'resigned' | 'timed out';
}

/** What a bot thought when it last acted. */
export interface Thought {
  readonly turn: number;
  readonly moments: number;
  readonly shares: readonly number[];
  readonly isProven: boolean;
  readonly turns: number;
  readonly simulations: number;
  /** What it expects the others to do after its own actions. */
  readonly line: readonly (readonly [actor: number, action: number])[];
}

export interface Verdict {
  readonly how: ShownVerdict['how'];
  readonly winners: readonly number[];
}

export interface LocalTable {
  readonly id: string;
  readonly settings: TableSettings;
  readonly createdAt: number;
  readonly seats: readonly Seat[];
  readonly look: Readonly<Record<string, number>>;
  readonly match: Match;
  readonly clocks: readonly SeatClock[];
  readonly thoughts: Readonly<Record<number, Thought>>;
  readonly verdict: Verdict | null;
  /** The tables of the matches before and after this one. */
  readonly before: string;
  readonly rematch: string;
}

/** What a table is opened with. */
export interface Opening {
  readonly id: string;
  readonly settings: TableSettings;
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  readonly look?: Readonly<Record<string, number>>;
  readonly before?: string;
  /** The state in which it begins, where that is not how the options say. */
  readonly from?: State;
  /** What was done before, in another match with the same seed. */
  readonly plies?: readonly (readonly [actor: number, action: number])[];
}

/** Open a table at which all seats are taken, and start the match. */
export function opened(rules: Rules, opening: Opening, at: number): LocalTable {
  const { settings, sitters, seed } = opening;
  const fresh = newMatch(rules, rules.writtenOptions(settings.options ?? {}), seed, opening.from);
  const match = settled(followed(fresh, opening.plies ?? []));
  if (sitters.length !== match.seats) {
    throw new Refusal('seat-empty', `${match.seats} play, and ${sitters.length} sit here`);
  }
  const table = {
    id: opening.id,
    settings,
    createdAt: at,
    seats: sitters.map((sitter): Seat => ({ ...sitter, forfeit: '' })),
    look: opening.look ?? {},
    match,
    clocks: sitters.map(() => freshClock(settings.clock)),
    thoughts: {},
    verdict: null,
    before: opening.before ?? '',
    rematch: '',
  };
  return turnedOn(table, at);
}

/** Return the seats that may act now. */
export function toAct(table: LocalTable): readonly number[] {
  return table.verdict ? [] : seatsToAct(table.match);
}

/** Return the bot that plays a seat: one that sits there, or one that plays on for somebody. */
export function botOf({ seats }: LocalTable, seat: number, strongest: string): string {
  const { bot, forfeit } = seats[seat] ?? { bot: '', forfeit: '' };
  return bot || (forfeit ? strongest : '');
}

/** Tell whether somebody at this screen plays a seat and can still win. */
export function isPlayed({ seats }: LocalTable, seat: number): boolean {
  const found = seats[seat];
  return found !== undefined && !found.bot && !found.forfeit;
}

/** Return the table after somebody at this screen has asked for something, or say why not. */
export function asked(table: LocalTable, command: Command, at: number): LocalTable {
  switch (command.do) {
    case 'act':
      need(table, command.seat);
      return acted(table, command.seat, numbersIn(command.actions), at);
    case 'undo':
      need(table, command.seat);
      return withMatch(table, undoneBy(table.match, command.seat, command.count ?? 1), at);
    case 'ask-takeback':
      need(table, command.seat);
      return takenBack(table, command.seat, at);
    case 'resign':
      need(table, command.seat);
      return forfeited(table, command.seat, 'resigned', at);
    case 'vote-abandon':
      need(table, command.seat); // all who play sit here, and one of them speaks for all
      return ended(table, { how: 'abandoned', winners: [] }, at);
    case 'dress':
      return dressed(table, command.parts);
    case 'name-seat':
      return withSeat(table, command.seat, { name: command.name ?? '' });
    default:
      throw new Refusal('forbidden', 'there is nobody else at this table');
  }
}

/** Return the table after actions of a seat, all or none. */
export function acted(
  table: LocalTable,
  seat: number,
  actions: readonly number[],
  at: number,
): LocalTable {
  const match = actions.reduce((now, action) => played(now, seat, action), table.match);
  return withMatch(table, match, at);
}

/** Return the table after a bot has acted, with what it thought. */
export function actedByBot(
  table: LocalTable,
  seat: number,
  actions: readonly number[],
  thought: Omit<Thought, 'turn' | 'moments'> | undefined,
  at: number,
): LocalTable {
  const turn = table.match.rules.turnNumber(table.match.state);
  const after = acted(table, seat, actions, at);
  if (!thought) return after;
  const kept = { ...thought, turn, moments: after.match.moments.length };
  return { ...after, thoughts: { ...after.thoughts, [seat]: kept } };
}

/** Return the table with whoever has no time left; the same one if everybody has. */
export function ticked(table: LocalTable, at: number): LocalTable {
  const late = toAct(table).filter((seat) => {
    const clock = table.clocks[seat];
    const flag = clock ? flagOf(table.settings.clock, clock) : null;
    return isPlayed(table, seat) && flag !== null && flag <= at;
  });
  return late.reduce((now, seat) => forfeited(now, seat, 'timed out', at), table);
}

/** Return what opens a match with the same people: on the same seats, or everybody moved up. */
export function again(table: LocalTable, keepsSeats: boolean, id: string, seed: string): Opening {
  const sitters = table.seats.map(({ bot, name }) => ({ bot, name }));
  const moved = [...sitters.slice(-1), ...sitters.slice(0, -1)];
  const { look } = table;
  const settings = keepsSeats ? table.settings : inMovedColours(table.settings);
  return { id, settings, look, seed, sitters: keepsSeats ? sitters : moved, before: table.id };
}

/** Return the settings of a match in which everybody has moved up, and kept a chosen colour. */
function inMovedColours(settings: TableSettings): TableSettings {
  const { options = {} } = settings;
  const colours = options.colours?.split(' ') ?? [];
  if (colours.length === 0) return settings;
  const moved = [...colours.slice(-1), ...colours.slice(0, -1)].join(' ');
  return { ...settings, options: { ...options, colours: moved } };
}

function need(table: LocalTable, seat: number): void {
  if (table.verdict) throw new Refusal('not-running', 'the match is not running');
  if (!isPlayed(table, seat)) throw new Refusal('not-yours', 'a bot plays for this seat', 'seat');
}

function numbersIn(actions: readonly (number | string)[]): number[] {
  return actions.map((action) => {
    if (typeof action === 'number') return action;
    throw new Refusal('unreadable-action', 'actions are taken by number here');
  });
}

function undoneBy(match: Match, seat: number, count: number): Match {
  return Array.from({ length: count }).reduce<Match>((now) => undone(now, seat), match);
}

/** Go back to before the last turn of a seat; bots do not mind, and people sit at one screen. */
function takenBack(table: LocalTable, seat: number, at: number): LocalTable {
  const start = startOfLastTurn(table.match, seat);
  return withMatch({ ...table, thoughts: {} }, rewound(table.match, start), at);
}

function forfeited(
  table: LocalTable,
  seat: number,
  forfeit: Seat['forfeit'],
  at: number,
): LocalTable {
  const given = turnedOn(withSeat(table, seat, { forfeit }), at);
  const hopeful = given.seats.flatMap((one, number) => (one.forfeit ? [] : [number]));
  const hasPeople = hopeful.some((number) => isPlayed(given, number));
  if (hasPeople && hopeful.length > 1) return given;
  return ended(given, { how: forfeit || 'resigned', winners: hopeful }, at);
}

/** Put parts of the kit together otherwise, until what is made of them moves by itself. */
function dressed(table: LocalTable, parts: LocalTable['look']): LocalTable {
  const { kit } = table.match.rules;
  const wrong = Object.entries(parts).some(([part, kind]) => kind >= (kit[part] ?? 0));
  if (wrong) throw new Refusal('no-such-option', 'there is no such part', 'parts');
  if (table.verdict || table.match.moments.some(({ actor }) => actor === AUTOMATIC)) {
    throw new Refusal('not-open', 'it has moved already');
  }
  return { ...table, look: { ...table.look, ...parts } };
}

function withSeat(table: LocalTable, seat: number, changes: Partial<Seat>): LocalTable {
  const seats = table.seats.map((one, number) => (number === seat ? { ...one, ...changes } : one));
  return { ...table, seats };
}

function withMatch(table: LocalTable, match: Match, at: number): LocalTable {
  const now = turnedOn({ ...table, match }, at);
  const outcome = outcomeOf(match);
  if (!outcome) return now;
  return ended(now, { how: 'played', winners: winnersOf(now, outcome) }, at);
}

/** Return the winners among those who can win; the best of them, if none of them won. */
function winnersOf(
  { seats }: LocalTable,
  outcome: { winners: readonly number[]; scores: readonly number[] },
): readonly number[] {
  const hopeful = seats.flatMap(({ forfeit }, seat) => (forfeit ? [] : [seat]));
  const winners = outcome.winners.filter((seat) => hopeful.includes(seat));
  if (winners.length > 0 || outcome.winners.length === 0) return winners;
  const best = Math.max(...hopeful.map((seat) => outcome.scores[seat] ?? 0));
  return hopeful.filter((seat) => outcome.scores[seat] === best);
}

function ended(table: LocalTable, verdict: Verdict, at: number): LocalTable {
  return turnedOn({ ...table, verdict }, at);
}

/** Let the clocks of those run who are to act; a bot needs none. */
function turnedOn(table: LocalTable, at: number): LocalTable {
  const acting = toAct(table);
  const turn = table.match.rules.turnNumber(table.match.state);
  const clocks = table.clocks.map((clock, seat) =>
    turned(table.settings.clock, clock, acting.includes(seat) && isPlayed(table, seat), turn, at),
  );
  return { ...table, clocks };
}
