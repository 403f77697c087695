/** Lessons in the browser are judged as Python judges them: by the same rules. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES, type GameName } from '../parts/summary';
import { rulesFor } from '../testing/rules';
import { holds } from './checks';
import { Course, LEARNER } from './course.svelte';
import type { Lesson, LessonWords, Path } from './load';

const FOLDER = join(import.meta.dirname, '../generated/lessons');

function pathOf(game: GameName): Path {
  return JSON.parse(readFileSync(join(FOLDER, `${game}.json`), 'utf8')) as Path;
}

function wordsOf(game: GameName): LessonWords[] {
  return JSON.parse(readFileSync(join(FOLDER, `${game}.en.json`), 'utf8')) as LessonWords[];
}

async function begun(game: GameName, lesson: Lesson): Promise<Course> {
  const rules = await rulesFor(game);
  return new Course({ name: game, title: game, rules, passes: pathOf(game).passes }, lesson);
}

/** Do what the hints show, as somebody who has read them would. */
async function follow(course: Course): Promise<void> {
  for (const { actions = [], cell } of course.lesson.hints) {
    if (cell) course.answer(cell);
    if (actions.length > 0) await course.ask({ do: 'act', seat: LEARNER, actions });
  }
}

const ALL = GAMES.flatMap((game) =>
  pathOf(game).lessons.map((lesson): [string, GameName, Lesson] => [lesson.id, game, lesson]),
);

describe.each(ALL)('%s', (_, game, lesson) => {
  it('is solved by what its hints show', async () => {
    const course = await begun(game, lesson);
    expect(course.standing).toBe('open');
    await follow(course);
    expect(course.standing).toBe('solved');
    expect(course.known.sights[0]?.actions).toEqual([]);
  });

  it('gives no star to who is shown it, and can be taken again', async () => {
    const course = await begun(game, lesson);
    await course.show(lesson.hints);
    expect(course.standing).toBe('shown');
    course.restart();
    expect(course.standing).toBe('open');
    await follow(course);
    expect(course.standing).toBe('solved');
  });
});

describe('a lesson of Finstere Flure', () => {
  const [first, , , , , , nearest] = pathOf('finstere').lessons;

  it('is not solved by standing still', async () => {
    if (!first) throw new Error('there is no lesson');
    const course = await begun('finstere', first);
    const [pick = 0] = first.hints[1]?.actions ?? [];
    const stop = pathOf('finstere').passes;
    await course.ask({ do: 'act', seat: LEARNER, actions: [pick, ...stop] });
    expect(course.standing).toBe('wrong');
    expect(wordsOf('finstere')[0]?.missing[course.missing]).toBe('Your 4 had to end on (4,3).');
    await expect(course.ask({ do: 'act', seat: LEARNER, actions: [pick] })).rejects.toThrow();
  });

  it('shows where he goes only when a cell was named', async () => {
    if (!nearest) throw new Error('there is no lesson');
    const course = await begun('finstere', nearest);
    expect(course.moments).toBe(0);
    course.answer([6, 1]);
    expect(course.standing).toBe('wrong');
    expect(course.moments).toBeGreaterThan(5);
    expect(course.picked).toEqual([6, 1]);
    expect(wordsOf('finstere')[6]?.missing[course.missing]).toBe('He ended on (11,6).');
  });
});

describe('a lesson of Spokenchaos', () => {
  it('says what was missing of a goal with several parts', async () => {
    const place = pathOf('spokenchaos').lessons.findIndex(({ id }) => id === 'choosing-the-side');
    const lesson = pathOf('spokenchaos').lessons[place];
    if (!lesson) throw new Error('there is no lesson');
    const course = await begun('spokenchaos', lesson);
    const [right] = lesson.hints.at(-1)?.actions ?? [];
    const wrong = course.known.sights[0]?.actions.find(({ action }) => action !== right)?.action;
    await course.ask({ do: 'act', seat: LEARNER, actions: [wrong ?? 0] });
    expect(course.standing).toBe('wrong');
    const said = wordsOf('spokenchaos')[place]?.missing[course.missing];
    expect(said).toBe('Your small ghost was seen and had to go back.');
  });
});

describe('a check', () => {
  it('looks at a number inside', () => {
    const check = { path: ['a', 1, 'b'], ranges: [[2, 3] as const] };
    expect(holds(check, { a: [{}, { b: 3 }] })).toBe(true);
    expect(holds(check, { a: [{}, { b: 4 }] })).toBe(false);
  });

  it('looks only at some bits, beyond the thirty-second too', () => {
    const check = { path: ['set'], mask: 2 ** 40 + 1, ranges: [[2 ** 40, 2 ** 40] as const] };
    expect(holds(check, { set: 2 ** 40 + 6 })).toBe(true);
    expect(holds(check, { set: 2 ** 40 + 7 })).toBe(false);
  });
});
