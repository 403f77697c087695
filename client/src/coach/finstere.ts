/** What a coach says in a first match of Finstere Flure. */

import { named } from '../boards/finstere/naming';
import { sightWords } from '../boards/finstere/telling';
import type { Cell } from '../boards/named';
import {
  BLOOD,
  ENTRANCE,
  EXIT,
  FIRST_TILE,
  MOVING,
  OUT,
  STRIDE,
  WAITING,
  type Account,
  type State,
} from '../generated/finstere';
import { when, type Seen, type Tip } from './tips';

const STONE = FIRST_TILE; // the first kind of tile

function placeOf(cell: number): Cell {
  return [cell % STRIDE, Math.floor(cell / STRIDE) - 1];
}

/** Return the cells with a certain number. */
function cellsWith(numbers: readonly number[], wanted: number): Cell[] {
  return numbers.flatMap((number, cell) => (number === wanted ? [placeOf(cell)] : []));
}

function ownTokens({ state, seat }: Seen<State>['shown']): number[] {
  return state.tokens.flatMap((token, number) =>
    number < state.token_count && token.seat === seat ? [number] : [],
  );
}

/** Return what the first account of a kind names, if there was one since the last turn. */
function told<Kind extends Account['kind']>(
  { since }: Seen<State>,
  kind: Kind,
  holds: (account: Extract<Account, { kind: Kind }>) => boolean,
): Extract<Account, { kind: Kind }> | undefined {
  const accounts = since.map(({ moment }) => moment?.account);
  return accounts.find(
    (account): account is Extract<Account, { kind: Kind }> =>
      account?.kind === kind && holds(account as Extract<Account, { kind: Kind }>),
  );
}

/** Return the first moment in which he turned to somebody. */
function turnIn({ since }: Seen<State>): Seen<State>['shown'] | undefined {
  return since.find(({ moment }) => {
    const account = moment?.account;
    return account?.kind === 'walk' && account.faced !== account.turned;
  });
}

/** Return one's own tokens that wait outside. */
function waitingTokens(shown: Seen<State>['shown']): number[] {
  return ownTokens(shown).filter((token) => shown.state.floor.cell_of[token] === WAITING);
}

function monsterCell({ state }: Seen<State>['shown']): Cell {
  return placeOf(state.floor.monster);
}

/** What comes first matters most, where several things may be said. */
export const TIPS: readonly Tip<State>[] = [
  {
    name: 'finstere.goal',
    at: ({ shown }) => (shown.state.phase === MOVING ? { cells: [EXIT, ENTRANCE] } : undefined),
  },
  {
    name: 'finstere.walk',
    isUrgent: true, // the first walk comes when all have moved
    at: ({ shown }) => {
      const { state } = shown;
      const hasMoved = ownTokens(shown).some((token) => state.tokens[token]?.has_moved);
      return state.rounds_played === 0 && hasMoved
        ? { cells: [monsterCell(shown), ...cellsWith(state.floor.things, STONE)] }
        : undefined;
    },
  },
  {
    name: 'finstere.second-half',
    at: ({ shown }) => when(shown.state.second_half),
  },
  {
    name: 'finstere.eaten',
    at: (seen) => {
      const walk = told(seen, 'walk', ({ eaten }) => eaten.length > 0);
      return walk && !seen.shown.state.second_half ? { cells: [walk.cell, ENTRANCE] } : undefined;
    },
  },
  {
    name: 'finstere.waiting',
    at: ({ shown }) => {
      const pieces = waitingTokens(shown);
      const isTime = shown.state.rounds_played === 1 && pieces.length > 0;
      return isTime ? { cells: [ENTRANCE], pieces } : undefined;
    },
  },
  {
    name: 'finstere.turned',
    at: (seen) => {
      const moment = turnIn(seen);
      return moment && named(moment);
    },
    says: (seen) => {
      const moment = turnIn(seen);
      return { told: moment ? sightWords(moment) : '' };
    },
  },
  {
    name: 'finstere.numbers',
    at: ({ shown }) => ({ cells: [], pieces: ownTokens(shown) }),
  },
  {
    name: 'finstere.out',
    at: ({ shown }) =>
      ownTokens(shown).some((token) => shown.state.floor.cell_of[token] === OUT)
        ? { cells: [EXIT] }
        : undefined,
  },
  {
    name: 'finstere.stone',
    at: ({ shown }) => ({ cells: cellsWith(shown.state.floor.things, STONE) }),
  },
  {
    name: 'finstere.outlook',
    at: ({ shown }) =>
      shown.state.rounds_played > 0 ? { cells: [], tools: ['outlook'] } : undefined,
  },
  {
    name: 'finstere.blood',
    at: ({ shown }) =>
      shown.state.rounds_played > 1
        ? { cells: cellsWith(shown.state.floor.ground, BLOOD) }
        : undefined,
  },
];
