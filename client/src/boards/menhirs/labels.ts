/** What a hex is called for those who do not see it. */

import { has } from './cells';
import type { Hex } from './chart';
import { includes } from './guide';
import { liftedCells, wayOf, type Plan, type Situation } from './plan';
import { clustersOf } from './speech';
import { t } from './words';

/** Return a hex's name: where it lies, what is on it, and what one has in mind with it. */
export function hexWords(situation: Situation, plan: Plan, hex: Hex): string {
  const { column, position } = hex;
  const what = [landWords(situation, hex), ...mindWords(situation, plan, hex)].join(', ');
  return t('hex', { column, position, what });
}

function landWords({ state, chart }: Situation, { cell }: Hex): string {
  const isMenhir = has(state.terms.menhirs, cell);
  if (has(state.mist, cell)) {
    const cluster = clustersOf(chart, state.mist).find((cells) => cells.includes(cell)) ?? [];
    return t(isMenhir ? 'hex.mist-on-menhir' : 'hex.mist', { count: cluster.length });
  }
  if (isMenhir) return t('hex.menhir');
  if (has(state.face_down, cell)) return t('hex.fallen');
  const isDealt = chart.hexes.findIndex((hex) => hex.cell === cell) < state.dealt;
  return t(isDealt ? 'hex.forest' : 'hex.bare');
}

function mindWords(situation: Situation, plan: Plan, { cell, name }: Hex): string[] {
  const way = wayOf(situation, plan);
  const lifted = liftedCells(situation, plan);
  const words = [];
  if (lifted.has(cell)) words.push(t('hex.lifted'));
  if (plan.cell === cell && lifted.size === 0) words.push(t('hex.aimed'));
  if (includes(way?.lands ?? [], name)) words.push(t('hex.landing'));
  if (way?.reason && includes(way.cells ?? [], name)) words.push(t('hex.in-the-way'));
  return words;
}
