/** What somebody is about to do, in words: for the action bar. */

import { withRule } from '../../rules/citing';
import { capitalised } from '../../words/message';
import { refusedAt } from './choosing';
import { cellWords, listed, tileWords } from './names';
import type { End, Place, TileTurn } from './state';
import { t, type Key } from './words';

/** How many actions of a complete move are no steps: picking the token, and stopping. */
const STOP = 1;
const PICK_AND_STOP = 2;

/** Return how many steps lead to an end, for a token that has begun to move or not. */
export function stepsTo({ actions }: End, isActive: boolean): number {
  return actions.length - (isActive ? STOP : PICK_AND_STOP);
}

/** Return where a token would go, and what it would push. */
export function moveWords(end: End, token: string, isActive: boolean): string {
  const things = pushedThings(end);
  const pushes = things ? ` ${t('chosen.pushes', { things })}` : '';
  return `${endWords(end, token, stepsTo(end, isActive))}${pushes}`;
}

/** Return what would be pushed on the way to an end; nothing if nothing is. */
export function pushedThings({ shoves }: End): string {
  return listed(
    shoves.map(({ thing }) => tileWords(thing)),
    'conjunction',
  );
}

/** Return where a tile would lie, or why it cannot. */
export function layWords(turn: TileTurn, spot: Place | undefined, rule: string): string {
  const refusal = refusedAt(turn, spot);
  if (refusal) return withRule(t(`refused.${refusal}` as Key), rule);
  const tile = tileWords(turn.tile);
  if (spot) return capitalised(t('chosen.spot', { tile, cell: cellWords(spot) }));
  return capitalised(t('chosen.tile', { tile }));
}

function endWords({ where, cell }: End, token: string, count: number): string {
  if (where === 'out') return t('chosen.out', { token, count });
  if (where === 'waiting' || count === 0) return t('chosen.stays', { token });
  return t('chosen.end', { token, count, cell: cell ? cellWords(cell) : '' });
}
