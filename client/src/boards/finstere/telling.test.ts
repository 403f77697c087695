import { beforeAll, describe, expect, it } from 'vitest';
import { turningWords } from '../../parts/turning-words';
import { LANGUAGES, type Language } from '../../words/language';
import { loadShellWords } from '../../words/shell';
import { speaker } from '../../words/words.svelte';
import type { Shown } from '../board';
import { asks, choiceWords, describe as described, describeCell } from './describing';
import { cellAt } from './geometry';
import { SAMPLE_SEATS, sampleState } from './samples';
import { cardsOf, type Account, type SightLine, type State, type Walked } from './state';
import { tell, victim } from './telling';
import { duration } from './walking';
import { words } from './words';

const state = sampleState({
  tokens: { 2: [4, 4], 5: [9, 4] },
  things: [[[6, 6], 2]],
  blood: [[4, 8]],
});

function shown(account?: Account, more: Partial<Shown<State>> = {}): Shown<State> {
  const moment = account && { actor: 0, text: '', account, state };
  return {
    options: {},
    seats: SAMPLE_SEATS,
    seat: 0,
    state,
    before: state,
    moment,
    at: 1,
    ...more,
  };
}

const line = (
  direction: SightLine['direction'],
  length: number,
  token: number | null,
): SightLine => ({
  direction,
  length,
  stop: token === null ? 'wall' : 'token',
  token,
});
const walk: Walked = {
  kind: 'walk',
  start: [4, 1],
  lines: [line('E', 5, null), line('N', 1, null), line('S', 3, 2)],
  faced: 'E',
  turned: 'S',
  turns: 0,
  wall: '',
  way: [{ cell: [4, 2], facing: 'S', by: 'step' }],
  cell: [4, 2],
  facing: 'S',
  shoves: [],
  eaten: [],
};

/** Speak a language, without the page that `speak` also tells. */
async function speak(language: Language): Promise<void> {
  speaker.language = language;
  await speaker.learn('shell', loadShellWords);
  await speaker.learn('finstere', words);
}

beforeAll(() => speak('en'));

describe('telling', () => {
  it('says whom he saw and so where he turns', () => {
    expect(tell(shown(walk))).toBe(
      'He sees Green 4 (3 cells south): turns south. He comes to (4,2).',
    );
  });

  it('says that a tie leads straight on', () => {
    const lines = [line('E', 3, 5), line('S', 3, 2)];
    expect(tell(shown({ ...walk, lines, turned: 'E' }))).toContain('a tie, so straight on, east');
  });

  it('says what is pushed, bitten and passed', () => {
    const shoves = [{ thing: 'stone', token: null, start: [15, 8], rest: null } as const];
    const way = [{ cell: [0, 2], facing: 'E', by: 'wall' } as const];
    const told = tell(
      shown({ ...walk, lines: [], faced: 'E', turned: 'E', shoves, way, wall: 'Y', eaten: [5] }),
    );
    expect(told).toBe(
      'He sees nobody and goes straight on, east. Pushed out of the game: stone.' +
        ' He goes through wall Y and comes out on (0,2). He eats Red 3!',
    );
  });

  it('says when he finds no way', () => {
    expect(tell(shown({ ...walk, turns: 4, way: [] }))).toContain('Turn stones turn him 4 times.');
    expect(tell(shown({ ...walk, way: [] }))).toContain('stays on (4,1)');
  });

  it('tells of tokens, tiles and cards', () => {
    expect(tell(shown({ kind: 'pick', seat: 0, token: 0, steps: 1 }))).toBe(
      'Green 1 moves, 1 step at most.',
    );
    expect(tell(shown({ kind: 'stop', token: 2, where: 'out', cell: null }))).toBe(
      'Green 4 has escaped!',
    );
    expect(tell(shown({ kind: 'card', card: '2-hits', hits: 2 }))).toBe(
      'The card says 2 hits: he walks until he has eaten 2 tokens.',
    );
    expect(
      tell(shown({ kind: 'lay', seat: 0, tile: 'yellow teleporter', cell: [3, 4], arrow: 'E' })),
    ).toBe('Green lays a yellow teleporter on (3,4), pointing east.');
    const step = {
      kind: 'step',
      token: 2,
      letter: 'I',
      where: 'board',
      cell: [15, 10],
      shoves: [],
    } as const;
    expect(tell(shown(step))).toBe('Green 4 comes in by the entrance.');
  });

  it.each(LANGUAGES)('speaks %s without a gap', async (language) => {
    await speak(language);
    for (const words of [tell(shown(walk)), described(shown()), asks(shown(), [{ action: 2 }])]) {
      expect(words).not.toMatch(/[{}]|told\.|described\.|asks\./);
    }
    await speak('en');
  });
});

describe('every language', () => {
  const teleporter: Account = {
    kind: 'lay',
    seat: 0,
    tile: 'yellow teleporter',
    cell: [3, 4],
    arrow: 'E',
  };
  const straight = { ...walk, lines: [], turned: 'E', eaten: [5] } as const;

  it.each([
    [
      'nl',
      'Groen legt een gele telepoort op (3,4), pijl naar het oosten.',
      'Het monster ziet Groen 4 (3 velden naar het zuiden) en draait naar het zuiden. Het komt op (4,2).',
      'Het monster ziet niemand en gaat rechtdoor, naar het oosten. Het komt op (4,2). Het eet Rood 3 op!',
    ],
    [
      'de',
      'Grün legt einen gelben Teleporter auf (3,4), Pfeil nach Osten.',
      'Das Monster sieht Grün 4 (3 Felder nach Süden) und dreht sich nach Süden. Es kommt auf (4,2).',
      'Das Monster sieht niemanden und geht geradeaus nach Osten. Es kommt auf (4,2). Es frisst Rot 3!',
    ],
    [
      'fr',
      'Vert pose un téléporteur jaune en (3,4), flèche vers l’est.',
      'Le monstre voit Vert 4 (3 cases vers le sud) et se tourne vers le sud. Il arrive en (4,2).',
      'Le monstre ne voit personne et va tout droit, vers l’est. Il arrive en (4,2). Il dévore Rouge 3\u00A0!',
    ],
  ] as const)('%s has its articles, genders and directions', async (language, ...sentences) => {
    await speak(language);
    expect([teleporter, walk, straight].map((account) => tell(shown(account)))).toEqual(sentences);
    await speak('en');
  });

  it.each([
    ['en', 'The monster eats Red 3 for good.', 'The monster eats Red 3, which starts again.'],
    ['nl', 'Het monster eet Rood 3 voorgoed op.', 'Het monster eet Rood 3 op, die opnieuw begint.'],
    [
      'de',
      'Das Monster frisst Rot 3 endgültig.',
      'Das Monster frisst Rot 3; die Figur beginnt von vorn.',
    ],
    ['fr', 'Le monstre dévore Rouge 3 pour de bon.', 'Le monstre dévore Rouge 3, qui recommence.'],
  ] as const)('%s names the only token that is eaten', async (language, gone, eaten) => {
    await speak(language);
    const seats = SAMPLE_SEATS.map(({ name }) => name);
    const point = { at: 1, seat: 1, count: 1 };
    const token = victim(shown(straight));
    expect(turningWords({ ...point, kind: 'gone' }, seats, token)).toBe(gone);
    expect(turningWords({ ...point, kind: 'eaten' }, seats, token)).toBe(eaten);
    await speak('en');
  });

  it('counts several that are eaten at once', () => {
    const token = victim(shown({ ...walk, eaten: [2, 5] }));
    expect(token).toBeUndefined();
    const point = { at: 1, seat: 1, count: 2, kind: 'gone' };
    expect(turningWords(point, ['green', 'red'], token)).toBe(
      'The monster eats 2 tokens for good; Red had come farthest.',
    );
  });
});

describe('describing', () => {
  it('names everything that stands there', () => {
    const text = described(shown());
    expect(text).toContain('The monster on (0,0), facing east');
    expect(text).toContain(
      'Green: 1 (then 6) before the entrance; 3 (then 4) before the entrance; 4 (then 3) (4,4)',
    );
    expect(text).toContain('stone (6,6)');
    expect(text).toContain('Cards left: 5, 7, 7, 8, 8, 10, 1 hit, 2 hits.');
  });

  it('says what is on a cell', () => {
    expect(describeCell(shown(), cellAt([4, 4]))).toBe('(4,4) Green 4');
    expect(describeCell(shown(), cellAt([4, 8]))).toBe('(4,8) blood');
    expect(describeCell(shown(), cellAt([1, 1]))).toBe('(1,1) empty');
  });

  it('says what is asked, and for whom one waits', () => {
    const actions = [{ action: 1 }, { action: 2 }];
    expect(asks(shown(), actions)).toBe('Move one of your tokens: 3 or 4 steps.');
    expect(asks(shown(), [{ action: 0 }])).toBe('Move one of your tokens: 1 step.');
    expect(asks(shown(), [])).toBe('Waiting for One.');
    const moving = { ...state, active: 2, steps_left: 1 };
    expect(asks(shown(undefined, { state: moving }), actions)).toBe('Green 4: 1 step left.');
  });

  it('puts every action into words', () => {
    const say = (action: number) => choiceWords({ action }, shown());
    expect(say(2)).toBe('Move Green 4, (4,4): up to 4 steps');
    expect(say(22)).toBe('Step east');
    expect(say(25)).toBe('Come in by the entrance');
    expect(say(26)).toBe('Stop here');
    expect(say(3070)).toBe('Lay a long pool of blood across on (4,8)');
  });
});

it('takes longer for longer ways, and no time for what is not seen', () => {
  const leg = walk.way[0] ?? { cell: [0, 0], facing: 'N', by: 'step' };
  const once = duration(shown(walk));
  expect(once).toBeGreaterThan(300);
  expect(duration(shown({ ...walk, way: [leg, leg, leg] }))).toBeGreaterThan(once);
  expect(duration(shown({ kind: 'pick', seat: 0, token: 0, steps: 1 }))).toBe(0);
  expect(duration(shown())).toBe(0);
});

it('knows which cards are left', () => {
  const left = cardsOf({ ...state, pile: [0, 1, 2, 1, 1, 1], five_is_three_hits: true });
  expect(left.map(({ card }) => card)).toEqual([
    '3-hits',
    '7',
    '7',
    '8',
    '8',
    '10',
    '1-hit',
    '2-hits',
  ]);
  expect(left.filter(({ isLeft }) => !isLeft).map(({ card }) => card)).toEqual(['3-hits', '7']);
});
