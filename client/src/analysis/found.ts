/** What bots have found out about a position, added up over several searches. */

import type { Decision } from '../engine/thinking';
import type { Shares } from './judging';
import type { Plies } from './tree';

export const CANDIDATES = 3;

export interface Candidate {
  readonly actions: readonly number[];
  readonly shares: Shares;
  readonly visits: number;
  /** What is expected, its own actions first. */
  readonly line: Plies;
}

/** What chance may bring, how likely it is, and what everybody can expect then. */
export interface Weighed {
  readonly action: number;
  readonly share: number;
  readonly shares: Shares;
}

export interface Found {
  /** Who is to move; nothing where chance is. */
  readonly seat: number | undefined;
  readonly simulations: number;
  readonly shares: Shares;
  readonly candidates: readonly Candidate[];
  readonly isProven: boolean;
  /** Until the end, where that is proven. */
  readonly turns: number;
  readonly outcomes: readonly Weighed[];
}

/** Add up what several searches of the same position found. */
export function summed(seat: number, decisions: readonly Decision[]): Found {
  const proof = decisions.find((decision) => decision.is_proven);
  const simulations = decisions.reduce((sum, one) => sum + one.simulations, 0);
  const moves = new Map<string, Candidate>();
  for (const { candidates, ...decision } of proof ? [proof] : decisions) {
    for (const found of candidates ?? [decision]) {
      const key = found.actions.join();
      moves.set(key, joined(moves.get(key), found));
    }
  }
  const candidates = [...moves.values()].sort((one, other) => other.visits - one.visits);
  const best = candidates[0]?.shares ?? [];
  return {
    seat,
    simulations,
    shares: proof?.shares ?? best,
    candidates: candidates.slice(0, proof ? 1 : CANDIDATES),
    isProven: proof !== undefined,
    turns: proof?.turns ?? 0,
    outcomes: [],
  };
}

function joined(before: Candidate | undefined, found: Decision): Candidate {
  const { actions, shares, line } = found;
  const simulations = Math.max(1, found.simulations); // a bot may decide without any
  if (!before) return { actions, shares, visits: simulations, line };
  const visits = before.visits + simulations;
  const mean = shares.map(
    (share, seat) => (share * simulations + (before.shares[seat] ?? 0) * before.visits) / visits,
  );
  return { actions, shares: mean, visits, line: line.length > 0 ? line : before.line };
}

/** Return what everybody can expect before chance acts, given what each thing is worth. */
export function weighed(outcomes: readonly Weighed[], seats: number, simulations: number): Found {
  const shares = Array.from({ length: seats }, (_, seat) =>
    outcomes.reduce((sum, one) => sum + one.share * (one.shares[seat] ?? 0), 0),
  );
  return { ...ended(shares), simulations, outcomes };
}

/** Return what everybody got, where there is nothing more to find. */
export function ended(shares: Shares): Found {
  const nothing = { seat: undefined, simulations: 0, isProven: false, turns: 0 };
  return { ...nothing, shares, candidates: [], outcomes: [] };
}
