/** A board for any game: the legal actions as a list, in the rulebook's terms. */

import { botName } from '../../parts/names';
import { asAnyBoard, type Shown } from '../board';
import Board from './Board.svelte';
import { t, words } from './words';

const STEP = 300; // milliseconds that a moment is shown

function waitingWords({ seats }: Shown): string {
  const acting = seats.filter((seat) => seat.isToAct);
  const names = acting
    .map(({ isBot, player, name }) => (isBot ? botName(player) : player || name))
    .join(', ');
  return names ? t('waiting', { name: names }) : t('over');
}

export default asAnyBoard({
  Board,
  words,
  describe: (shown) => t('description', { count: shown.at }),
  tell: ({ moment }) => moment?.text ?? '',
  choice: (choice) => choice.text,
  asks: (shown, actions) => (actions.length > 0 ? t('asks') : waitingWords(shown)),
  duration: () => STEP,
  round: () => 0,
  isHeading: () => true,
});
