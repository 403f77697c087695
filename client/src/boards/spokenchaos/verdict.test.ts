import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../words/language';
import { loadShellWords } from '../../words/shell';
import { speaker } from '../../words/words.svelte';
import type { BoardSeat } from '../board';
import type { LookShown } from './looking';
import { lookHere } from './rules';
import { INSIDE, type Looked, type Sight, type State } from './state';
import { stateOf, pieceNamed } from './testing/states';
import { nearMisses, seenWords, whyHidden, whySeen } from './verdict';
import { words } from './words';

const LARGE = 6; // Blue's
const [FIRST, SECOND, THIRD] = [14, 15, 16] as const; // Red's small ones

const SEATS = ['blue', 'orange', 'red', 'green'].map((name): BoardSeat => {
  const shape = { colour: 'blue', sign: 'moon' } as const;
  return { ...shape, name, player: '', isYours: false, isToAct: false, isBot: false };
});

/** Ghosts in the lobby, each at a place in fields. */
function lobby(places: Readonly<Record<number, readonly [number, number]>>, base: State): State {
  const figures = base.figures.map((figure, ghost) => {
    const [x, y] = places[ghost] ?? [];
    if (x === undefined || y === undefined) return figure;
    return { ...figure, where: INSIDE, body: { ...figure.body, x: x * 32, y: y * 32 } };
  });
  return { ...base, players: 4, figures };
}

function sight(ghost: number, samples = 500, mirrored = 0): Sight {
  return { ghost, samples, mirrored, line: [], is_caught: true };
}

function lookAt(state: State, door: Looked['door']): LookShown {
  const official = { kind: 'look', door, sights: [] } as const;
  return { official, door, seen: lookHere(state, door) };
}

async function speak(language: Language): Promise<void> {
  speaker.language = language;
  await speaker.learn('shell', loadShellWords);
  await speaker.learn('spokenchaos', words);
}

beforeAll(() => speak('en'));

const empty = stateOf('catching');
const all = lobby({ [LARGE]: [3, 3], [FIRST]: [1, 1], [SECOND]: [2, 2] }, empty);
const more = lobby({ [LARGE]: [3, 3], [FIRST]: [1, 1], [SECOND]: [2, 2], [THIRD]: [4, 4] }, empty);

describe('who was seen', () => {
  const caught = [sight(LARGE), sight(FIRST), sight(SECOND, 20)];

  it.each([
    ['en', 'your large ghost; Red’s two small ghosts, one only just'],
    ['nl', 'van jou een groot spook; van Rood twee kleine spoken, één nog net'],
    ['de', 'von dir ein großer Geist; von Rot zwei kleine Geister, einer gerade noch'],
    [
      'fr',
      'chez vous, un grand fantôme\u00A0; chez Rouge, deux petits fantômes, dont un de justesse',
    ],
  ] as const)('is said in %s once, by player, one’s own first', async (language, expected) => {
    await speak(language);
    expect(seenWords({ state: all, seats: SEATS, seat: 0 }, caught)).toBe(expected);
    await speak('en');
  });

  it('has numbers only where two would be confused', () => {
    const told = { state: more, seats: SEATS, seat: 2 };
    expect(seenWords(told, [sight(FIRST), sight(THIRD)])).toBe('your small ghosts 1 and 3');
    expect(seenWords(told, [sight(SECOND, 40, 40)])).toBe('your small ghost 2, only in the mirror');
    expect(seenWords({ ...told, seat: -1 }, [sight(LARGE, 20)])).toBe(
      'Blue’s large ghost, only just',
    );
  });
});

describe('why', () => {
  /** From S3 an armchair with its back to the door stands before a small ghost of Red's. */
  const armchair = { x: 80, y: 64, yaw: 0 };
  const behind = lobby(
    { [LARGE]: [2.5, 1], [FIRST]: [2.5, 3] },
    stateOf('catching', { [pieceNamed('armchair')]: armchair }),
  );
  const seen = lookAt(behind, 'S3');
  const told = { state: behind, seats: SEATS, seat: 0 };

  it('somebody was seen is told with how much of it', () => {
    const { samples, mirrored } = seen.seen.ghosts[0] ?? { samples: 0, mirrored: 0 };
    expect(whySeen(told, seen, sight(LARGE, samples, mirrored))).toBe(
      `Your large ghost (C2, behind the armchair): ${samples} points of the picture show it, and ` +
        '16 are enough. That is 100 % of what would be seen of it with nothing in the way.',
    );
  });

  it('somebody was not, though in sight, is told with the part that hides it', () => {
    const misses = nearMisses(seen, behind.grid);
    expect(misses.map((miss) => whyHidden(told, miss))).toEqual([
      'Red’s small ghost: hidden by the armchair’s back.',
    ]);
  });

  it('nobody is said to be near who was out of sight', () => {
    const aside = lobby({ [LARGE]: [5.5, 0.5] }, empty);
    expect(nearMisses(lookAt(aside, 'S1'), aside.grid)).toEqual([]);
  });

  it('a glimpse that is too little is told with its points', () => {
    const miss = { ghost: LARGE, samples: 9, whole: 100, by: null };
    expect(whyHidden({ ...told, seat: 2 }, miss)).toBe(
      'Blue’s large ghost: only 9 points show it, and it takes 16.',
    );
  });

  it.each([
    ['en', /^Your large ghost: /, /^Your small ghost 1: /],
    ['nl', /^Je grote spook: /, /^Je kleine spook 1: /],
    ['de', /^Dein großer Geist: /, /^Dein kleiner Geist 1: /],
    ['fr', /^Votre grand fantôme\u00A0: /, /^Votre petit fantôme 1\u00A0: /],
  ] as const)('says in %s that one’s own ghost is one’s own', async (language, alone, numbered) => {
    await speak(language);
    const miss = { samples: 9, whole: 100, by: null };
    const owned = { state: all, seats: SEATS };
    expect(whyHidden({ ...owned, seat: 0 }, { ...miss, ghost: LARGE })).toMatch(alone);
    expect(whyHidden({ ...owned, seat: 2 }, { ...miss, ghost: FIRST })).toMatch(numbered);
    await speak('en');
  });
});
