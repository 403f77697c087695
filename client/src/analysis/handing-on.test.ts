/** Analyses handed on: as links, kept in the browser, and as records that the command reads. */

import 'fake-indexeddb/auto';
import { mkdtempSync, writeFileSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Position } from '../positions/link';
import { rulesFor } from '../testing/rules';
import { Exploring } from './exploring.svelte';
import { forgetAnalysis, keepAnalysis, keptAnalyses, keptAnalysis } from './keeping';
import { openedAt, type Start } from './opening';
import { readRecord, recordOf } from './records';
import { packed, unpacked, type Shared } from './sharing';
import { commented, EMPTY, lineAfter, named, nodeOf, promoted, START } from './tree';

const PUZZLE = readFileSync('../src/gloaming/puzzles/data/free-in.jsonl', 'utf8').split('\n')[3];
const { position } = JSON.parse(PUZZLE ?? '') as { position: Position };

/** Return an analysis with variations, names and comments. */
async function explored(start: Start): Promise<Exploring> {
  const rules = await rulesFor(start.game);
  const board = new Exploring(start, openedAt(rules, start), '', EMPTY, START);
  board.draws = true;
  if (board.awaitsChance) board.bring();
  for (const choice of [0, 1, 2, 0, 1]) {
    const before = board.at;
    for (let acts = 0; acts < 40 && board.at === before; acts += 1) {
      const sight = board.known.sights.find(({ actions }) => actions.length > 0);
      const action = sight?.actions[choice % sight.actions.length]?.action;
      if (!sight || action === undefined) break;
      await board.ask({ do: 'act', seat: sight.seat, actions: [action] });
    }
    if (choice !== 2) board.back();
  }
  const [first = START] = nodeOf(board.tree, board.at).children;
  board.change(commented(named(board.tree, first, 'The push'), first, 'Why?\nWhy not? ♥'));
  return board;
}

function sharedOf({ start, tree, at }: Exploring): Shared {
  return { title: 'Mine', start, tree, at };
}

const STARTS: readonly Start[] = [
  { game: 'menhirs', seed: 'handed on', options: {} },
  { game: 'finstere', seed: 'handed on', options: { players: '3' } },
  { game: 'menhirs', seed: 'handed on', position },
];

describe.each(STARTS)('an analysis of $game', (start) => {
  it('comes out of a link as it went in', async () => {
    const board = await explored(start);
    const found = await unpacked(await packed(sharedOf(board)));
    expect(found?.start).toEqual(start);
    expect(found?.title).toBe('Mine');
    const opened = openedAt(await rulesFor(start.game), start);
    if (!found) throw new Error('nothing was read');
    expect(recordOf(found.start, opened, found.tree)).toBe(recordOf(start, opened, board.tree));
  });

  it('is read from its own record, and by the command', async () => {
    const board = await explored(start);
    const rules = await rulesFor(start.game);
    const text = recordOf(start, openedAt(rules, start), board.tree);
    expect(text).toContain('\nvariation ');
    expect(text).toContain(' Why not? ♥');
    const found = await readRecord(text, (game) => rulesFor(game));
    expect(recordOf(found.start, openedAt(rules, found.start), found.tree)).toBe(text);
    const path = join(mkdtempSync(join(tmpdir(), 'gloaming-')), 'analysis.record');
    writeFileSync(path, text);
    const told = execFileSync('../.venv/bin/gloaming', ['replay', path], { encoding: 'utf8' });
    expect(told).toContain('Variation 1');
    expect(told).toContain('The push');
    expect(execFileSync('../.venv/bin/gloaming', ['replay', path, '--verify'])).toBeTruthy();
  }, 60_000);
});

it('whose main line is another one now is written with that first', async () => {
  const board = await explored({ game: 'menhirs', seed: 'p', position });
  const branch = nodeOf(board.tree, START).children[1] ?? START;
  board.change(promoted(board.tree, branch));
  expect(lineAfter(board.tree, START)[0]).toBe(branch);
  const rules = await rulesFor('menhirs');
  const text = recordOf(board.start, openedAt(rules, board.start), board.tree);
  const found = await readRecord(text, (game) => rulesFor(game));
  expect(nodeOf(found.tree, lineAfter(found.tree, START)[0] ?? START).plies).toEqual(
    nodeOf(board.tree, branch).plies,
  );
});

it.each([
  ['nothing', ''],
  ['other letters', '1%%%'],
  ['what nobody packed', '1AAAA'],
  ['plain nonsense', `0${btoa('{"title":1}').replaceAll('=', '')}`],
  ['too much', `1${'A'.repeat(100_000)}`],
])('a link that holds %s is not read', async (_, letters) => {
  expect(await unpacked(letters)).toBeUndefined();
});

it.each([
  ['no record', 'hello', 'no record'],
  ['words of a game', 'gloaming record 1\ngame: menhirs\n\nmist (3,4)\nunfinished\n', 'by number'],
  ['another game', 'gloaming record 1\ngame: chess\n\nplies 0:1\nunfinished\n', 'no record'],
  ['a state of its own alone', 'gloaming record 1\ngame: menhirs\nstart: AA\n\n', 'no record'],
  [
    'what is not allowed',
    'gloaming record 1\ngame: menhirs\n\nplies 0:1\nunfinished\n',
    'not your turn',
  ],
])('a record with %s is refused', async (_, text, why) => {
  await expect(readRecord(text, (game) => rulesFor(game))).rejects.toThrow(why);
});

it('is kept until it is forgotten', async () => {
  const shared = sharedOf(await explored({ game: 'menhirs', seed: 'kept', options: {} }));
  await keepAnalysis('one', shared);
  await keepAnalysis('other', { ...shared, title: 'Other' });
  expect((await keptAnalysis('one'))?.tree).toEqual(shared.tree);
  expect((await keptAnalyses()).map(({ title }) => title).sort()).toEqual(['Mine', 'Other']);
  await forgetAnalysis('one');
  expect(await keptAnalysis('one')).toBeUndefined();
});
