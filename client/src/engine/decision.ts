/** What bots decide and may spend, and what the generated tables say of them. */

import type { EntryPoint, Layouts, Schema, Structs } from './tables';

export type State = Uint8Array<ArrayBuffer>;
export type Stream = BigInt64Array<ArrayBuffer>;
export type Fields = Readonly<Record<string, unknown>>;

/** What a bot does, and what it thinks of its position. */
export interface Decision {
  readonly actions: readonly number[]; // of its whole move
  readonly shares: readonly number[]; // of the win that it expects for each seat
  readonly is_proven: boolean;
  readonly turns: number; // until the end, where that is proven
  readonly simulations: number;
  readonly line: readonly (readonly [actor: number, action: number])[];
  /** The moves that were tried most, the first of them first, where they were asked for. */
  readonly candidates?: readonly Decision[];
}

/** What thinking may cost beyond the level's own limits. */
export interface Limits {
  readonly seconds?: number;
  readonly simulations?: number;
  readonly isPatient?: boolean; // no clock is looked at, so that the same seed thinks the same
  readonly candidates?: number; // so many moves are told besides, where bots search
}

/** What is said while a bot thinks, and what it decides. */
export type Thoughts = Slicewise<Decision>;
export type Slicewise<Result> = Generator<Decision | null, Result, boolean | undefined>;

/** A position in which a seat is to decide. */
export interface Position {
  readonly state: State;
  readonly seat: number;
  readonly stream: Stream;
}

/** A level, as the server declares it. */
export interface Level {
  readonly simulations: number;
  readonly seconds: number;
  readonly mind: Fields;
  readonly rooms: Readonly<Record<string, readonly number[]>>; // extents, by argument
}

export interface SearchLevel extends Level {
  readonly nodes: number; // that a proof may visit
  readonly habits: Fields;
}

interface Tables<Known extends Level> {
  readonly LAYOUTS: Layouts;
  readonly ENTRY_POINTS: readonly EntryPoint[];
  readonly TOLD: { readonly decision: Schema };
  readonly STRUCTS: Structs;
  readonly MIND: Fields;
  readonly LEVELS: Readonly<Record<string, Known>>;
  readonly LONGEST_LINE: number; // moves
  readonly STREAM_WORDS: number;
}

/** The generated tables of a module whose bots search. */
export interface SearchTables extends Tables<SearchLevel> {
  readonly NEXT: Readonly<Record<'PROVING' | 'SEARCHING' | 'DECIDED', number>>; // after `prove`
}

/** The generated tables of a module whose bots ponder step by step. */
export interface PonderTables extends Tables<Level> {
  readonly HASTE: Readonly<Record<'UNHURRIED' | 'OVER' | 'CALLED_OFF', number>>;
  readonly STEPS: number; // at once
}

export type BotTables = SearchTables | PonderTables;
