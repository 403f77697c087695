import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPositionJson, readPuzzleJson } from './interchange';
import { readPosition, writePosition, type Position } from './link';

const KINDS = ['feast', 'predict', 'escape', 'free-in', 'hide', 'furnish'];

function shipped(kind: string): { position: Position }[] {
  const text = readFileSync(`../src/gloaming/puzzles/data/${kind}.jsonl`, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { position: Position });
}

it.each(KINDS)('carries every position of a shipped %s', (kind) => {
  for (const { position, ...rest } of shipped(kind)) {
    expect(readPosition(writePosition(position))).toEqual(position);
    expect(readPuzzleJson(JSON.stringify({ ...rest, position }))).toHaveProperty('found');
  }
});

it('carries names in any script', () => {
  const position: Position = {
    game: 'finstere',
    monster: { cell: [1, 2], facing: 'E' },
    tokens: [{ name: 'Žofie ☾', cell: [3, 3] }],
    tiles: [],
  };
  expect(readPosition(writePosition(position))).toEqual(position);
});

it.each([
  ['no JSON', 'nonsense', '$'],
  ['another game', '{"game": "chess"}', '$.game'],
  ['a game by a name that every object has', '{"game": "toString"}', '$.game'],
  ['nothing on it', '{"game": "finstere", "tokens": [], "tiles": []}', '$.monster'],
  ['an unknown key', '{"game": "menhirs", "menhirs": [], "mist": [], "turn": 1, "x": 1}', '$.x'],
  ['a turn too late', '{"game": "menhirs", "menhirs": [], "mist": [], "turn": 25}', '$.turn'],
  [
    'half a cell',
    '{"game": "menhirs", "menhirs": [[1, 1.5]], "mist": [], "turn": 1}',
    '$.menhirs[0][1]',
  ],
  [
    'a tile without its arrow',
    '{"game": "finstere", "monster": {"cell": [1, 2], "facing": "E"}, "tokens": [], "tiles": [{"kind": "teleporter", "pair": "blue", "cell": [1, 1]}]}',
    '$.tiles[0].arrow',
  ],
])('refuses %s, and says where', (_, text, wrong) => {
  expect(readPositionJson(text)).toEqual({ wrong });
});

it('reads nothing from what nobody packed', () => {
  expect(readPosition('')).toBeUndefined();
  expect(readPosition('%%%')).toBeUndefined();
  expect(readPosition('A'.repeat(100_000))).toBeUndefined();
  expect(readPosition(btoa('{"game": "chess"}').replaceAll('=', ''))).toBeUndefined();
});
