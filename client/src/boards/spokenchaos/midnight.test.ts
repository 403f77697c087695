import { beforeAll, describe, expect, it } from 'vitest';
import { speaker } from '../../words/words.svelte';
import type { BoardSeat, Shown } from '../board';
import { ACTIONS, type Action } from './actions';
import { MIDNIGHT_CARDS } from './midnight';
import type { Account, Midnight, State } from './state';
import { tell } from './telling';
import { stateOf } from './testing/states';
import { MIDNIGHT_NAMES } from './geometry/measures';
import { words } from './words';

const ORANGE = 7; // its first small ghost
const TROLLEY = 1;
const TABLE = 5;
const MIRROR = 0;
const FIELD = { x: 80, y: 80 };

const SEATS = ['blue', 'orange'].map((name): BoardSeat => {
  const look = { colour: 'blue', sign: 'moon' } as const;
  return { ...look, name, player: '', isYours: true, isToAct: true, isBot: false };
});

/** Return what is told of an account; no state before it is known. */
function told(account: Account, state: State = stateOf('midnight')): string {
  const moment = { actor: 0, text: '', account };
  const shown: Shown<State> = {
    options: {},
    seats: SEATS,
    seat: 0,
    state,
    before: undefined,
    moment,
    at: 1,
  };
  return tell(shown);
}

function decided(card: Midnight, action: Action, moves: object = {}): Account {
  return { kind: 'decide', seat: 0, action: ACTIONS.number(action), card, ...moves };
}

beforeAll(async () => {
  speaker.language = 'en';
  await speaker.learn('spokenchaos', words);
});

describe('the midnight cards', () => {
  it('are all drawn, no two alike', () => {
    const drawings = Object.values(MIDNIGHT_CARDS).map(({ drawing }) => drawing);
    expect(new Set(drawings).size).toBe(MIDNIGHT_NAMES.length);
    expect(drawings.every((path) => path.startsWith('M'))).toBe(true);
  });

  it.each([
    ['too-keen', { family: 'face', face: 4 }],
    ['big-brother', { family: 'ghost', ghost: 0 }],
  ] as const)('tell what is done for %s, and not what is done later', (card, action) => {
    const acted: Account = { kind: 'act', seat: 0, action: ACTIONS.number(action) };
    expect(told(decided(card, action))).not.toBe(told(acted));
  });
});

describe('what is decided for a card is told by its account alone', () => {
  it('who is laid down, and how', () => {
    const laid = { ghost: ORANGE, where: 'inside', spot: { ...FIELD, way: 'E' }, was: FIELD };
    const account = decided('take-cover', { family: 'lie', way: 2 }, { ghosts: [laid] });
    expect(told(account)).toBe('Orange’s small ghost 1 lies down, head to the east.');
  });

  it('who tags whom', () => {
    const ghosts = [
      { ghost: 1, where: 'inside', spot: FIELD },
      { ghost: ORANGE, where: 'beside', spot: null, was: FIELD },
    ];
    expect(told(decided('tag', { family: 'tag', ghost: 0 }, { ghosts }))).toMatch(
      /Blue tags Orange’s small ghost 1.*Blue’s small ghost 2/,
    );
  });

  it('which piece is laid on a side, and what moves with it', () => {
    const state = stateOf('midnight', { [TROLLEY]: { x: 96, y: 63 }, [TABLE]: { x: 32, y: 32 } });
    const pieces = [TROLLEY, TABLE].map((piece) => ({ piece, ...FIELD, face: 'upright' }));
    const moves = { piece: TABLE, pieces };
    const words = told(decided('too-keen', { family: 'face', face: 4 }, moves), state);
    expect(words).toMatch(/^Blue lays the table/);
    expect(words.match(/This also moves/g)).toHaveLength(1);
    expect(words).toContain('This also moves the trolley: to D2');
  });

  it('which side is picked for a piece that is laid later', () => {
    const moves = { piece: TABLE };
    expect(told(decided('too-keen', { family: 'face', face: 4 }, moves))).toBe(
      'Blue chooses for the table: on its left side.',
    );
  });

  it('which piece dances, and to where', () => {
    const state = stateOf('midnight', { [TABLE]: { x: 32, y: 32 } });
    const moves = { piece: TABLE, pieces: [{ piece: TABLE, x: 32, y: 32, face: 'upright' }] };
    const door: Action = { family: 'door', side: 'N', number: 2 };
    expect(told(decided('dance-floor', door, moves), state)).toMatch(
      /The table dances: it comes to B2\.$/,
    );
  });
});

describe('what a card does by itself is told by its account alone', () => {
  it('who turns with the board', () => {
    const turned = told({ kind: 'carry-out', card: 'dizzy', sides: ['E', 'W'] });
    expect(turned).toMatch(/Blue.*from the east.*Orange.*from the west/);
  });

  it('who gathers before the mirror', () => {
    const ghosts = [{ ghost: ORANGE, where: 'inside', spot: FIELD }] as const;
    const pieces = [{ piece: MIRROR, ...FIELD, face: 'upright' }] as const;
    const words = told({ kind: 'carry-out', card: 'silliest-face', pieces, ghosts });
    expect(words).toContain('Orange’s small ghost 1');
    expect(words).not.toContain('This also moves');
  });

  it('where all furniture lies, and what found no place', () => {
    const state = stateOf('midnight', { [TROLLEY]: { x: 96, y: 63, face: 4 } });
    const pieces = [{ piece: TROLLEY, ...FIELD, face: 'left' }] as const;
    expect(told({ kind: 'carry-out', card: 'too-keen', pieces, kept: [MIRROR] }, state)).toBe(
      'The trolley comes to D2: on its left side. There is no place for the mirror: nothing changes there.',
    );
    expect(told({ kind: 'carry-out', card: 'silliest-face', kept: [MIRROR] })).not.toContain(
      'set upright',
    );
  });

  it('which ghost stays at a green light, and what is in its way', () => {
    const blocked = [{ ghost: 1, pieces: [TABLE], ghosts: [ORANGE] }] as const;
    expect(told({ kind: 'carry-out', card: 'red-light-green-light', blocked })).toMatch(
      /Blue’s small ghost 2 stays: .* \(in the way: the table, Orange’s small ghost 1\)\.$/,
    );
  });

  it('whether it goes on', () => {
    const going = told({ kind: 'carry-out', card: 'dance-floor', goes_on: true });
    expect(going).not.toBe(told({ kind: 'carry-out', card: 'dance-floor' }));
  });
});

describe('what a card adds after the look is told by its account alone', () => {
  it('who is burnt, and that nobody else goes home', () => {
    const home = { where: 'beside', spot: null, was: FIELD } as const;
    const ghosts = [
      { ghost: 1, ...home },
      { ghost: ORANGE, ...home },
    ];
    const words = told({ kind: 'catch', card: 'floor-is-lava', ghosts, unseen: [1] });
    expect(words).toContain('Blue’s small ghost 2');
    expect(words).not.toContain('Orange');
    const unseen = [1, ORANGE];
    expect(told({ kind: 'catch', card: 'floor-is-lava', ghosts, unseen })).toMatch(/^Nobody/);
  });

  it('from which door the next look is', () => {
    expect(told({ kind: 'catch', card: 'extra-curious', next_door: 'S3' })).toContain('door 3');
    expect(told({ kind: 'catch', card: 'extra-curious' })).not.toContain('door');
  });
});
