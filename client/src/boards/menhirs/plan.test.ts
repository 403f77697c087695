import { describe, expect, it } from 'vitest';
import { hexNamed } from './chart';
import type { Way } from './guide';
import {
  back,
  BLANK,
  canConfirm,
  carried,
  confirm,
  ghostsOf,
  groupOf,
  hasPlan,
  head,
  liftedCells,
  maySplit,
  openCells,
  openWay,
  press,
  togglePainting,
  type Plan,
  type Situation,
} from './plan';
import { PLACING, REMOVING } from './state';
import {
  cell,
  cells,
  groupWith,
  numbers,
  places,
  situationWith,
  stateWith,
} from './testing/positions';

const PART = '32 33 34';
const FINAL: Way = {
  direction: 'N',
  actions: numbers('cluster (3,2)', 'go N'),
  lands: places('31 32 33'),
  is_final: true,
};
const UNDOABLE: Way = {
  ...FINAL,
  direction: 'S',
  actions: numbers('cluster (3,2)', 'go S'),
  is_final: false,
};

function at(situation: Situation, text: string) {
  const hex = hexNamed(situation.chart, `(${text[0]},${text[1]})`);
  if (!hex) throw new Error(text);
  return hex;
}

function moving(more: Partial<Situation> = {}): Situation {
  const group = { ...groupWith(PART, FINAL, UNDOABLE), picks: places(PART) };
  const guide = { clusters: [group, groupWith('72')] };
  return situationWith(stateWith(), ['cluster (3,2)', 'tile (3,2)', 'tile (3,3)'], guide, more);
}

describe('placing mist', () => {
  const placing = situationWith(stateWith({ phase: PLACING, supply: 2 }), ['place (4,3)']);

  it('needs a second press or a confirmation', () => {
    const first = press(placing, BLANK, at(placing, '43'));
    expect(first.act).toBeUndefined();
    expect(press(placing, first.plan, at(placing, '43')).act).toEqual(numbers('place (4,3)'));
    expect(confirm(placing, first.plan).act).toEqual(numbers('place (4,3)'));
  });

  it('shows mist where it would come, chosen or only pointed at', () => {
    const { plan } = press(placing, BLANK, at(placing, '43'));
    const chosen = { cell: cell('43'), isChosen: true };
    expect(ghostsOf(placing, plan, undefined)).toEqual([chosen]);
    expect(ghostsOf(placing, plan, cell('43'))).toEqual([chosen]);
    expect(ghostsOf(placing, BLANK, cell('43'))).toEqual([{ ...chosen, isChosen: false }]);
  });

  it('shows none where none may be placed, nor in a turn that moves mist', () => {
    expect(ghostsOf(placing, BLANK, cell('32'))).toEqual([]);
    expect(ghostsOf(moving(), { cell: cell('32'), isPainting: false }, cell('43'))).toEqual([]);
  });

  it('is done at once by those who want no questions', () => {
    const direct = { ...placing, confirms: false };
    expect(press(direct, BLANK, at(direct, '43')).act).toEqual(numbers('place (4,3)'));
  });

  it('says that there is mist already', () => {
    expect(press(placing, BLANK, at(placing, '32')).note).toEqual({
      kind: 'has-mist',
      name: '(3,2)',
    });
    expect([...openCells(placing, BLANK)]).toEqual([cell('43')]);
  });

  it('knows no directions', () => {
    expect(head(placing, BLANK, 'N').note?.kind).toBe('lift-first');
  });
});

describe('removing mist', () => {
  const kept = { tile: places('33')[0] ?? [3, 3], reason: 'last-menhir', rule: '3.7' } as const;
  const removing = situationWith(stateWith({ phase: REMOVING }), ['remove (3,2)'], {
    kept: [kept],
  });

  it('needs a confirmation', () => {
    const first = press(removing, BLANK, at(removing, '32'));
    expect(canConfirm(removing, BLANK)).toBe(false);
    expect(confirm(removing, first.plan).act).toEqual(numbers('remove (3,2)'));
    expect(press(removing, first.plan, at(removing, '32')).act).toEqual(numbers('remove (3,2)'));
  });

  it('says why a tile stays, as far as that is known', () => {
    expect(press(removing, BLANK, at(removing, '33')).note).toMatchObject({ kind: 'kept', kept });
    expect(press(removing, BLANK, at(removing, '34')).note).toMatchObject({ kept: undefined });
    expect(press(removing, BLANK, at(removing, '11')).note?.kind).toBe('no-mist');
    expect([...openCells(removing, BLANK)]).toEqual([cell('32')]);
  });
});

describe('lifting a cluster', () => {
  it('takes all of it, and puts it down again', () => {
    const lifted = press(moving(), BLANK, at(moving(), '33')).plan;
    expect([...liftedCells(moving(), lifted)]).toEqual([cell('32'), cell('33'), cell('34')]);
    const down = press(moving(), lifted, at(moving(), '34')).plan;
    expect(liftedCells(moving(), down).size).toBe(0);
    expect(press(moving(), lifted, at(moving(), '11')).plan.cell).toBeUndefined();
    expect(press(moving(), lifted, at(moving(), '72')).plan.cell).toBe(cell('72'));
  });

  it('keeps it lifted when a press slips off an arrow', () => {
    const lifted = press(moving(), BLANK, at(moving(), '33')).plan;
    expect(press(moving(), lifted, at(moving(), '43'))).toEqual({ plan: lifted });
  });

  it('needs mist', () => {
    expect(press(moving(), BLANK, at(moving(), '11')).note?.kind).toBe('no-mist');
  });

  it('waits for the guide', () => {
    const waiting = { ...moving(), guide: undefined };
    const lifted = press(waiting, BLANK, at(waiting, '33')).plan;
    expect(groupOf(waiting, lifted)).toBeUndefined();
  });

  it('does nothing when there is nothing to do', () => {
    const idle = situationWith(stateWith(), []);
    expect(press(idle, BLANK, at(idle, '33'))).toEqual({ plan: BLANK });
    expect(openCells(idle, BLANK).size).toBe(0);
  });
});

describe('heading for a direction', () => {
  const lifted: Plan = { cell: cell('33'), isPainting: false };

  it('asks once more where it cannot be undone', () => {
    const tried = head(moving(), lifted, 'N');
    expect(tried.act).toBeUndefined();
    expect(openWay(moving(), tried.plan)?.direction).toBe('N');
    expect(head(moving(), tried.plan, 'N').act).toEqual(numbers('cluster (3,2)', 'go N'));
    expect(confirm(moving(), tried.plan).act).toEqual(numbers('cluster (3,2)', 'go N'));
  });

  it('asks nothing of those who want no questions', () => {
    const direct = moving({ confirms: false });
    expect(head(direct, lifted, 'N').act).toEqual(numbers('cluster (3,2)', 'go N'));
  });

  it('goes at once where it can be undone', () => {
    expect(head(moving(), lifted, 'S').act).toEqual(numbers('cluster (3,2)', 'go S'));
  });

  it('forgets what was tried before', () => {
    const tried = head(moving(), lifted, 'NE').plan;
    expect(head(moving(), tried, 'S').plan.way).toBeUndefined();
  });

  it('says what is in the way', () => {
    const tried = head(moving(), lifted, 'NE');
    expect(tried.note).toMatchObject({ kind: 'held', way: { reason: 'edge', rule: '3.4' } });
    expect(tried.act).toBeUndefined();
    expect(canConfirm(moving(), tried.plan)).toBe(false);
    expect(head(moving(), tried.plan, 'NE').act).toBeUndefined();
  });

  it('needs something lifted', () => {
    expect(head(moving(), BLANK, 'N').note?.kind).toBe('lift-first');
  });
});

describe('painting a part', () => {
  const painting: Plan = { isPainting: true };

  it('begins where the cluster may be split', () => {
    const lifted: Plan = { cell: cell('33'), isPainting: false };
    expect(maySplit(moving(), lifted)).toBe(true);
    expect(maySplit(moving(), { cell: cell('72'), isPainting: false })).toBe(false);
    expect(togglePainting(moving(), lifted).plan.isPainting).toBe(true);
  });

  it('picks the tiles that may be picked', () => {
    expect(press(moving(), painting, at(moving(), '32')).act).toEqual(numbers('tile (3,2)'));
    expect(press(moving(), painting, at(moving(), '72')).note?.kind).toBe('no-pick');
    expect(press(moving(), painting, at(moving(), '11')).note?.kind).toBe('no-mist');
    expect([...openCells(moving(), painting)]).toEqual([cell('32'), cell('33')]);
  });

  const picked = situationWith(
    stateWith({ chosen: cells('32 33') }),
    ['tile (3,4)'],
    { part: groupWith('32 33') },
    { canUndo: true, last: { family: 'tile', cell: cell('33') } },
  );

  it('puts one tile back and keeps the others', () => {
    expect(press(picked, painting, at(picked, '32'))).toEqual({
      plan: { isPainting: true },
      undo: 2,
      act: numbers('tile (3,3)'),
    });
  });

  it('goes on even if a cluster was in mind', () => {
    const lifted: Plan = { cell: cell('72'), isPainting: false };
    expect(press(picked, lifted, at(picked, '34')).act).toEqual(numbers('tile (3,4)'));
    expect(groupOf(picked, lifted)?.tiles).toEqual(places('32 33'));
  });

  it('takes the whole cluster after all', () => {
    const whole = togglePainting(picked, painting);
    expect(whole).toEqual({ plan: { cell: cell('32'), isPainting: false }, undo: 2 });
  });

  it('puts a cluster down that was taken as a whole', () => {
    const taken: Situation = { ...picked, last: { family: 'cluster', cell: cell('32') } };
    expect(press(taken, painting, at(taken, '32'))).toMatchObject({ undo: 1, act: [] });
  });
});

describe('stepping back', () => {
  it('forgets the way, then the cluster, then takes back', () => {
    const situation = moving({ canUndo: true });
    const tried: Plan = { cell: cell('33'), way: 'N', isPainting: false };
    const first = back(situation, tried);
    expect(first.plan).toEqual({ cell: cell('33'), way: undefined, isPainting: false });
    const second = back(situation, first.plan);
    expect(hasPlan(situation, second.plan)).toBe(false);
    expect(back(situation, second.plan).undo).toBe(1);
    expect(back(moving(), second.plan).undo).toBeUndefined();
  });

  it('leaves painting', () => {
    expect(back(moving(), { isPainting: true }).plan.isPainting).toBe(false);
  });
});

describe('a plan', () => {
  it('holds while the same is asked on the same board', () => {
    const plan: Plan = { cell: cell('33'), way: 'N', isPainting: false };
    const state = stateWith();
    expect(carried(plan, state, { ...state, chosen: cells('32') })).toEqual({
      ...plan,
      way: undefined,
    });
    expect(carried(plan, state, { ...state, mist: cells('11') })).toEqual(BLANK);
    expect(carried(plan, undefined, state)).toEqual(BLANK);
  });
});
