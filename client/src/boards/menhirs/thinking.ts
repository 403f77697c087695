/** What one has in mind, in words: for the action bar, and why something cannot be. */

import { withRule } from '../../rules/citing';
import { hexAt } from './chart';
import { nameOf, type Way } from './guide';
import { groupOf, liftedCells, wayOf, type Note, type Plan, type Situation } from './plan';
import { isForced } from './naming';
import { directionWords, RULE_OF_PASSING } from './speech';
import { MOVING, PLACING, REMOVING } from './state';
import { t, type Key } from './words';

/** Return what the bar says; nothing if the plan is blank. */
export function planWords(situation: Situation, plan: Plan): string {
  const { phase } = situation.state;
  const cell = plan.cell === undefined ? '' : (hexAt(situation.chart, plan.cell)?.name ?? '');
  if (phase === PLACING && cell) return t('plan.place', { cell });
  if (phase === REMOVING && cell) return t('plan.remove', { cell });
  if (phase === MOVING && isForced(situation)) return t('asks.pass', { rule: RULE_OF_PASSING });
  return phase === MOVING ? moveWords(situation, plan) : '';
}

/** Return what a way leads to, or what holds it up. */
export function wayWords(way: Way): string {
  if (way.reason) return blockedWords(way);
  return [t('plan.go', { direction: directionWords(way.direction) }), ...gains(way)].join(' ');
}

/** Return an arrow's name. */
export function arrowWords(way: Way): string {
  if (way.reason) return blockedWords(way);
  return [t('arrow', { direction: directionWords(way.direction) }), ...gains(way)].join('. ');
}

/** Return why nothing came of a press. */
export function noteWords(note: Note): string {
  switch (note.kind) {
    case 'held':
      return reasonWords(note.way);
    case 'kept': {
      const { kept, name: cell } = note;
      if (!kept) return t('note.kept', { cell });
      return withRule(t(`refused.${kept.reason}`, { cell }), kept.rule);
    }
    default:
      return t(`note.${note.kind}`, { cell: note.name });
  }
}

function moveWords(situation: Situation, plan: Plan): string {
  const way = wayOf(situation, plan);
  if (way) return way.reason ? reasonWords(way) : wayWords(way);
  if (situation.state.chosen !== 0) return partWords(situation, plan);
  if (plan.isPainting) return t('plan.paint');
  if (plan.cell === undefined) return '';
  const group = groupOf(situation, plan);
  if (!group) return t('plan.waits');
  const isStuck = group.ways.every(({ reason }) => reason);
  if (isStuck) return t('plan.stuck');
  return t('plan.lift', { count: liftedCells(situation, plan).size });
}

/** Say why a part cannot go anywhere, if one reason holds for all ways. */
function partWords(situation: Situation, plan: Plan): string {
  const [first, ...others] = groupOf(situation, plan)?.ways ?? [];
  const isHeld = first?.reason && others.every(({ reason }) => reason === first.reason);
  if (!isHeld) return '';
  const count = liftedCells(situation, plan).size;
  return t('plan.held', { count, why: reasonWords(first) });
}

function blockedWords(way: Way): string {
  return t('blocked', { direction: directionWords(way.direction), why: reasonWords(way) });
}

function reasonWords({ reason, rule = '', cells = [] }: Way): string {
  const named = { cells: cells.map(nameOf).join(' ') };
  return withRule(t(reason ? `refused.${reason}` : 'refused.edge', named), rule);
}

function gains({ wins, frees = [], covers = [] }: Way): string[] {
  if (wins) return [t('plan.wins')];
  const count = (key: Key, places: readonly unknown[]) =>
    places.length > 0 ? [t(key, { count: places.length })] : [];
  return [...count('plan.frees', frees), ...count('plan.covers', covers)];
}
