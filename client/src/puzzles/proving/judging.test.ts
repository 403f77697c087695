import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proverFor } from '../../testing/provers';
import { rulesFor } from '../../testing/rules';
import type { Rules } from '../../engine/rules';
import type { Puzzle } from '../puzzle';
import { judge } from './judging';
import { Deadline } from './verdict';

interface Judged {
  readonly puzzle: Puzzle;
  readonly verdict: {
    readonly sound: boolean;
    readonly solutions: number;
    readonly proved: boolean;
    readonly grade: number | null;
  };
}

const PYTHON = JSON.parse(readFileSync('../tests/puzzles/verdicts.json', 'utf8')) as Judged[];
const MINUTE = 60_000;

describe('the verdict is the same as in Python', () => {
  it.each(PYTHON.map((judged, at) => [judged.puzzle.kind, at, judged] as const))(
    'on %s, number %i',
    async (_, __, { puzzle, verdict }) => {
      const rules = (await rulesFor(puzzle.game)) as unknown as Rules;
      const said = judge(proverFor(puzzle.game), rules, puzzle, new Deadline(MINUTE));
      expect({
        sound: said.isSound,
        solutions: Number(said.solutions),
        proved: said.isProved,
        grade: said.grade ?? null,
      }).toEqual(verdict);
    },
    MINUTE,
  );
});
