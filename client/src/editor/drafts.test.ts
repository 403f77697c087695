import { beforeAll, describe, expect, it } from 'vitest';
import type { Rules } from '../engine/rules';
import { faultIn } from '../positions/possible';
import type { Position } from '../positions/interchange';
import { rulesFor } from '../testing/rules';
import type { GameName } from '../generated/games';
import type { Position as LobbyPosition } from '../generated/spokenchaos';
import * as floor from './finstere';
import { handled, handlingsOf } from './handling';
import { begun, changed, redone, undone } from './history';
import * as land from './menhirs';
import { subjectOf, tap, type Hand } from './tools';

const HAND = { colour: 'red' } as const;
const rules = {} as Record<GameName, Rules>;

beforeAll(async () => {
  for (const game of ['finstere', 'menhirs', 'spokenchaos'] as const)
    rules[game] = await rulesFor(game);
});

/** Tap cells one after another; return the position and what was refused. */
function taps(position: Position, hand: Hand, ...cells: (readonly [number, number])[]) {
  let now = position;
  let held = hand;
  const faults: (string | undefined)[] = [];
  for (const cell of cells) {
    const came = tap(rules[position.game], now, held, cell);
    [now, held] = [came.position, came.hand];
    faults.push(came.fault?.kind);
  }
  return { now, held, faults };
}

it('takes changes back and makes them again', () => {
  const both = changed(changed(begun('a'), 'b'), 'c');
  expect(undone(undone(both)).now).toBe('a');
  expect(redone(undone(both)).now).toBe('c');
  expect(redone(both)).toEqual(both);
  expect(changed(undone(both), 'd').future).toEqual([]);
  expect(changed(both, 'c')).toBe(both);
});

describe('a floor', () => {
  const start = floor.EMPTY_FLOOR;

  it('gets tokens with letters of their own, and tiles in their stead', () => {
    const { now } = taps(start, { ...HAND, tool: 'token' }, [8, 5], [9, 5]);
    expect(now).toMatchObject({ tokens: [{ name: 'A' }, { name: 'B' }] });
    const after = taps(now, { ...HAND, tool: 'stone' }, [8, 5]).now;
    expect(after).toMatchObject({ tokens: [{ name: 'B' }], tiles: [{ kind: 'stone' }] });
  });

  it('says what cannot be, and stays as it was', () => {
    const stone = taps(start, { ...HAND, tool: 'stone' }, [5, 5]);
    expect(stone).toMatchObject({ now: start, faults: ['two-things'] });
    const pool = { ...HAND, tool: 'blood-4x1' } as const;
    expect(taps(start, pool, [13, 5]).faults).toEqual(['off-board']);
    expect(taps(start, pool, [2, 5]).faults).toEqual(['blood-beneath']);
    expect(taps(start, pool, [0, 0]).faults).toEqual(['kept-free']);
  });

  it('waits for the other one of a pair, and turns arrows', () => {
    const blue = { ...HAND, tool: 'blue' } as const;
    const half = taps(start, blue, [9, 4]);
    expect(faultIn(rules.finstere, half.now)?.kind).toBe('half-pair');
    expect(taps(half.now, blue, [9, 5]).faults).toEqual(['beside-teleporter']);
    expect(taps(start, blue, [14, 10]).faults).toEqual(['kept-free']);
    const whole = taps(half.now, blue, [3, 3], [3, 3]).now;
    expect(faultIn(rules.finstere, whole)).toBeUndefined();
    expect(whole).toMatchObject({ tiles: [{ arrow: 'N' }, { arrow: 'E' }] });
  });

  it('lets things be moved by two taps, pools as a whole', () => {
    const pool = taps(start, { ...HAND, tool: 'blood-2x2' }, [8, 2]).now;
    const moving = taps(pool, { ...HAND, tool: 'move' }, [9, 3], [10, 5]);
    expect(moving.now).toMatchObject({
      tiles: [
        {
          cells: [
            [9, 4],
            [10, 4],
            [9, 5],
            [10, 5],
          ],
        },
      ],
    });
    const him = taps(start, { ...HAND, tool: 'move' }, [5, 5], [6, 6]).now;
    expect(him).toMatchObject({ monster: { cell: [6, 6] } });
    expect(taps(start, { ...HAND, tool: 'turn' }, [5, 5]).now).toMatchObject({
      monster: { facing: 'S' },
    });
  });
});

describe('a land', () => {
  it('is put mist and menhirs on, and freed of them', () => {
    const { now } = taps(land.EMPTY_LAND, { ...HAND, tool: 'mist' }, [1, 1], [4, 3]);
    expect(now).toMatchObject({ mist: [[1, 1]] });
    expect(faultIn(rules.menhirs, now)?.kind).toBe('none-covered');
    const both = taps(now, { ...HAND, tool: 'menhir' }, [1, 1]).now;
    expect(faultIn(rules.menhirs, both)).toBeUndefined();
    expect(taps(both, { ...HAND, tool: 'erase' }, [1, 1]).now).toMatchObject({ mist: [] });
  });

  it('comes onto the other board with what has room there', () => {
    const large = land.onBoard(land.EMPTY_LAND, 1);
    expect(land.boardOf(large)).toBe(1);
    expect(faultIn(rules.menhirs, large)).toBeUndefined();
  });
});

describe('a lobby', () => {
  const empty: Position = { game: 'spokenchaos', furniture: [], ghosts: [] };

  it('gets furniture and ghosts, these where they fit', () => {
    const table = taps(empty, { ...HAND, tool: 'table' }, [3, 3]).now;
    const ghost = taps(table, { ...HAND, tool: 'small' }, [0.02, 0.02]).now;
    expect(ghost).toMatchObject({
      furniture: [{ piece: 'table', x: 3, y: 3 }],
      ghosts: [{ name: 'r1', x: 0.5, y: 0.5 }], // the middle of the field that was meant
    });
    expect(faultIn(rules.spokenchaos, ghost)).toBeUndefined();
  });

  it('refuses a piece inside a wall', () => {
    const { now, faults } = taps(empty, { ...HAND, tool: 'piano' }, [0, 0]);
    expect(now).toBe(empty);
    expect(faults).toEqual(['lobby']);
  });

  it('lets a tap take up what stands there, and the next one put it down', () => {
    const table = taps(empty, { ...HAND, tool: 'table' }, [3, 3]).now;
    const both = taps(table, { ...HAND, tool: 'small' }, [4.5, 4.5]).now;
    const { now } = taps(
      both,
      { ...HAND, tool: 'move' },
      [3.4, 3.2],
      [2, 2],
      [4.2, 4.4],
      [5.5, 0.5],
    );
    expect(now).toMatchObject({
      furniture: [{ piece: 'table', x: 2, y: 2 }],
      ghosts: [{ name: 'r1', x: 5.5, y: 0.5 }],
    });
    expect(taps(both, { ...HAND, tool: 'move' }, [0.5, 0.5]).now).toEqual(both); // nothing is there
  });

  it('turns, tips and leans what is in hand to the next way that is possible', () => {
    const mirror = taps(empty, { ...HAND, tool: 'mirror' }, [3, 0.5]).now as LobbyPosition;
    expect(subjectOf(mirror, { ...HAND, tool: 'mirror' })).toBe('mirror');
    expect(subjectOf(mirror, { ...HAND, tool: 'piano' })).toBeUndefined();
    for (const handling of handlingsOf('mirror')) {
      const next = handled(rules.spokenchaos, mirror, 'mirror', handling);
      expect(faultIn(rules.spokenchaos, next)).toBeUndefined();
      if (handling !== 'lean') expect(next).not.toEqual(mirror); // leaning asks for more
    }
    const ghost = taps(mirror, { ...HAND, tool: 'small' }, [1.5, 1.5]).now as LobbyPosition;
    expect(handled(rules.spokenchaos, ghost, 'r1', 'lie').ghosts?.[0]?.lying).toBe('N');
    expect(handled(rules.spokenchaos, ghost, 'r1', 'lift')).toBe(ghost); // there is only the floor
  });

  it('moves what is chosen', () => {
    const table = taps(empty, { ...HAND, tool: 'table' }, [3, 3]).now;
    const moved = taps(table, { ...HAND, tool: 'move', chosen: 'table' }, [2, 2]).now;
    expect(moved).toMatchObject({ furniture: [{ piece: 'table', x: 2, y: 2 }] });
  });
});
