/** By memory: what may be looked up of earlier moments while the match runs. */

import type { Account } from '../../generated/menhirs';
import type { Shown } from '../board';
import { doneIn } from './actions';
import { has, without } from './cells';
import { chartOf, hexNamed } from './chart';
import { nameOf, type Place } from './guide';
import { DEALING, isByMemory, PLACING, type MenhirsState } from './state';

type Seen = Shown<MenhirsState>;

/** Return an earlier moment without what it would tell of menhirs that are out of sight now. */
export function recalled(shown: Seen, now: MenhirsState): Seen {
  if (!isByMemory(now) || now.turns_made === 0) return shown;
  const { moment, before } = shown;
  const family = moment && doneIn(moment).family;
  const isSecret = family === 'deal' || family === 'place';
  return {
    ...shown,
    state: recalledState(shown.state, now),
    score: undefined, // what was free then tells what is covered now
    before: before && recalledState(before, now),
    moment: moment && {
      ...moment,
      account: recalledAccount(moment.account, now),
      ...(isSecret && { action: undefined }),
    },
  };
}

/** Return what may be told of it now, as the server tells it to those who look it up. */
function recalledAccount(account: Account, now: MenhirsState): Account {
  switch (account.kind) {
    case 'deal':
      return { kind: 'hidden-deal', standing: account.standing };
    case 'place':
      return { kind: 'hidden-place', seat: account.seat };
    case 'go':
    case 'remove': {
      const { freed = [], covered = [] } = account;
      return { ...account, freed: inSight(freed, now), covered: inSight(covered, now) };
    }
    default:
      return account;
  }
}

function inSight(places: readonly Place[], { terms, mist }: MenhirsState): readonly Place[] {
  const chart = chartOf(terms.board);
  return places.filter((place) => !has(mist, hexNamed(chart, nameOf(place))?.cell ?? -1));
}

/** Mist of the deal lies on menhirs, and mist that was placed does not: neither is shown. */
function recalledState(then: MenhirsState, now: MenhirsState): MenhirsState {
  if (then.phase === DEALING) {
    return { ...bare(then), dealt: 0, menhirs_dealt: 0, face_down: 0, supply: 0 };
  }
  if (then.phase === PLACING) return bare(then);
  return { ...then, terms: { ...then.terms, menhirs: without(then.terms.menhirs, now.mist) } };
}

function bare(state: MenhirsState): MenhirsState {
  return { ...state, mist: 0, terms: { ...state.terms, menhirs: 0 } };
}
