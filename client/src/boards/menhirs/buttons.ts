/** The buttons of the action bar for what one has in mind. */

import type { BarButton } from '../bar.svelte';
import { PASS } from './actions';
import {
  back,
  canConfirm,
  confirm,
  hasPlan,
  isPicking,
  maySplit,
  togglePainting,
  type Plan,
  type Situation,
  type Step,
} from './plan';
import { PLACING, REMOVING } from './state';
import { t } from './words';

/** Return the buttons, the one that confirms last. */
export function barButtons(
  situation: Situation,
  plan: Plan,
  take: (step: Step) => void,
): BarButton[] {
  const buttons: BarButton[] = [];
  const add = (label: string, step: () => Step, isMain = false) =>
    buttons.push({ label, press: () => take(step()), isMain });
  if (situation.legal.has(PASS)) add(t('button.pass'), () => ({ plan, act: [PASS] }));
  if (hasPlan(situation, plan))
    add(backWords(situation), () => back(situation, { ...plan, way: undefined }));
  if (maySplit(situation, plan)) add(t('button.part'), () => togglePainting(situation, plan));
  if (isPicking(situation, plan)) {
    add(t('button.whole'), () => togglePainting(situation, plan));
  }
  if (canConfirm(situation, plan))
    add(confirmWords(situation), () => confirm(situation, plan), true);
  return buttons;
}

function confirmWords(situation: Situation): string {
  if (situation.state.phase === PLACING) return t('button.place');
  if (situation.state.phase === REMOVING) return t('button.remove');
  return t('button.go');
}

/** A cluster is put down again; a hex that was aimed at is only left. */
function backWords({ state }: Situation): string {
  const isAimed = state.phase === PLACING || state.phase === REMOVING;
  return isAimed ? t('button.elsewhere') : t('button.back');
}
