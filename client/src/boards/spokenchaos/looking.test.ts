import { describe, expect, it } from 'vitest';
import { lastLooks, shownThrough } from './looking';
import { enough, lookHere, type Looking } from './rules';
import { INSIDE, type State } from './state';
import { figureOf, stateOf } from './testing/states';

const LARGE = 6;
const here: Looking = (state, door) => Promise.resolve(lookHere(state, door));

/** A large ghost in the open, before door N3. */
function withGhost(): State {
  const state = stateOf('looking');
  const figure = figureOf(LARGE);
  const seen = { ...figure, where: INSIDE, body: { ...figure.body, x: 80, y: 112 } };
  return { ...state, figures: state.figures.map((one, ghost) => (ghost === LARGE ? seen : one)) };
}

describe('a look that was made', () => {
  const state = withGhost();
  const seen = lookHere(state, 'N3');
  const sight = {
    ghost: LARGE,
    samples: seen.ghosts[0]?.samples ?? 0,
    mirrored: 0,
    line: seen.ghosts[0]?.line ?? [],
    is_caught: true,
  };

  it('sees the ghost from the door before it', () => {
    expect(seen.ghosts.map(({ ghost }) => ghost)).toEqual([LARGE]);
    expect(sight.samples).toBeGreaterThan(enough(state.grid));
  });

  it('can be looked at from other doors, which changes no verdict', async () => {
    const official = { kind: 'look', door: 'N3', sights: [sight] } as const;
    const again = await shownThrough(state, official, 'S6', here);
    expect(again.official).toBe(official);
    expect(again.seen.picture).not.toEqual(seen.picture);
  });

  it('is found again, with the first one of its round', () => {
    const account = { kind: 'look', door: 'N3', sights: [sight] };
    const isLook = (at: number) => at === 3 || at === 5;
    const glimpse = (at: number) => ({
      options: {},
      seats: [],
      seat: -1,
      before: undefined,
      state,
      at,
      moment: { actor: -2, text: '', account: isLook(at) ? account : null },
    });
    const found = lastLooks(7, glimpse as never).map(({ shown }) => shown.at);
    expect(found).toEqual([3, 5]);
  });
});
