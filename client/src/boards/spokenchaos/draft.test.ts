import { describe, expect, it } from 'vitest';
import { ACTIONS, type Action } from './actions';
import { draftActions, draftOf, leaned, movedTo, tipped, turnedBy } from './draft';
import { stateOf } from './testing/states';

const TABLE = 5;
const state = stateOf('furnishing', { [TABLE]: { x: 64, y: 96, yaw: 15 } });

function done(...given: Parameters<typeof draftActions>): Action[] {
  return draftActions(...given).map((action) => ACTIONS.read(action));
}

describe('a piece in mind', () => {
  it('begins as it stands, or in the middle', () => {
    expect(draftOf(state, TABLE)).toEqual({ piece: 5, x: 64, y: 96, yaw: 15, face: 0, lean: -1 });
    expect(draftOf(state, 0)).toMatchObject({ x: 96, y: 96 });
  });

  it('is put down by just the actions that change it', () => {
    const draft = draftOf(state, TABLE);
    expect(done(state, draft)).toEqual([
      { family: 'take', piece: TABLE },
      { family: 'at', x: 64, y: 96 },
    ]);
    const changed = leaned(tipped(turnedBy(movedTo(draft, 65, 96), -30), 4), 1);
    expect(done(state, changed)).toEqual([
      { family: 'take', piece: TABLE },
      { family: 'face', face: 4 },
      { family: 'lean', lean: 2 },
      { family: 'yaw', yaw: 345 },
      { family: 'at', x: 65, y: 96 },
    ]);
  });

  it('needs not be taken when it is held', () => {
    const held = { ...state, held: TABLE, held_yaw: 90 };
    expect(done(held, turnedBy(draftOf(held, TABLE), 0))).toEqual([{ family: 'at', x: 64, y: 96 }]);
  });

  it('stays on the board and stops leaning after the last side', () => {
    expect(movedTo(draftOf(state, TABLE), -4, 500)).toMatchObject({ x: 0, y: 192 });
    expect(leaned({ ...draftOf(state, TABLE), lean: 3 })).toMatchObject({ lean: -1 });
  });
});
