import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../words/language';
import { speaker } from '../../words/words.svelte';
import { displacedBy, displacedWords } from './displaced';
import { INSIDE, type State } from './state';
import { stateOf } from './testing/states';
import { words } from './words';

const TROLLEY = 1;
const DESK = 2;
const SEATS = [
  { name: 'blue', colour: 'blue', sign: 'circle', player: '', isBot: false, isToAct: true },
] as never;

function withGhost(state: State, bottom: number): State {
  const [first, ...rest] = state.figures;
  if (!first) return state;
  const body = { ...first.body, x: 80, y: 80, bottom };
  return { ...state, figures: [{ ...first, where: INSIDE, body }, ...rest] };
}

const leaning = { x: 96, y: 63, lean: 0, angle: 10, holder: DESK };
const before = withGhost(stateOf('furnishing', { 1: leaning, 2: { x: 96, y: 96 } }), 0.96);
const after = withGhost(stateOf('drawing', { 1: { x: 96, y: 63 }, 2: { x: 32, y: 160 } }), 0);

async function speak(language: Language): Promise<void> {
  speaker.language = language;
  await speaker.learn('spokenchaos', words);
}

beforeAll(() => speak('en'));

describe('what moves with a piece', () => {
  it('is everything else that stands otherwise afterwards', () => {
    expect(displacedBy(DESK, before, after)).toEqual({ pieces: [TROLLEY], ghosts: [0] });
    expect(displacedBy(DESK, before, before)).toEqual({ pieces: [], ghosts: [] });
  });

  it('is told with where it comes to and how', () => {
    expect(displacedWords(SEATS, displacedBy(DESK, before, after), after)).toEqual([
      'This also moves the trolley: to D2, upright.',
      'Blue’s small ghost 1: C3, in front of the trolley.',
    ]);
  });

  it.each(LANGUAGES)('is told in %s', async (language) => {
    await speak(language);
    const told = displacedWords(SEATS, displacedBy(DESK, before, after), after).join(' ');
    expect(told).toMatch(/D2.*C3/);
    expect(told).not.toMatch(/[{}]|told\./);
  });
});
