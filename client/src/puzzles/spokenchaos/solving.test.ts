// @vitest-environment jsdom
/** Who lies in a hide puzzle stays lying, and who stands stays upright: taking cover is for those who lie. */

import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ACTIONS, type Action } from '../../boards/spokenchaos/actions';
import type { Rules } from '../../engine/rules';
import { rulesFor } from '../../testing/rules';
import { NO_GHOST, STEPS_PER_FIELD, WAYS, type GhostPlace } from '../../generated/spokenchaos';
import { BLANKS } from '../composing/blanks';
import type { Hide } from '../puzzle';
import { figuresOf, OWN } from './opening';
import { SpokenchaosSolving } from './solving.svelte';

vi.hoisted(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
});

const EAST = WAYS.indexOf('E');
const UPRIGHT = WAYS.indexOf('');
const MIDST = STEPS_PER_FIELD / 2;
const LYING: GhostPlace = {
  name: 'lies', colour: 'red', size: 'small', x: 2.5, y: 2.5, level: 0, lying: 'N',
}; // prettier-ignore
const STANDING: GhostPlace = {
  name: 'stands',
  colour: 'red',
  size: 'small',
  x: 4.5,
  y: 4.5,
  level: 0,
};
const OTHER: GhostPlace = { ...LYING, name: 'other', colour: 'blue', x: 0.5, y: 5.5 };

const puzzle: Hide = {
  ...(BLANKS.hide as Hide),
  position: { game: 'spokenchaos', furniture: [], ghosts: [LYING, STANDING, OTHER] },
  task: { ghosts: ['lies', 'stands'], steps: 4, doors: ['S3'] },
};

let rules: Rules<'spokenchaos'>;
let solving: SpokenchaosSolving;

beforeAll(async () => {
  rules = await rulesFor('spokenchaos');
});
beforeEach(() => {
  solving = new SpokenchaosSolving(rules, puzzle);
});

/** Let a ghost go a field to the west and end there in some way. */
async function move(name: string, way: number): Promise<void> {
  const actions: Action[] = [
    { family: 'ghost', ghost: figuresOf(puzzle)[name] ?? NO_GHOST },
    { family: 'step', side: 'W' },
    { family: 'spot', way, level: 0, x: MIDST, y: MIDST },
  ];
  expect(chosenFrom()).toContain(name);
  for (const action of actions)
    await solving.ask({ do: 'act', seat: OWN, actions: [ACTIONS.number(action)] });
}

/** Return who can be chosen. */
function chosenFrom(): string[] {
  const chosen = solving.trial.known.sights[OWN]?.actions.map(({ action }) => ACTIONS.read(action));
  const ghosts = (chosen ?? []).flatMap((one) => (one.family === 'ghost' ? [one.ghost] : []));
  return puzzle.task.ghosts.filter((name) => ghosts.includes(figuresOf(puzzle)[name] ?? NO_GHOST));
}

/** Return how a ghost lies now: with its head where, or not at all. */
function wayOf(name: string): string {
  const figure = figuresOf(puzzle)[name] ?? 0;
  const { plans, figures } = rules.read(solving.trial.tried);
  const own = figure < (plans[OWN]?.figures.length ?? 0) ? plans[OWN]?.figures[figure] : undefined;
  return WAYS[(own ?? figures[figure])?.body.way ?? UPRIGHT] ?? '';
}

it('lets whoever lies end lying, its head wherever one likes', async () => {
  await move('lies', EAST);
  expect(wayOf('lies')).toBe('E');
  expect(wayOf('other')).toBe('N');
});

it('lets nobody stand up who lies, nor lie down who stands', async () => {
  await expect(move('lies', UPRIGHT)).rejects.toMatchObject({ code: 'illegal-action' });
  solving.restart();
  await expect(move('stands', EAST)).rejects.toMatchObject({ code: 'illegal-action' });
});

it('lets both be moved in either order, and be looked at', async () => {
  for (const [first, second] of [
    ['lies', 'stands'],
    ['stands', 'lies'],
  ] as const) {
    solving.restart();
    await move(first, first === 'lies' ? EAST : UPRIGHT);
    await move(second, second === 'lies' ? EAST : UPRIGHT);
    expect([wayOf('stands'), wayOf('lies'), wayOf('other')]).toEqual(['', 'E', 'N']);
    expect(solving.canTry).toBe(true);
  }
});

it('leaves others lying though nobody of those who hide lies', () => {
  const task = { ...puzzle.task, ghosts: ['stands'] };
  solving = new SpokenchaosSolving(rules, { ...puzzle, task });
  const figure = figuresOf({ ...puzzle, task });
  const { figures } = rules.read(solving.trial.tried);
  expect(WAYS[figures[figure.lies ?? 0]?.body.way ?? UPRIGHT]).toBe('N');
  expect(WAYS[figures[figure.other ?? 0]?.body.way ?? UPRIGHT]).toBe('N');
});
