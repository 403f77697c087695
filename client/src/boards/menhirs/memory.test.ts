import { beforeAll, describe, expect, it } from 'vitest';
import { recalled } from './memory';
import { DEALING, OVER, PLACING } from './state';
import { tell } from './telling';
import { cells, places, shownWith, stateWith, toldWith } from './testing/positions';
import { words } from './words';
import { speaker } from '../../words/words.svelte';

const now = stateWith({ hide_menhirs: true, mist: cells('33 34'), menhirs: cells('51') });

beforeAll(() => speaker.learn('menhirs', words));

describe('an earlier moment of a match by memory', () => {
  it('shows no menhir that is under mist now', () => {
    const then = stateWith({ hide_menhirs: true, mist: cells('43 44') });
    const shown = recalled(shownWith(then), now);
    expect(shown.state.terms.menhirs).toBe(cells('51'));
    expect(shown.state.mist).toBe(cells('43 44'));
  });

  it('does not count the menhirs that were free then', () => {
    const then = {
      ...shownWith(stateWith({ hide_menhirs: true })),
      score: { common: { free: 2 } },
    };
    expect(recalled(then, now).score).toBeUndefined();
  });

  it('does not say that a menhir came free which is covered again', () => {
    const tiles = places('33 34');
    const freed = places('33');
    const live = toldWith({ kind: 'go', seat: 0, tiles, direction: 'N', freed });
    expect(tell(live)).toContain('(3,3) comes free');
    expect(tell(recalled(live, now))).not.toContain('comes free');
  });

  it('tells neither the deal nor where mist was placed', () => {
    const dealing = stateWith({ phase: DEALING, dealt: 7, menhirs_dealt: 2, mist: cells('33') });
    const placing = stateWith({ phase: PLACING, mist: cells('33 34') });
    const deal = recalled(shownWith(dealing, 'deal menhir', dealing, -1), now);
    expect(deal.moment?.action).toBeUndefined();
    expect([deal.state.mist, deal.state.menhirs_dealt, deal.state.dealt]).toEqual([0, 0, 0]);
    const place = recalled(toldWith({ kind: 'place', seat: 0, cell: [3, 4] }, placing), now);
    expect(tell(place)).toBe('Player 1 places mist.');
    expect(place.state.mist).toBe(0);
  });

  it.each([
    { ...now, hide_menhirs: false },
    { ...now, phase: OVER },
    { ...now, turns_made: 0 },
  ])('is shown as it was if nothing must be remembered', (state) => {
    const shown = shownWith(stateWith({ phase: PLACING }), 'place (3,4)');
    expect(recalled(shown, state)).toBe(shown);
  });
});
