/** Matches are judged here as `gloaming analyse` judges them; `tests/analysis` writes that. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Bots } from '../engine/deciding';
import type { Rules } from '../engine/rules';
import { followed, newMatch, type Match } from '../local/match';
import { botsFor } from '../testing/bots';
import type { AnyBoard } from '../boards/board';
import { dangers } from '../boards/finstere/dangers';
import { SAMPLE_SEATS } from '../boards/finstere/samples';
import { words } from '../boards/finstere/words';
import { rulesFor } from '../testing/rules';
import { loadShellWords } from '../words/shell';
import { speaker } from '../words/words.svelte';
import { dangersIn, reasonsOf, type Compared } from './reasons';
import { analyse, mistakesIn, sumsOf, type Analysis } from './analysing';
import type { Ask } from './judging';
import { escapeOf, puzzleOf } from './puzzle-of';
import { judge } from '../puzzles/proving/judging';
import { Deadline } from '../puzzles/proving/verdict';
import { proverFor } from '../testing/provers';
import type { Setting } from './words';
import { readPuzzleJson, unpackText } from '../positions/interchange';

const PATIENCE = 120_000;
const EXACTLY = 9; // decimals
const TOLD_DANGER =
  /Risk of being caught next: \d+% for (Green|Red) \d \(with the better turn \d+%\)/;
const TOLD_THREAT =
  /With the better turn others would have been in more danger: \d+% for (Green|Red) \d instead of \d+%/;
/** A board that says always the same, and knows of no dangers. */
const speechless = { turnWords: () => 'Somebody answers.' } as unknown as AnyBoard;

interface Told {
  readonly options: Readonly<Record<string, string>>;
  readonly plies: readonly (readonly [number, number])[];
  readonly level: { readonly bot: string; readonly simulations: number };
  readonly turns: readonly {
    readonly at: number;
    readonly seat: number;
    readonly cost: number;
    readonly before: readonly number[];
    readonly after: readonly number[];
    readonly luck: readonly number[];
    readonly answer_actions: readonly number[];
    readonly dangers: readonly { seat: number; piece: string; done: number; better: number }[];
  }[];
  readonly end: readonly number[];
}

describe.each(['menhirs', 'finstere'] as const)('a match of %s', (game) => {
  const path = `../tests/analysis/judged-${game}.json`; // tests run in the client's folder
  const told = JSON.parse(readFileSync(path, 'utf8')) as Told;
  let match: Match;
  let analysis: Analysis | undefined;
  let steps = 0;

  beforeAll(async () => {
    const rules: Rules = await rulesFor(game);
    match = followed(newMatch(rules, told.options, ''), told.plies);
    const ask = asking(rules, await botsFor(game), told.level);
    analysis = await analyse(match, ask, () => (steps += 1) > 0);
  }, PATIENCE);

  it('is judged turn by turn as the command judges it', () => {
    const found = analysis?.turns.map(({ turn, cost, before, after, answer, luck }) => {
      return { at: turn.start, seat: turn.seat, cost, before, after, answer, luck };
    });
    expect(found?.length).toBe(told.turns.length);
    told.turns.forEach((turn, at) => {
      const own = found?.[at];
      expect([own?.at, own?.seat]).toEqual([turn.at, turn.seat]);
      expect(own?.cost).toBeCloseTo(turn.cost, 9);
      expect(own?.answer).toEqual(turn.answer_actions);
      for (const name of ['before', 'after', 'luck'] as const) {
        turn[name].forEach((share, seat) => expect(own?.[name][seat]).toBeCloseTo(share, 9));
      }
    });
    expect(analysis?.end).toEqual(told.end);
  });

  it('has few mistakes, the dearest first, and sums for everybody', () => {
    if (!analysis) throw new Error('it was not judged');
    const costs = mistakesIn(analysis).map(({ cost }) => cost);
    expect(costs.length).toBeLessThanOrEqual(5);
    expect(costs).toEqual([...costs].sort((one, other) => other - one));
    const { cost, luck } = sumsOf(analysis, 0);
    expect(cost).toBeGreaterThanOrEqual(0);
    expect(luck + sumsOf(analysis, 1).luck).toBeCloseTo(0, 6);
    expect(steps).toBe(analysis.turns.length + analysis.unjudged + 1);
  });

  it.runIf(game === 'menhirs')('makes puzzles of wins that were overlooked', () => {
    const links = mistakesIn(analysis ?? { turns: [], unjudged: 0, end: [] }).map((one) => [
      one.provenWin,
      puzzleOf(game, match.rules, one),
    ]);
    const proven = links.filter(([turns]) => Number(turns) > 0);
    expect(proven.length).toBeGreaterThan(0);
    for (const [turns, link] of links) expect(link === undefined).toBe(turns === 0);
    const text = String(proven[0]?.[1]).split('#puzzle=')[1] ?? '';
    const reading = readPuzzleJson<{ task: { turns: number } }>(unpackText(text) ?? '');
    expect(reading).toMatchObject({ found: { kind: 'free-in', task: { turns: proven[0]?.[0] } } });
  });

  it.runIf(game === 'finstere')('makes escapes that the prover judges', () => {
    const escapes = (analysis?.turns ?? []).flatMap(
      (one) => escapeOf(match.rules, match.options, one) ?? [],
    );
    expect(escapes.length).toBeGreaterThan(0);
    const prover = proverFor(game);
    const verdicts = escapes.map((escape) =>
      judge(prover, match.rules, escape, new Deadline(PATIENCE)),
    );
    expect(verdicts.every(({ isProved }) => isProved)).toBe(true);
    expect(verdicts.some(({ isSound }) => isSound)).toBe(true);
  });

  it('finds the dangers that the command tells, the worst first', async () => {
    const setting = await settingFor(game, match);
    const turns = analysis?.turns ?? [];
    const found = await Promise.all(
      turns.map(async (one) => (one.better.length > 0 ? await dangersIn(setting, one) : [])),
    );
    const harms = told.turns.map(({ seat, dangers: some }) =>
      some.map((one) => (one.seat === seat ? 1 : -1) * (one.done - one.better)),
    );
    expect(found.map((some) => some.length)).toEqual(harms.map((some) => some.length));
    found.forEach((some, at) => {
      const [own, theirs] = [some.map(comparable), told.turns[at]?.dangers.map(toCompare)];
      expect([...own].sort()).toEqual([...(theirs ?? [])].sort()); // like ones in any order
      some.forEach(({ harm }, rank) => expect(harm).toBeCloseTo(harms[at]?.[rank] ?? -1, 9));
    });
    expect(found.flat().length > 0).toBe(game === 'finstere');
  });

  it('tells why something else would have been better', async () => {
    const setting = await settingFor(game, match);
    const reasons = await Promise.all(
      mistakesIn(analysis ?? { turns: [], unjudged: 0, end: [] }).map((one) =>
        reasonsOf(setting, one),
      ),
    );
    for (const [first] of reasons) expect(first).toMatch(/then had a \d+% chance of winning/);
    const others = reasons.flatMap((all) => all.slice(1)).join(' ');
    expect(others).toMatch(game === 'finstere' ? TOLD_DANGER : /^The win was forced/);
    if (game === 'finstere') expect(others).toMatch(TOLD_THREAT);
    expect(others).toMatch(/The answer to it:/);
  });

  it('can be left before it is done', async () => {
    const never: Ask = () => Promise.reject(new Error('nobody is to be asked'));
    expect(await analyse(match, never, () => false)).toBeUndefined();
  });
});

/** Return where it is judged: a board of a few words, and who sits there. */
async function settingFor(game: string, { rules, options }: Match): Promise<Setting> {
  await speaker.learn('shell', loadShellWords);
  await speaker.learn('finstere', words);
  const board = game === 'finstere' ? { ...speechless, dangers } : speechless;
  return { rules, seats: SAMPLE_SEATS, options, board: board as AnyBoard };
}

/** Return a danger as it was found here, so that it can be told from all others. */
function comparable({ seat, chance, better }: Compared): string {
  return [seat, chance.toFixed(EXACTLY), better.toFixed(EXACTLY)].join(' ');
}

/** Return a danger as the command told it, likewise. */
function toCompare({ seat, done, better }: Told['turns'][number]['dangers'][number]): string {
  return [seat, done.toFixed(EXACTLY), better.toFixed(EXACTLY)].join(' ');
}

/** Return a bot that answers at once. */
function asking(rules: Rules, bots: Bots, { bot, simulations }: Told['level']): Ask {
  return (state, seat, number) => {
    const stream = bots.stream([number]);
    const imagined = rules.imagine(state, seat, stream);
    const thoughts = bots.think(bot, imagined, seat, stream, { simulations, isPatient: true });
    let next = thoughts.next();
    while (!next.done) next = thoughts.next();
    return Promise.resolve(next.value);
  };
}
