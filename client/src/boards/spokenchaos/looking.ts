/** A look that was made, recomputed here: the official verdict and what this browser sees. */

import { inside, standing, type Looked, type Sight, type State } from './state';
import { doorOf, look, type Look, type Shown } from './twin/look';

export interface LookShown {
  readonly official: Looked;
  /** The ghosts in the lobby, numbered among all. */
  readonly ghosts: readonly number[];
  readonly seen: Look;
  /** Whether this browser comes to the same verdict, sample by sample. */
  readonly agrees: boolean;
}

/** Look at a state through a door. */
export function lookAt(state: State, door: string): { ghosts: number[]; seen: Look } {
  const ghosts = inside(state.figures);
  const bodies = ghosts.map(({ body }) => body);
  return {
    ghosts: ghosts.map(({ ghost }) => ghost),
    seen: look(standing(state), bodies, doorOf(door), state.grid),
  };
}

/** Return an official look beside what this browser sees through the same door, or another. */
export function checked(state: State, official: Looked, door: string): LookShown {
  const here = lookAt(state, official.door);
  const agrees =
    here.ghosts.length === official.sights.length &&
    official.sights.every((sight, number) => isSame(sight, here.ghosts, here.seen, number));
  const shown = door === official.door ? here : lookAt(state, door);
  return { official, ...shown, agrees };
}

function isSame(sight: Sight, ghosts: readonly number[], seen: Look, number: number): boolean {
  const own: Shown | undefined = seen.ghosts[number];
  return (
    own !== undefined &&
    ghosts[number] === sight.ghost &&
    own.samples === sight.samples &&
    own.mirrored === sight.mirrored &&
    own.line.flat().join() === sight.line.flat().join()
  );
}
