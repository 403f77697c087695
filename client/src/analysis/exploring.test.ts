import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Position } from '../positions/link';
import { rulesFor } from '../testing/rules';
import { CHANCE, type GameName } from '../generated/games';
import { Exploring } from './exploring.svelte';
import { turnsIn } from './lines';
import { openedAt, positionAt, type Start } from './opening';
import { EMPTY, nodeOf, pathTo, sizeOf, START } from './tree';

async function exploring(start: Start): Promise<Exploring> {
  const rules = await rulesFor(start.game);
  return new Exploring(start, openedAt(rules, start), '', EMPTY, START);
}

const MOST_ACTIONS = 60; // of a turn; who picks anything may pick the same ghost for ever

/** Let whoever is to act take the first thing that may be done until a turn is over. */
async function turn(board: Exploring, choice = 0): Promise<void> {
  const before = board.at;
  for (let acts = 0; acts < MOST_ACTIONS && board.at === before && !board.awaitsChance; acts += 1) {
    const sight = board.known.sights.find(({ actions }) => actions.length > 0);
    const actions = sight?.actions ?? [];
    const action = (actions[choice % actions.length] ?? actions[0])?.action;
    if (!sight || action === undefined) return;
    await board.ask({ do: 'act', seat: sight.seat, actions: [action] });
  }
}

const START_OF = (game: GameName): Start => ({ game, seed: 'explored', options: { players: '2' } });

describe('an analysis board', () => {
  it('keeps every turn as a node, and tries otherwise from where one goes back to', async () => {
    const board = await exploring({ game: 'menhirs', seed: '7' });
    board.draws = true;
    board.bring();
    const dealt = board.at;
    await turn(board);
    const first = board.at;
    board.back();
    expect(board.at).toBe(dealt);
    await turn(board, 1);
    expect(nodeOf(board.tree, dealt).children).toEqual([first, board.at]);
    board.aside(-1);
    expect(board.at).toBe(first);
    board.toStart();
    expect(board.at).toBe(START);
    board.toEnd();
    expect(board.at).toBe(first);
    board.remove();
    expect(board.at).toBe(dealt);
    expect(nodeOf(board.tree, dealt).children).toHaveLength(1);
  });

  it('lets chance be chosen, or drawn as the seed says', async () => {
    const board = await exploring(START_OF('finstere'));
    if (board.awaitsChance) board.bring();
    for (let turns = 0; turns < 40 && !board.awaitsChance; turns += 1) await turn(board);
    expect(board.awaitsChance).toBe(true);
    const before = board.at;
    const [first, second] = board.outcomes;
    if (!first || !second) throw new Error('there is only one card');
    expect(board.outcomes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    board.bring(first.action);
    board.goTo(before);
    board.bring(second.action);
    const cards = nodeOf(board.tree, before).children.map((node) => nodeOf(board.tree, node).plies);
    expect(cards).toEqual([[[CHANCE, first.action]], [[CHANCE, second.action]]]);
    board.goTo(before);
    board.bring();
    const drawn = board.at;
    board.goTo(before);
    board.bring();
    expect(board.at).toBe(drawn);
  });

  it('takes back actions of a turn one by one, and turns as a whole', async () => {
    const board = await exploring(START_OF('finstere'));
    if (board.awaitsChance) board.bring();
    const at = board.at;
    const [sight] = board.known.sights.filter(({ actions }) => actions.length > 0);
    const action = sight?.actions[0]?.action ?? 0;
    await board.ask({ do: 'act', seat: sight?.seat ?? 0, actions: [action] });
    expect(board.isBegun).toBe(true);
    expect(board.at).toBe(at);
    await board.ask({ do: 'undo', seat: 0 });
    expect(board.isBegun).toBe(false);
    await turn(board);
    expect(board.at).not.toBe(at);
    await board.ask({ do: 'undo', seat: 0 });
    expect(board.at).toBe(at);
  });

  it('divides a whole match into the turns that it was played in', async () => {
    const board = await exploring(START_OF('finstere'));
    board.draws = true;
    if (board.awaitsChance) board.bring();
    for (let turns = 0; turns < 12; turns += 1) await turn(board, turns);
    const nodes = pathTo(board.tree, board.at).map((node) => nodeOf(board.tree, node).plies);
    expect(turnsIn(board.match.rules, board.match.moments)).toEqual(nodes);
  });
});

/** Return the positions of some shipped puzzles of a kind. */
function shipped(kind: string): Position[] {
  const text = readFileSync(`../src/gloaming/puzzles/data/${kind}.jsonl`, 'utf8').trim();
  const lines = text.split('\n').slice(0, 12);
  return lines.map((line) => (JSON.parse(line) as { position: Position }).position);
}

describe('a position', () => {
  it.each(['hide', 'furnish'])('of any %s lets the first seat plan', async (kind) => {
    for (const position of shipped(kind)) {
      const board = await exploring({ game: position.game, seed: 'p', position });
      expect(board.match.actor).toBe(0);
      expect(board.known.sights[0]?.actions).not.toHaveLength(0);
    }
  });

  it.each(['feast', 'escape', 'free-in'])('of any %s can be played from', async (kind) => {
    for (const position of shipped(kind)) {
      const board = await exploring({ game: position.game, seed: 'p', position });
      board.draws = true;
      for (let turns = 0; turns < 3; turns += 1) await turn(board);
      expect(sizeOf(board.tree)).toBeGreaterThan(0);
    }
  });

  it('that was read from a state is played as before', async () => {
    for (const position of [...shipped('escape'), ...shipped('free-in')]) {
      const { match } = await exploring({ game: position.game, seed: 'p', position });
      const found = positionAt(position.game, match.rules, match.state);
      if (!found) throw new Error('there is no position');
      const again = await exploring({ game: found.game, seed: 'p', position: found });
      expect(positionAt(found.game, again.match.rules, again.state)).toEqual(found);
    }
  });

  it('that cannot stand so is refused', async () => {
    const position: Position = {
      game: 'finstere',
      monster: { cell: [5, 5], facing: 'E' },
      tokens: [
        { name: 'A', cell: [8, 6] },
        { name: 'B', cell: [8, 6] },
      ],
      tiles: [],
    };
    await expect(exploring({ game: 'finstere', seed: '', position })).rejects.toThrow('stand so');
    const lost: Position = { game: 'menhirs', menhirs: [[9, 9]], mist: [], turn: 1 };
    await expect(exploring({ game: 'menhirs', seed: '', position: lost })).rejects.toThrow();
  });
});
