/** What a coach says in a first match of Spokenchaos. */

import { GHOSTS, INSIDE, OUT, PHASES, type State } from '../wire/spokenchaos';
import { when, type Seen, type Tip } from './tips';

const ROUNDS = 5;

function isIn(state: State, phase: (typeof PHASES)[number]): boolean {
  return PHASES[state.phase] === phase;
}

function own({ state, seat }: Seen<State>['shown']): State['figures'] {
  return state.figures.slice(seat * GHOSTS, (seat + 1) * GHOSTS);
}

function hasLook({ moment }: Seen<State>['shown']): boolean {
  return moment?.account.kind === 'look';
}

export const TIPS: readonly Tip<State>[] = [
  { name: 'spokenchaos.goal', at: () => ({ cells: [] }) },
  { name: 'spokenchaos.furniture', at: ({ shown }) => when(isIn(shown.state, 'furnishing')) },
  { name: 'spokenchaos.plan', at: ({ shown }) => when(isIn(shown.state, 'planning')) },
  { name: 'spokenchaos.hide', at: ({ shown }) => when(isIn(shown.state, 'planning')) },
  { name: 'spokenchaos.spots', at: ({ shown }) => when(isIn(shown.state, 'planning')) },
  {
    name: 'spokenchaos.keyhole',
    at: ({ shown, since }) => when(isIn(shown.state, 'siding') || since.some(hasLook)),
  },
  { name: 'spokenchaos.side', at: ({ shown }) => when(isIn(shown.state, 'siding')) },
  {
    name: 'spokenchaos.seen',
    at: ({ since }) => when(since.some(hasLook)),
  },
  {
    name: 'spokenchaos.out',
    at: ({ shown }) => when(own(shown).some(({ where }) => where === OUT)),
  },
  {
    name: 'spokenchaos.across',
    at: ({ shown }) =>
      when(
        isIn(shown.state, 'planning') &&
          shown.state.round_number > 1 &&
          own(shown).some(({ where }) => where === INSIDE),
      ),
  },
  {
    name: 'spokenchaos.points',
    at: ({ shown }) => when(isIn(shown.state, 'planning') && shown.state.round_number > 1),
  },
  { name: 'spokenchaos.last', at: ({ shown }) => when(shown.state.round_number === ROUNDS) },
];
