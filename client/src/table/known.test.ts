import { describe, expect, it } from 'vitest';
import { numbered, stateWith } from '../boards/menhirs/testing/positions';
import { newsOf, toBase64, toldOf, wholeTable } from '../testing/plies';
import { rulesFor } from '../testing/rules';
import type { ShownPlies } from '../generated/messages';
import { eyes, knownAfter, knownFrom, momentsOf, sightOf, type KnownTable } from './known';

const rules = await rulesFor('menhirs');
const STATE = stateWith({ face_down: 0, menhirs_dealt: 2 });
const BASE = rules.write(STATE);
const CLUSTER = numbered('cluster (3,2)') ?? -1;

function certain<Known>(known: Known | undefined): Known {
  if (known === undefined) throw new Error('it cannot be followed');
  return known;
}

function begun(plies: readonly ShownPlies[]): KnownTable {
  return certain(knownFrom(rules, wholeTable([...plies])));
}

function actionsIn(known: KnownTable): (number | null | undefined)[] {
  return sightOf(known, 0)?.story.map(({ action }) => action) ?? [];
}

describe('what is known of a table', () => {
  const whole = toldOf(rules, BASE, [CLUSTER], { base: toBase64(BASE) });
  const start = begun([whole.told]);
  const [go = -1, other = -1] = rules.legalActions(whole.view, 0);

  it('is worked out from plies', () => {
    const sight = sightOf(start, 0);
    expect(sight?.state).toEqual({ ...STATE, chosen: rules.read(whole.view).chosen });
    expect(sight?.story[0]?.account).toMatchObject({ kind: 'cluster', seat: 0 });
    expect(sight?.start).toEqual(STATE);
    expect(sight?.score?.common?.mist).toBe(4);
  });

  it('grows by what is new', () => {
    const { told, view } = toldOf(rules, whole.view, [go], { moments_before: 1 });
    const after = certain(knownAfter(rules, start, newsOf([told])));
    expect(actionsIn(after)).toEqual([CLUSTER, go]);
    expect(sightOf(after, 0)?.state).toEqual(rules.read(view));
    expect(after.mark).toBe('next');
  });

  it('forgets what was taken back', () => {
    const once = toldOf(rules, whole.view, [go], { moments_before: 1 });
    const known = certain(knownAfter(rules, start, newsOf([once.told])));
    const again = toldOf(rules, whole.view, [other], { moments_before: 1 });
    expect(actionsIn(certain(knownAfter(rules, known, newsOf([again.told]))))).toEqual([
      CLUSTER,
      other,
    ]);
  });

  it('begins anew from a state when moments are missing between', () => {
    const more = { moments_before: 9, base: toBase64(whole.view) };
    const { told } = toldOf(rules, whole.view, [go], more);
    const sight = sightOf(certain(knownAfter(rules, start, newsOf([told]))), 0);
    expect(sight?.first).toBe(9);
    expect(sight && momentsOf(sight)).toBe(10);
  });

  it('is not made up where something is missing, or comes out otherwise', () => {
    const { told } = toldOf(rules, whole.view, [go], { moments_before: 9 });
    expect(knownAfter(rules, start, newsOf([told]))).toBeUndefined();
    const wrong = { ...told, moments_before: 1, check: told.check + 1 };
    expect(knownAfter(rules, start, newsOf([wrong]))).toBeUndefined();
  });

  it('takes what does not follow from the rules as it is told', () => {
    const changed = whole.view.slice();
    changed[0] = 1;
    const { told } = toldOf(rules, changed, [], {
      moments_before: 1,
      patches: [{ at: 0, bytes: toBase64(changed.subarray(0, 1)) }],
    });
    const known = certain(knownAfter(rules, start, newsOf([told])));
    expect(sightOf(known, 0)?.state).toEqual(rules.read(changed));
  });

  it('keeps what was said before', () => {
    const { told } = toldOf(rules, whole.view, [], { moments_before: 1 });
    const said = (text: string) => ({ seat: 0, name: 'one', text, at: 0 });
    const hello = newsOf([told], { sayings: [said('hello')] });
    const once = certain(knownAfter(rules, start, hello));
    const again = newsOf([told], { sayings_before: 1, sayings: [said('again')] });
    const twice = certain(knownAfter(rules, once, again));
    const silent = certain(knownAfter(rules, twice, newsOf([told])));
    expect(silent.sayings.map(({ text }) => text)).toEqual(['hello', 'again']);
  });

  it('keeps seats that are as they were, and says who is to act', () => {
    const { told } = toldOf(rules, whole.view, [], { moments_before: 1 });
    const seats = { 1: { name: 'player 2', kind: 'person', player: 'Ann' } } as const;
    const after = certain(knownAfter(rules, start, newsOf([told], { seats })));
    expect(start.now.seats.map((seat) => seat.is_to_act ?? false)).toEqual([true, false]);
    expect(after.now.seats.map((seat) => seat.is_to_act ?? false)).toEqual([false, true]);
    expect(after.now.seats.map(({ player }) => player)).toEqual([undefined, 'Ann']);
  });

  it('hears of a clock without the seat that it belongs to', () => {
    const { told } = toldOf(rules, whole.view, [], { moments_before: 1 });
    const clock = { left: 7, since: 3, flag: 10 };
    const after = certain(knownAfter(rules, start, newsOf([told], { clocks: { 1: clock } })));
    expect(after.now.seats.map((seat) => seat.clock)).toEqual([undefined, clock]);
    expect(after.now.seats.map(({ name }) => name)).toEqual(['player 1', 'player 2']);
  });
});

describe('whose eyes are looked with', () => {
  const told = (seat: number, isActing = false) =>
    toldOf(rules, BASE, [], { seat, base: toBase64(BASE), is_acting: isActing }).told;

  it('are those of the own seat that is to act', () => {
    expect(eyes(begun([told(1), told(0, true)]), 1)).toBe(0);
  });

  it('stay where they were if nobody of one’s own is to act', () => {
    const waiting = begun([told(2), told(3)]);
    expect(eyes(waiting, 3)).toBe(3);
    expect(eyes(waiting, 7)).toBe(2);
  });
});
