/** Turns of Menhirs as actions that the rules carry out, and how the opponent defends. */

import { ACTIONS, onCell, PASS } from '../../boards/menhirs/actions';
import { cellsIn } from '../../boards/menhirs/cells';
import type { Rules, State as Bytes } from '../../engine/rules';
import type { Played } from '../../local/match';
import { TAKEN } from '../../generated/games';
import { DIRECTIONS, MENHIRS_FREE, MOVING, OVER, REMOVING } from '../../generated/menhirs';
import type { Solver, Turn } from './solver';

type MenhirsRules = Rules<'menhirs'>;

/** Return how many of so many turns of both players are taken by who moves first. */
export function ownTurns(turns: number): number {
  return Math.ceil(turns / 2);
}

/** A whole turn as it was played. */
export interface PlayedTurn {
  readonly plies: readonly Played[];
  readonly end: Bytes;
}

/** Play a turn; nothing if the rules do not allow it. */
export function played(rules: MenhirsRules, state: Bytes, turn: Turn): PlayedTurn | undefined {
  const seat = rules.actor(state);
  const letters = DIRECTIONS[turn.direction]?.letters ?? 'N';
  const go = ACTIONS.number({ family: 'go', direction: letters });
  const picked =
    turn.tiles === 0 ? undefined : lifted(rules, { plies: [], end: state }, seat, turn);
  const moved =
    turn.tiles === 0
      ? act(rules, { plies: [], end: state }, seat, PASS)
      : picked && act(rules, picked, seat, go);
  if (!moved || rules.read(moved.end).phase !== REMOVING) return moved;
  const removes =
    turn.removed === undefined
      ? rules.legalActions(moved.end, seat)[0]
      : onCell('remove', turn.removed);
  return removes === undefined ? moved : act(rules, moved, seat, removes);
}

/** Pick up the tiles of a turn: as a cluster if they are one, else one by one. */
function lifted(
  rules: MenhirsRules,
  before: PlayedTurn,
  seat: number,
  { tiles }: Turn,
): PlayedTurn | undefined {
  const cells = cellsIn(tiles);
  for (const cell of cells) {
    const whole = act(rules, before, seat, onCell('cluster', cell));
    if (whole && rules.read(whole.end).chosen === tiles) return whole;
  }
  let [now, left] = [before, cells];
  while (left.length > 0) {
    const next = left.find((cell) => rules.isLegal(now.end, seat, onCell('tile', cell)));
    const after = next === undefined ? undefined : act(rules, now, seat, onCell('tile', next));
    if (!after) return undefined;
    [now, left] = [after, left.filter((cell) => cell !== next)];
  }
  return now;
}

function act(
  rules: MenhirsRules,
  { plies, end }: PlayedTurn,
  seat: number,
  action: number,
): PlayedTurn | undefined {
  const { came, state } = rules.act(end, seat, action);
  if (came !== TAKEN) return undefined;
  return { plies: [...plies, { before: end, actor: seat, action }], end: state };
}

/**
 * Return how the opponent answers as well as can be: so that the attacker does not win within the
 * depth, or else as late as possible.
 */
export function defended(
  rules: MenhirsRules,
  solver: Solver,
  state: Bytes,
  depth: number,
): PlayedTurn | undefined {
  for (let least = depth; least >= 2; least -= 2) {
    if (solver.wins(state, least)) continue;
    const known = solver.escapingTurn(state, least);
    const turn = known && played(rules, state, known);
    const isGood = (one: PlayedTurn) => escapes(rules, solver, one, least - 1);
    return turn ?? firstOf(turnsIn(rules, solver, state), isGood);
  }
  return firstOf(turnsIn(rules, solver, state), () => true);
}

/** Tell whether the attacker does not win after a turn of the opponent. */
function escapes(rules: MenhirsRules, solver: Solver, { end }: PlayedTurn, depth: number): boolean {
  return rules.read(end).phase === OVER || !solver.wins(end, depth);
}

/** Yield every turn that the rules allow, with each tile that may be removed. */
function* turnsIn(rules: MenhirsRules, solver: Solver, state: Bytes): Generator<PlayedTurn> {
  const seat = rules.actor(state);
  const moves = solver.moves(state);
  const isPass = rules.isLegal(state, seat, PASS);
  const all = isPass ? [...moves, { tiles: 0, direction: 0 }] : moves;
  for (const move of all) {
    const first = played(rules, state, { ...move, removed: undefined });
    if (!first) continue;
    yield first;
    const before = first.plies.at(-1)?.before;
    if (!before || rules.read(before).phase !== REMOVING) continue;
    for (const action of rules.legalActions(before, seat).slice(1)) {
      const other = act(rules, { plies: first.plies.slice(0, -1), end: before }, seat, action);
      if (other) yield other;
    }
  }
}

function firstOf(
  turns: Iterable<PlayedTurn>,
  isGood: (turn: PlayedTurn) => boolean,
): PlayedTurn | undefined {
  for (const turn of turns) if (isGood(turn)) return turn;
  return undefined;
}

/** Return how the attacker goes on who wins within a depth. */
export function attacked(
  rules: MenhirsRules,
  solver: Solver,
  state: Bytes,
  depth: number,
): PlayedTurn | undefined {
  for (let least = 1; least <= depth; least += 2) {
    if (!solver.wins(state, least)) continue;
    const known = solver.winningTurn(state, least);
    const turn = known && played(rules, state, known);
    const isGood = (one: PlayedTurn) => wins(rules, solver, one, least - 1);
    return turn ?? firstOf(turnsIn(rules, solver, state), isGood);
  }
  return undefined;
}

function wins(rules: MenhirsRules, solver: Solver, { end }: PlayedTurn, depth: number): boolean {
  const { phase, ending } = rules.read(end);
  if (phase === OVER) return ending === MENHIRS_FREE;
  return depth > 0 && solver.wins(end, depth);
}

/** Tell whether a turn is to begin in a state. */
export function isBetweenTurns(rules: MenhirsRules, state: Bytes): boolean {
  const { phase, chosen } = rules.read(state);
  return phase === MOVING && chosen === 0;
}
