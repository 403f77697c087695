import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../words/language';
import { loadShellWords } from '../../words/shell';
import { speaker } from '../../words/words.svelte';
import type { BoardProps, Shown } from '../board';
import { aboutChoice, barredWords, gateOf, heldWords } from './barred';
import { NOTHING_CHOSEN } from './choosing';
import { asks, choiceWords } from './describing';
import { edgesOf, Frame } from './geometry';
import { lying } from './lying.svelte';
import { named, namedByRule, namedByWalk } from './naming';
import { tokensOf } from './pieces';
import { SAMPLE_SEATS, sampleState, TILE_GUIDE } from './samples';
import type { Account, Guide, Hindrance, State, Walked } from './state';
import { cites, foldOf, tell, walkWords } from './telling';
import { words } from './words';

const state = sampleState({
  monster: [15, 10],
  tokens: { 2: [4, 4], 5: [9, 4] },
  things: [
    [[6, 6], 2],
    [[7, 7], 4],
  ],
  blood: [[4, 8]],
});

function shown(account?: Account, more: Partial<Shown<State>> = {}): Shown<State> {
  const moment = account && { actor: 0, text: '', account, state };
  const seen = { options: {}, seats: SAMPLE_SEATS, seat: 0, at: 1 };
  return { ...seen, state, before: state, moment, ...more };
}

const walk: Walked = {
  kind: 'walk',
  start: [4, 1],
  lines: [
    { direction: 'E', length: 5, stop: 'wall', token: null },
    { direction: 'S', length: 3, stop: 'token', token: 2 },
  ],
  faced: 'E',
  turned: 'S',
  turns: 0,
  wall: 'C',
  way: [{ cell: [4, 2], facing: 'S', by: 'step' }],
  cell: [4, 2],
  facing: 'S',
  shoves: [{ thing: 'stone', token: null, start: [4, 2], rest: [4, 3] }],
  eaten: [5],
};
const gate: Hindrance = { letter: 'I', by: 'monster', cell: [15, 10], rule: '4.2' };
const stuck: readonly Hindrance[] = [
  { letter: 'N', by: 'wall', cell: null, rule: '4.2' },
  { letter: 'E', by: 'tile', cell: [5, 4], rule: '4.5' },
];

async function speak(language: Language): Promise<void> {
  speaker.language = language;
  await speaker.learn('shell', loadShellWords);
  await speaker.learn('finstere', words);
}

beforeAll(() => speak('en'));
afterEach(() => (lying.isTurned = false));

describe('what words name', () => {
  it('is where a token goes and what it pushes', () => {
    const shoves = [{ thing: 'stone', token: null, start: [5, 4], rest: [6, 4] } as const];
    const step: Account = {
      kind: 'step',
      token: 2,
      letter: 'E',
      where: 'board',
      cell: [5, 4],
      shoves,
    };
    expect(named(shown(step))).toEqual({
      cells: [
        [5, 4],
        [5, 4],
        [6, 4],
      ],
      pieces: [2],
    });
  });

  it('is whom he sees along which line, where he comes, and whom he eats', () => {
    const found = named(shown(walk));
    expect(found.cells).toEqual([
      [4, 1],
      [4, 2],
      [4, 3],
    ]);
    expect(found.sights).toEqual([
      [
        [4, 1],
        [4, 4],
      ],
    ]);
    expect([found.pieces, found.walls]).toEqual([[2, 5], ['C']]);
  });

  it('is every cell of a pool that is laid', () => {
    const lay: Account = { kind: 'lay', seat: 0, tile: 'blood 4x1', cell: [3, 3], arrow: null };
    expect(named(shown(lay)).cells).toEqual([
      [3, 3],
      [4, 3],
      [5, 3],
      [6, 3],
    ]);
  });

  it('is what a rule is about: blood, turn stones, both corners', () => {
    expect(namedByRule('4.6', shown()).cells).toEqual([[4, 8]]);
    expect(namedByRule('5.7', shown()).cells).toEqual([[7, 7]]);
    expect(namedByRule('4.2', shown()).cells).toHaveLength(2);
    expect(namedByRule('5.2', shown(walk)).sights).toHaveLength(2);
    expect(namedByRule('6', shown()).cells).toEqual([]);
  });

  it('is where a tile is held, with the rule if it cannot lie there', () => {
    const holding = { ...NOTHING_CHOSEN, tile: 'blue teleporter' };
    expect(aboutChoice(TILE_GUIDE, { ...holding, spot: [0, 1] }, [])).toEqual({
      named: { cells: [[0, 1]] },
      rule: '2.6',
    });
    expect(aboutChoice(TILE_GUIDE, { ...holding, spot: [3, 3] }, []).rule).toBeUndefined();
  });
});

describe('his walk as one line', () => {
  const before = { ...state, card: 7 };
  const card = shown({ kind: 'card', card: '7', steps: 7 });
  const step = shown(walk, { before });
  const end = shown({ ...walk, start: [4, 2], way: [], eaten: [] }, { before });

  it('begins with the card and goes on to the last look', () => {
    expect([card, step].map(foldOf)).toEqual(['begins', 'goes-on']);
    expect(foldOf(shown({ kind: 'pick', seat: 0, token: 1, steps: 3 }))).toBeUndefined();
  });

  it('says from where to where he goes and whom he eats', () => {
    expect(walkWords([card, step, end])).toBe(
      'Card 7: he goes from (4,1) to (4,2). He eats Red 3!',
    );
  });

  it('names where he comes by', () => {
    expect(namedByWalk([card, step, end])).toEqual({
      cells: [
        [4, 1],
        [4, 2],
        [4, 2],
      ],
      pieces: [5],
    });
  });

  it('says no more than has been shown', () => {
    expect(walkWords([card])).toBe('The card says 7 steps.');
  });
});

describe('who cannot move', () => {
  const guide: Guide = {
    tokens: [
      { token: 0, steps: 1, ends: [], held: [gate] },
      { token: 2, steps: 4, ends: [], held: stuck },
    ],
  };
  const tokens = tokensOf(state).filter(({ number }) => number === 0 || number === 2);
  const props = {
    ...shown(),
    actions: [{ action: 0, text: 'G1' }],
  } as unknown as BoardProps<'finstere'>;

  it('is told with the reason when the gate is blocked', () => {
    expect(heldWords('Green 1', [gate])).toBe(
      'Green 1 cannot come in: the monster stands on the entrance (rule 4.2). ' +
        'It stays outside and is flipped.',
    );
    expect(barredWords(props, guide, tokens)).toBe(
      'Move one of your tokens: 1 step. ' +
        'Nobody can come in: the monster stands on the entrance (rule 4.2). ' +
        'Green 4 cannot move.',
    );
    expect(aboutChoice(guide, NOTHING_CHOSEN, tokens)).toEqual({
      named: { cells: [[15, 10]], pieces: [2] },
      rule: '4.2',
    });
  });

  it('is told way by way on the floor', () => {
    expect(heldWords('Green 4', stuck)).toBe(
      'Green 4 cannot move (rule 4.2). North: a wall; east: a tile that cannot be pushed. ' +
        'It stays where it is and is flipped.',
    );
  });

  it('is not told where somebody can come in', () => {
    const open: Guide = { tokens: [{ token: 0, steps: 1, ends: [], held: [] }] };
    expect(gateOf(open, tokens)).toEqual([]);
    expect(gateOf({ tokens: [] }, [])).toEqual([]);
    expect(barredWords(props, open, tokens.slice(0, 1))).toBe('');
  });

  it('stays in the list with the reason and the rule', () => {
    const stop: Account = { kind: 'stop', token: 0, where: 'waiting', cell: null, held: [gate] };
    expect(tell(shown(stop))).toBe('Green 1 stays outside: the monster stands on the entrance.');
    expect(cites(shown(stop))).toBe('4.2');
    const walled: Account = { kind: 'stop', token: 2, where: 'board', cell: [4, 4], held: stuck };
    expect(tell(shown(walled))).toContain('Green 4 cannot move and stays on (4,4). North: a wall');
  });

  it('passes with the reason', () => {
    const stop: Account = { kind: 'stop', token: 2, where: 'board', cell: [4, 4], passed: [1] };
    expect(tell(shown(stop))).toBe(
      'Green 4 stops on (4,4). Red passes: all its tokens have moved.',
    );
    const flipped = sampleState().tokens.map((token, number) =>
      number === 2 ? { ...token, is_flipped: !token.is_flipped } : token,
    );
    const after = { ...sampleState(), tokens: flipped };
    const told = tell({ ...shown(stop), before: sampleState(), state: after });
    expect(told).toContain('Green 4 stops on (4,4) (next: 3). Red passes');
    const done = sampleState({ tokens: { 0: [4, 4], 1: 1, 2: 2, 3: [5, 5] } });
    const moved = done.tokens.map((token) => ({ ...token, has_moved: token.seat === 0 }));
    const waits = shown(undefined, { state: { ...done, tokens: moved, to_move: 1 } });
    expect(asks(waits, [])).toBe('All your tokens have moved. Waiting for Red.');
  });

  it.each(LANGUAGES)('is told in %s without anything missing', async (language) => {
    await speak(language);
    const sentences = [
      heldWords('X', [gate]),
      heldWords('X', stuck),
      barredWords(props, guide, tokens),
    ];
    for (const words of sentences) expect(words).not.toMatch(/[{}]|held\.|gate\.|asks\./);
    await speak('en');
  });
});

describe('a floor that lies turned', () => {
  const step: Account = {
    kind: 'step',
    token: 2,
    letter: 'N',
    where: 'board',
    cell: [4, 3],
    shoves: [],
  };

  it('is spoken of as it is seen, and comes right again', () => {
    lying.isTurned = true;
    expect(tell(shown(step))).toBe('Green 4 goes to the right to (4,3).');
    expect(tell(shown(walk))).toContain(
      'He sees Green 4 (3 cells to the left): turns to the left.',
    );
    expect(choiceWords({ action: 24 }, shown())).toBe('Step upwards');
    lying.isTurned = false;
    expect(tell(shown(step))).toBe('Green 4 goes north to (4,3).');
  });

  it('has pools lie the other way', () => {
    const lay: Account = { kind: 'lay', seat: 0, tile: 'blood 4x1', cell: [3, 3], arrow: null };
    lying.isTurned = true;
    expect(tell(shown(lay))).toBe('Green lays a long pool of blood upright on (3,3).');
  });

  it.each([
    ['nl', 'naar rechts'],
    ['de', 'nach rechts'],
    ['fr', 'vers la droite'],
  ] as const)('is spoken of in %s', async (language, direction) => {
    await speak(language);
    lying.isTurned = true;
    expect(tell(shown(step))).toContain(direction);
    await speak('en');
  });
});

describe('coordinates at the edges', () => {
  it('stand beside the first cell of every column and row', () => {
    const edges = edgesOf(new Frame(false));
    expect(edges.filter(({ side }) => side === 'top').map(({ words }) => words)).toEqual(
      Array.from({ length: 16 }, (_, x) => `x${x}`),
    );
    expect(edges.find(({ words }) => words === 'y10')?.place).toEqual([4, 10]);
    expect(edges.find(({ words }) => words === 'x15')?.place).toEqual([15, 4]);
  });

  it('turn with the floor', () => {
    const edges = edgesOf(new Frame(true));
    expect(edges.slice(0, 11).map(({ words }) => words)).toEqual(
      Array.from({ length: 11 }, (_, column) => `y${10 - column}`),
    );
    expect(edges.at(-1)).toMatchObject({ side: 'left', words: 'x15' });
  });
});
