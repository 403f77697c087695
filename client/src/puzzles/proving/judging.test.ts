import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../testing/rules';
import type { Rules } from '../../engine/rules';
import type { Puzzle } from '../puzzle';
import { judge } from './judging';
import type { ProverTables } from './module';
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

const TABLES = import.meta.glob<ProverTables>(
  '../../../../src/gloaming/server/messages/generated/*_puzzles.ts',
  { eager: true },
);
const PYTHON = JSON.parse(readFileSync('../tests/puzzles/verdicts.json', 'utf8')) as Judged[];
const MINUTE = 60_000;

describe('the verdict is the same as in Python', () => {
  it.each(PYTHON.map((judged, at) => [judged.puzzle.kind, at, judged] as const))(
    'on %s, number %i',
    async (_, __, { puzzle, verdict }) => {
      const rules = (await rulesFor(puzzle.game)) as unknown as Rules;
      const path = Object.keys(TABLES).find((name) => name.endsWith(`/${puzzle.game}_puzzles.ts`));
      const tables = TABLES[path ?? ''];
      if (!tables) throw new Error(`there is no prover of ${puzzle.game}`);
      const file = readFileSync(`../src/gloaming/puzzles/${puzzle.game}/engine.wasm`);
      const prover = { module: new WebAssembly.Module(file), tables };
      const said = judge(prover, rules, puzzle, new Deadline(MINUTE));
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
