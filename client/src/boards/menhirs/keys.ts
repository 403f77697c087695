/** What keys do on the land. */

import { back, canConfirm, confirm, head, isPicking, maySplit, togglePainting } from './plan';
import type { Plan, Situation, Step } from './plan';
import { wayOfKey } from './roving';
import { MOVING } from './state';

/** Return the step that a key takes in a plan, if it takes one. */
export function stepOf(event: KeyboardEvent, situation: Situation, plan: Plan): Step | undefined {
  const isMoving = situation.state.phase === MOVING;
  const letters = wayOfKey(event.code);
  if (letters && isMoving) return head(situation, plan, letters);
  if (event.key === 'Enter' && canConfirm(situation, plan)) return confirm(situation, plan);
  if (event.key === 'Escape' || event.key === 'Backspace') return back(situation, plan);
  const maySwitch = (isMoving && isPicking(situation, plan)) || maySplit(situation, plan);
  return event.code === 'KeyP' && maySwitch ? togglePainting(situation, plan) : undefined;
}
