/** Why another turn would have been better, in words. */

import { seatName } from '../parts/names';
import { percent } from '../words/numbers';
import { t } from '../words/shell';
import { SLIP, type Judged } from './analysing';
import { shownIn, wordsOf, type Setting } from './words';

/** Return the reasons: what everybody could expect, a forced win, what was at risk, the answer. */
export function reasonsOf(setting: Setting, judged: Judged): readonly string[] {
  const { turn, cost, provenWin } = judged;
  const after = judged.after[turn.seat] ?? 0;
  const seat = seatName(setting.seats[turn.seat]?.name ?? '');
  const chances = t('wrong.chances', { seat, after: percent(after), best: percent(after + cost) });
  const forced = provenWin > 0 ? [t('wrong.forced', { count: provenWin })] : [];
  const danger = risksIn(setting, judged) || answerTo(setting, judged);
  return [chances, ...forced, ...(danger ? [danger] : [])];
}

/** Return what is in more danger after a turn than after the better one. */
function risksIn(setting: Setting, { turn, better }: Judged): string {
  const { board, rules } = setting;
  if (!board.risks) return '';
  const other = better.reduce(
    (state, action) => rules.apply(state, turn.seat, action),
    turn.before,
  );
  return board.risks({
    shown: shownIn(setting, turn.before),
    seat: turn.seat,
    done: rules.outlook(turn.after),
    better: rules.outlook(other),
    least: SLIP,
  });
}

function answerTo(setting: Setting, { turn, answer }: Judged): string {
  if (answer.length === 0) return '';
  const words = wordsOf(setting, turn.after, setting.rules.actor(turn.after), answer);
  return t('wrong.answer', { words });
}
