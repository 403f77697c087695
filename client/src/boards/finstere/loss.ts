/** Why a token of one's own was eaten: the step at which he had it in sight, or the one that crushed it. */

import type { Shown } from '../board';
import type { State, Walked } from './state';
import { accountOf, tell } from './telling';

interface Step {
  readonly shown: Shown<State>;
  readonly account: Walked;
}

/** Return what he saw when he set out for the first token of one's own that he ate; nothing: none. */
export function because(moments: readonly Shown<State>[]): string {
  const steps = stepsIn(moments);
  const at = steps.findIndex((step) => ownEaten(step) !== undefined);
  const eaten = steps[at] && ownEaten(steps[at]);
  if (eaten === undefined) return '';
  let first = at;
  while (first > 0 && sees(steps[first - 1], eaten) && sees(steps[first], eaten)) first -= 1;
  const told = steps[first];
  return told ? tell(told.shown) : '';
}

function stepsIn(moments: readonly Shown<State>[]): Step[] {
  return moments.flatMap((shown) => {
    const account = accountOf(shown);
    return account?.kind === 'walk' ? [{ shown, account }] : [];
  });
}

function ownEaten({ shown, account }: Step): number | undefined {
  return account.eaten.find((token) => shown.state.tokens[token]?.seat === shown.seat);
}

function sees(step: Step | undefined, token: number): boolean {
  return step?.account.lines.some((line) => line.token === token) ?? false;
}
