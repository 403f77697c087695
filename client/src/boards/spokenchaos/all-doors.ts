/** What all doors see of a lobby: who would be caught at each, and what each side costs on average. */

import { DOORS, type Viewed } from '../../generated/spokenchaos';
import { doorOf, type Side } from './geometry/doors';
import type { Looking } from './rules';
import { LETTERS, seatOf, type State } from './state';

/** A door, and the ghosts that are seen through it. */
export interface DoorLook {
  readonly door: string;
  readonly caught: readonly Viewed[];
}

/** A side on which the keyhole may come to stand. */
export interface SideLook {
  readonly side: Side;
  readonly doors: readonly DoorLook[];
  /** How many ghosts of each seat are caught there on average, each door being as likely. */
  readonly costs: readonly number[];
}

/** Look through all doors, one after another, and tell each time; false: it is wanted no more. */
export async function lookThroughAll(
  state: State,
  look: Looking,
  tell: (sides: readonly SideLook[], isDone: boolean) => boolean,
): Promise<void> {
  const looks: DoorLook[] = [];
  const doors = Object.keys(DOORS);
  for (const door of doors) {
    const { ghosts } = await look(state, door);
    looks.push({ door, caught: ghosts.filter(({ is_caught }) => is_caught) });
    if (!tell(sidesOf(looks, state.players), looks.length === doors.length)) return;
  }
}

/** Return the sides of some doors, and what each costs whom. */
export function sidesOf(looks: readonly DoorLook[], players: number): readonly SideLook[] {
  return LETTERS.map((side) => {
    const doors = looks
      .filter(({ door }) => doorOf(door).side === side)
      .sort((one, other) => doorOf(one.door).number - doorOf(other.door).number);
    const caught = doors.flatMap((one) => one.caught);
    const costs = Array.from({ length: players }, (_, seat) => {
      const own = caught.filter(({ ghost }) => seatOf(ghost) === seat);
      return own.length / Math.max(1, doors.length);
    });
    return { side, doors, costs };
  });
}

/** Return from which doors each ghost is seen that is seen at all, by ghosts. */
export function doorsByGhost(
  sides: readonly SideLook[],
): readonly { readonly ghost: number; readonly seen: readonly DoorSight[] }[] {
  const all = sides.flatMap(({ doors }) =>
    doors.flatMap(({ door, caught }) => caught.map(({ ghost, line }) => ({ door, ghost, line }))),
  );
  const ghosts = [...new Set(all.map(({ ghost }) => ghost))].sort((one, other) => one - other);
  return ghosts.map((ghost) => ({ ghost, seen: all.filter((one) => one.ghost === ghost) }));
}

/** A door from which a ghost is seen, and along which line. */
export interface DoorSight {
  readonly door: string;
  readonly ghost: number;
  readonly line: Viewed['line'];
}
