/** What the server's guide says: where clusters and parts can go, and what holds them up. */

export type { Group, Guide as MenhirsGuide, Kept, Way } from '../../generated/menhirs';

export type Place = readonly [column: number, position: number];

/** Return a place as the rules write it. */
export function nameOf([column, position]: Place): string {
  return `(${column},${position})`;
}

/** Tell whether a list of places has the one of a name. */
export function includes(places: readonly Place[], name: string): boolean {
  return places.some((place) => nameOf(place) === name);
}
