/** A puzzle in the making: its position and its task change together. */

import type { Position } from '../../positions/interchange';
import { namesOf } from '../../positions/finstere';
import type { KindName } from '../kinds';
import type { AllowedMove, Puzzle, SomeTile } from '../puzzle';
import { BLANKS } from './blanks';

export const MOST_STEPS = 6;
export const MOST_LAID = 3; // tiles of a kind
const FIRST_STEPS = 4;

/** Whose a new token is. */
export type Side = 'own' | 'enemy';

/** Return a draft with another position; names that are gone leave the task, new ones join it. */
export function withPosition(draft: Puzzle, position: Position, side: Side = 'own'): Puzzle {
  switch (draft.kind) {
    case 'feast': {
      if (position.game !== 'finstere') return draft;
      const [own, enemy] = sides(namesOf(position), draft.own, draft.enemy, side);
      const moves = kept(draft.task.moves, own);
      return { ...draft, position, own, enemy, task: { ...draft.task, moves } };
    }
    case 'escape': {
      if (position.game !== 'finstere') return draft;
      const names = namesOf(position);
      const others = namesOf(draft.position).filter((name) => !draft.own.includes(name));
      const [own] = sides(names, draft.own, others, side);
      const moves = kept(draft.task.moves, own);
      const out = draft.task.out.filter((name) => moves.some(({ token }) => token === name));
      return { ...draft, position, own, task: { ...draft.task, moves, out } };
    }
    case 'predict':
      return position.game === 'finstere' ? { ...draft, position } : draft;
    case 'free-in':
      return position.game === 'menhirs' ? { ...draft, position } : draft;
    case 'hide': {
      if (position.game !== 'spokenchaos') return draft;
      const names = (position.ghosts ?? []).map(({ name }) => name);
      const before = (draft.position.ghosts ?? []).map(({ name }) => name);
      const fresh = names.filter((name) => !before.includes(name));
      const entering = (draft.task.enter ?? []).map(({ name }) => name);
      const known = new Set([...names, ...entering]);
      const ghosts = [...draft.task.ghosts.filter((name) => known.has(name)), ...fresh];
      return { ...draft, position, task: { ...draft.task, ghosts } };
    }
    case 'furnish': {
      if (position.game !== 'spokenchaos') return draft;
      const names = (position.ghosts ?? []).map(({ name }) => name);
      const [hidden, seen] = [draft.task.hidden, draft.task.seen].map((all) =>
        all.filter((name) => names.includes(name)),
      );
      return {
        ...draft,
        position,
        task: { ...draft.task, hidden: hidden ?? [], seen: seen ?? [] },
      };
    }
  }
}

/** Divide names between the sides; new ones are of one of them. */
function sides(
  names: readonly string[],
  own: readonly string[],
  others: readonly string[],
  side: Side,
): [own: string[], others: string[]] {
  const fresh = names.filter((name) => !own.includes(name) && !others.includes(name));
  const [left, against] = [own, others].map((all) => all.filter((name) => names.includes(name)));
  return side === 'own'
    ? [[...(left ?? []), ...fresh], against ?? []]
    : [left ?? [], [...(against ?? []), ...fresh]];
}

function kept(moves: readonly AllowedMove[], own: readonly string[]): AllowedMove[] {
  return moves.filter(({ token }) => own.includes(token));
}

/** Return a new puzzle of a kind with a position. */
export function composedOf(kind: KindName, position: Position): Puzzle {
  const blank = BLANKS[kind];
  if (blank.game !== position.game) return blank;
  const draft = withPosition(blank, position, kind === 'feast' ? 'enemy' : 'own');
  if (draft.kind !== 'escape') return draft;
  const moves = draft.own.slice(0, 1).map((token) => ({ token, steps: FIRST_STEPS }));
  return { ...draft, task: { ...draft.task, moves } };
}

/** Let a token go so many steps; none: it does not move. */
export function withSteps<Moves extends { readonly moves: readonly AllowedMove[] }>(
  task: Moves,
  token: string,
  steps: number,
): Moves {
  const others = task.moves.filter((move) => move.token !== token);
  return { ...task, moves: steps > 0 ? [...others, { token, steps }] : others };
}

/** Let so many tiles like one be laid. */
export function withLaid(
  lay: readonly SomeTile[],
  tile: SomeTile,
  count: number,
): readonly SomeTile[] {
  const others = lay.filter((one) => !isAlike(one, tile));
  return [...others, ...Array.from({ length: count }, () => tile)];
}

export function laidOf(lay: readonly SomeTile[], tile: SomeTile): number {
  return lay.filter((one) => isAlike(one, tile)).length;
}

function isAlike(one: SomeTile, other: SomeTile): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Return a list with something in it or not. */
export function including<Thing>(all: readonly Thing[], thing: Thing, isIn: boolean): Thing[] {
  const others = all.filter((one) => one !== thing);
  return isIn ? [...others, thing] : others;
}
