/** What the server's guide says: where clusters and parts can go, and what holds them up. */

export type Place = readonly [column: number, position: number];

export type Reason =
  | 'not-connected'
  | 'part-too-small'
  | 'rest-too-small'
  | 'edge'
  | 'mist'
  | 'touching'
  | 'take-back';

export interface Way {
  readonly direction: string;
  /** Nothing: the way is open. */
  readonly reason?: Reason;
  readonly rule?: string;
  /** The cells that are the reason. */
  readonly cells?: readonly Place[];
  readonly actions?: readonly string[];
  readonly lands?: readonly Place[];
  readonly frees?: readonly Place[];
  readonly covers?: readonly Place[];
  readonly wins?: boolean;
  readonly is_final?: boolean;
}

export interface Group {
  readonly tiles: readonly Place[];
  readonly ways: readonly Way[];
  readonly picks: readonly Place[];
  readonly may_split: boolean;
}

export interface Kept {
  readonly tile: Place;
  readonly reason: 'last-menhir';
  readonly rule: string;
}

export interface MenhirsGuide {
  readonly clusters?: readonly Group[];
  readonly part?: Group;
  readonly kept?: readonly Kept[];
}

/** Return a place as the rules write it. */
export function nameOf([column, position]: Place): string {
  return `(${column},${position})`;
}

/** Tell whether a list of places has the one of a name. */
export function includes(places: readonly Place[], name: string): boolean {
  return places.some((place) => nameOf(place) === name);
}
