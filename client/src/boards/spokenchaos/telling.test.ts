import { beforeAll, describe, expect, it } from 'vitest';
import { loadShellWords } from '../../words/shell';
import { speaker } from '../../words/words.svelte';
import type { Language } from '../../words/language';
import type { BoardSeat, Shown } from '../board';
import { ACTIONS, type Action } from './actions';
import { asks, choiceWords, describe as described } from './describing';
import { INSIDE, OUT, type Account, type Figure, type State } from './state';
import { stateOf } from './testing/states';
import { tell } from './telling';
import { words } from './words';

const LARGE = 6; // Blue's
const ORANGE = 7; // its first small ghost

const SEATS = ['blue', 'orange'].map((name): BoardSeat => {
  const look = { colour: 'blue', sign: 'moon' } as const;
  return { ...look, name, player: '', isYours: true, isToAct: true, isBot: false };
});

function shown(state: State, account: Account = { kind: 'reveal' }, before = state): Shown<State> {
  const moment = { actor: 0, text: '', account };
  return { options: {}, seats: SEATS, seat: 0, state, before, moment, at: 1 };
}

const choice = (action: Action) => ({ action: ACTIONS.number(action), text: '' });

/** Return the account of what Blue does. */
const acts = (action: Action): Account => ({
  kind: 'act',
  seat: 0,
  action: ACTIONS.number(action),
});

function withFigure(state: State, ghost: number, given: Partial<Figure>): State {
  const figures = state.figures.map((one, number) =>
    number === ghost ? { ...one, ...given } : one,
  );
  return { ...state, figures };
}

function walking(ghost: number): State {
  const state = stateOf('planning');
  const plans = state.plans.map((plan, seat) => (seat === 0 ? { ...plan, active: ghost } : plan));
  return { ...state, plans };
}

async function speak(language: Language): Promise<void> {
  speaker.language = language;
  await speaker.learn('shell', loadShellWords);
  await speaker.learn('spokenchaos', words);
}

beforeAll(() => speak('en'));

const planning = stateOf('planning');
const inside = withFigure(stateOf('revealing'), ORANGE, { where: INSIDE });
const escape: Account = {
  kind: 'reveal',
  ghosts: [{ ghost: ORANGE, where: 'out', spot: null }],
};
const SAID: Readonly<Record<string, () => string>> = {
  walk: () => asks(shown(walking(LARGE)), [choice({ family: 'step', side: 'N' })]),
  move: () => choiceWords(choice({ family: 'ghost', ghost: LARGE }), shown(planning)),
  take: () => tell(shown(stateOf('furnishing'), acts({ family: 'take', piece: 1 }))),
  side: () => tell(shown(stateOf('siding'), acts({ family: 'side', side: 'S' }))),
  step: () => tell(shown(planning, acts({ family: 'step', side: 'E' }))),
  keyhole: () => tell(shown(stateOf('looking'), { kind: 'keyhole', door: 'N3' })),
  out: () => tell(shown(withFigure(inside, ORANGE, { where: OUT }), escape, inside)),
};

describe('what is said', () => {
  it.each([
    [
      'en',
      {
        walk: 'Your large ghost 1 is on its way: 7 steps left.',
        move: 'Move your large ghost 1 (waiting outside)',
        take: 'Blue takes the trolley.',
        side: 'Blue sends the keyhole to the south.',
        step: 'Blue goes one field to the east.',
        keyhole: 'The keyhole goes to door 3 in the north.',
        out: 'The plans are revealed. Orange’s small ghost 1 gets out!',
      },
    ],
    [
      'nl',
      {
        walk: 'Je grote spook 1 is onderweg: nog 7 stappen.',
        move: 'Verplaats je grote spook 1 (aan de startkant)',
        take: 'Blauw pakt de bagagekar.',
        side: 'Blauw stuurt het sleutelgat naar het zuiden.',
        step: 'Blauw gaat één veld naar het oosten.',
        keyhole: 'Het sleutelgat gaat naar deur 3 in het noorden.',
        out: 'De plannen worden onthuld. Het kleine spook 1 van Oranje ontsnapt!',
      },
    ],
    [
      'de',
      {
        walk: 'Dein großer Geist 1 ist unterwegs: noch 7 Schritte.',
        move: 'Bewege deinen großen Geist 1 (an der Startseite)',
        take: 'Blau nimmt den Gepäckwagen.',
        side: 'Blau schickt das Schlüsselloch nach Süden.',
        step: 'Blau geht ein Feld nach Osten.',
        keyhole: 'Das Schlüsselloch kommt an Tür 3 im Norden.',
        out: 'Die Pläne werden aufgedeckt. Der kleine Geist 1 von Orange entkommt!',
      },
    ],
    [
      'fr',
      {
        walk: 'Votre grand fantôme 1 est en route\u00A0: encore 7 pas.',
        move: 'Déplacer votre grand fantôme 1 (au départ)',
        take: 'Bleu prend le chariot.',
        side: 'Bleu envoie le trou de serrure vers le sud.',
        step: 'Bleu avance d’une case vers l’est.',
        keyhole: 'Le trou de serrure va à la porte 3 au nord.',
        out: 'Les plans sont révélés. Le petit fantôme 1 d’Orange s’échappe\u00A0!',
      },
    ],
  ] as const)('in %s has its articles, cases and directions', async (language, expected) => {
    await speak(language);
    const said = Object.fromEntries(Object.entries(SAID).map(([name, say]) => [name, say()]));
    expect(said).toEqual(expected);
    expect(described(shown(planning))).not.toMatch(/[{}]|undefined/);
    await speak('en');
  });
});

describe('the die', () => {
  const caught: Account = { kind: 'catch', ghosts: [], unseen: [] };

  it('is told when it goes on with a round', () => {
    const next = { ...planning, holder: 1 };
    expect(tell(shown(next, caught, planning))).toMatch(/Orange gets the die\.$/);
    expect(tell(shown(planning, caught))).not.toContain('die.');
  });

  it('is in the description, with who has it next', () => {
    expect(described(shown(planning))).toContain(
      'Blue has the die and is first this round; Orange has it in the next.',
    );
    expect(described(shown({ ...planning, round_number: 5 }))).toContain(
      'Blue has the die and is first this round.',
    );
  });
});
