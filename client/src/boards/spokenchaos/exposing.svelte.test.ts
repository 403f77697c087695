import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Exposure } from '../../generated/spokenchaos';
import type { AskExposure } from '../board';
import { Exposing } from './exposing.svelte';
import { NOTHING_IN_MIND, sceneOf, type Mind } from './scene';
import type { Spot } from './state';
import { stateOf } from './testing/states';

type Question = Parameters<AskExposure>[0];

const SEATS = [
  { colour: 'blue', sign: 'moon' },
  { colour: 'orange', sign: 'leaf' },
] as unknown as Parameters<typeof sceneOf>[1];
const OWN = 8; // the second small ghost of the second seat
const HERE: Spot = [80, 112, 0, 0, 0];
const THERE: Spot = [84, 110, 0, 0.7, 0];

/** Return a board at which questions are kept until they are answered. */
function boardOf() {
  let mind = $state.raw<Mind>(NOTHING_IN_MIND);
  let table = $state.raw(stateOf('planning'));
  const asked: Question[] = [];
  const answers: ((answer: Exposure) => void)[] = [];
  const askExposure = (question: Question) => {
    asked.push(question);
    return new Promise<Exposure>((resolve) => answers.push(resolve));
  };
  const props = () => ({ state: table, seats: SEATS, seat: 1, askExposure, say: () => undefined });
  const scene = () => sceneOf(table, SEATS, 1, mind);
  const held: string[] = [];
  const hand = {
    isHeld: () => true,
    grab: () => held.push('grab'),
    move: () => held.push('move'),
    drop: () => held.push('drop'),
    tap: () => held.push('tap'),
  };
  let isPlanning = true;
  const exposing = new Exposing(
    props,
    () => scene().ghosts,
    () => (isPlanning ? hand : undefined),
  );
  return {
    exposing,
    asked,
    held,
    /** Place the ghost somewhere, in mind only. */
    place(spot: Spot | undefined) {
      mind = { ...NOTHING_IN_MIND, lands: OWN % 7, ghost: OWN % 7, spot };
      exposing.follow();
    },
    async answer() {
      const { thing: ghost = 0, x = 0, y = 0, height = 0 } = asked.at(-1) ?? {};
      answers.shift()?.({ ghost, x, y, height, fits: true, doors: [] });
      await tick();
      await tick();
    },
    furnish() {
      table = stateOf('planning', { 5: { x: 80, y: 80 } });
    },
    endPlanning: () => (isPlanning = false),
    lit: () => exposing.lit(scene(), false).asked,
  };
}

describe('who sees the ghost that one is placing', () => {
  it('is answered at once, wherever it is let down, without a tap', async () => {
    const board = boardOf();
    board.place(HERE);
    board.exposing.toggle();
    board.exposing.follow();
    expect(board.asked).toEqual([{ thing: OWN, x: 2.5, y: 3.5, height: 0, way: 0 }]);
    await board.answer();
    expect(board.exposing.words).toContain('exposure.hidden');
    expect(board.lit()).toMatchObject({ x: 2.5, y: 3.5 });
  });

  it('is asked of the ghost that is chosen, before it sets out', () => {
    const board = boardOf();
    board.exposing.toggle();
    board.place(undefined);
    board.exposing.tap({ x: 16, y: 16 });
    expect(board.asked[0]).toMatchObject({ thing: OWN, x: 0.5, y: 0.5 });
  });

  it('is answered as it goes on, the newest place only', async () => {
    const board = boardOf();
    board.exposing.toggle();
    board.place(HERE);
    board.place([81, 112, 0, 0, 0]);
    board.place([82, 112, 0, 0, 0]);
    board.place(THERE);
    expect(board.asked).toHaveLength(1);
    await board.answer();
    expect(board.asked).toHaveLength(2);
    expect(board.asked.at(-1)).toMatchObject({ x: 84 / 32, height: 0.7 });
  });

  it('is answered for a tap on it, where it is being placed', () => {
    const board = boardOf();
    board.place(HERE);
    board.exposing.toggle();
    board.exposing.tap({ x: 70, y: 130, ghost: OWN });
    expect(board.asked[0]).toMatchObject({ thing: OWN, x: 2.5, y: 3.5 });
  });

  it('lets the ghost be placed on, and leaves furniture alone', () => {
    const { exposing, held, endPlanning } = boardOf();
    exposing.toggle();
    const touched = { x: 80, y: 112, ghost: OWN };
    expect(exposing.isHeld(touched)).toBe(true);
    exposing.grab(touched);
    exposing.move(touched, false);
    exposing.drop(touched);
    expect(held).toEqual(['grab', 'move', 'drop']);
    endPlanning();
    expect(exposing.isHeld({ x: 80, y: 80, piece: 5 })).toBe(false);
  });

  it('asks of nobody outside, and of one’s own ghost elsewhere', () => {
    const { exposing, asked } = boardOf();
    expect(exposing.ghost).toBe(7);
    exposing.toggle();
    exposing.tap({ x: 16, y: -32, ghost: 9 });
    expect(asked).toEqual([]);
    exposing.tap({ x: 16, y: 16 });
    expect(asked[0]).toMatchObject({ thing: 9, x: 0.5 });
  });

  it('is forgotten when the lobby is furnished otherwise', async () => {
    const board = boardOf();
    board.exposing.toggle();
    board.exposing.tap({ x: 16, y: 16 });
    await board.answer();
    expect(board.lit()).toBeDefined();
    board.furnish();
    expect(board.lit()).toBeUndefined();
    expect(board.exposing.words).toBe('exposure.tap');
  });
});
