import { describe, expect, it } from 'vitest';
import { checked, lookAt } from './looking';
import { INSIDE, type State } from './state';
import { figureOf, stateOf } from './testing/states';
import { enough } from './twin/look';

const LARGE = 6;

/** A large ghost in the open, before door N3. */
function withGhost(): State {
  const state = stateOf('looking');
  const figure = figureOf(LARGE);
  const seen = { ...figure, where: INSIDE, body: { ...figure.body, x: 80, y: 112 } };
  return { ...state, figures: state.figures.map((one, ghost) => (ghost === LARGE ? seen : one)) };
}

describe('a look that was made', () => {
  const state = withGhost();
  const { ghosts, seen } = lookAt(state, 'N3');
  const sight = {
    ghost: LARGE,
    samples: seen.ghosts[0]?.samples ?? 0,
    mirrored: 0,
    line: seen.ghosts[0]?.line ?? [],
    is_caught: true,
  };

  it('sees the ghost from the door before it', () => {
    expect(ghosts).toEqual([LARGE]);
    expect(sight.samples).toBeGreaterThan(enough(state.grid));
  });

  it('agrees with an official verdict only if every sample does', () => {
    const official = { kind: 'look' as const, door: 'N3', sights: [sight] };
    expect(checked(state, official, 'N3').agrees).toBe(true);
    const other = { ...official, sights: [{ ...sight, samples: sight.samples - 1 }] };
    expect(checked(state, other, 'N3').agrees).toBe(false);
  });

  it('can be looked at from other doors, which changes no verdict', () => {
    const official = { kind: 'look' as const, door: 'N3', sights: [sight] };
    const again = checked(state, official, 'S6');
    expect(again.agrees).toBe(true);
    expect(again.seen.picture).not.toEqual(seen.picture);
  });
});
