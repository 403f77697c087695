/** Matches along the lines of a tree: what follows by rule alone is not kept, and done again. */

import type { Rules, State } from '../engine/rules';
import { followed, type Match, type Played } from '../local/match';
import { AUTOMATIC, CHANCE, GO_ON, TAKEN } from '../generated/games';
import { nodeOf, pathTo, START, type Plies, type Tree } from './tree';

/** Return the match after plies, with all that follows from them by rule alone. */
export function carriedOn(match: Match, plies: Plies): Match {
  return plies.reduce((now, ply) => ruled(followed(now, [ply])), ruled(match));
}

/** Return the match after everything that follows by rule alone. */
export function ruled(match: Match): Match {
  let now = match;
  while (now.actor === AUTOMATIC) now = followed(now, [[AUTOMATIC, GO_ON]]);
  return now;
}

/** Return the state after plies in a row, and those of them that could be done. */
export function taken(rules: Rules, state: State, plies: Plies): { state: State; plies: Plies } {
  let now = state;
  const done: (readonly [number, number])[] = [];
  for (const [actor, action] of plies) {
    const { came, state: after } = rules.act(now, actor, action);
    if (came !== TAKEN) break;
    now = after;
    done.push([actor, action]);
  }
  return { state: now, plies: done };
}

/** Tell whether a seat's turn that began in a state is over. */
export function isTurnOver(match: Match, first: Played): boolean {
  const { rules, state } = match;
  const isSameTurn = rules.turnNumber(first.before) === rules.turnNumber(state);
  return !isSameTurn || !rules.isToAct(state, first.actor);
}

/** Return the moments of a match in turns: what a seat did in one go, or what chance brought. */
export function turnsIn(rules: Rules, moments: readonly Played[]): readonly Plies[] {
  const turns: [number, number][][] = [];
  let last: { actor: number; turn: number } | undefined;
  for (const { actor, action, before } of moments) {
    if (actor === AUTOMATIC) continue;
    const turn = rules.turnNumber(before);
    const isSame = actor !== CHANCE && last?.actor === actor && last.turn === turn;
    if (isSame) turns.at(-1)?.push([actor, action]);
    else turns.push([[actor, action]]);
    last = { actor, turn };
  }
  return turns;
}

/** The matches at the nodes of a tree, each carried on from the one before it. */
export class Lines {
  readonly #matches = new Map<number, Match>();
  readonly #first: Match;

  constructor(start: Match) {
    this.#first = ruled(start);
  }

  /** Return the match at a node; what the rules do not allow is refused. */
  at(tree: Tree, node: number): Match {
    const path = pathTo(tree, node);
    const known = path.findLastIndex((one) => this.#matches.has(one));
    let match = this.#matches.get(path[known] ?? START) ?? this.#first;
    for (const next of path.slice(known + 1)) {
      match = carriedOn(match, nodeOf(tree, next).plies);
      this.#matches.set(next, match);
    }
    return match;
  }
}
