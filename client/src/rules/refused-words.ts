/** Why something is refused, in words that cite the rule. */

import type { AnyBoard, BoardPreview, Shown } from '../boards/board';
import type { Against } from '../engine/rules';
import type { GameName } from '../generated/games';
import { t } from '../words/shell';
import { withRule } from './citing';

/** Return why an action is refused, with its rule. */
export function refusedWords(board: AnyBoard, against: Against, shown: Shown): string {
  const why = board.refuses(against, shown);
  const said = why === '' ? t('refusal.illegal-action') : why;
  return withRule(said, against.rule);
}

/** Return why what was tried in mind is refused; nothing: it is not. */
export function whyRefused(
  board: AnyBoard | undefined,
  shown: Shown | undefined,
  tried: BoardPreview<GameName> | undefined,
): string | undefined {
  return board && shown && tried?.against ? refusedWords(board, tried.against, shown) : undefined;
}
