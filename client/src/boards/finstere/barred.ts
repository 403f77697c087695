/** Tokens that cannot move, said with the reason, and what the words about a choice name. */

import { capitalised } from '../../words/message';
import type { About } from '../bar.svelte';
import type { BoardProps } from '../board';
import { endChosen, refusedAt, tokenGuide, turnChosen, type Choosing } from './choosing';
import { asks } from './describing';
import { listed, tokenWords } from './names';
import { namedByEnd, namedByHindrances, namedBySpot } from './naming';
import type { TokenPiece } from './pieces';
import { ENTERING, type Guide, type Hindrance } from './state';
import { hindranceWords } from './telling';
import { t } from './words';

type Props = BoardProps<'finstere'>;
type Tokens = readonly TokenPiece[];

/** Return what keeps tokens from coming in, if none of those outside can. */
export function gateOf(guide: Guide | undefined, tokens: Tokens): readonly Hindrance[] {
  const waiting = tokens.filter(({ where }) => where === 'waiting');
  const [first = [], ...others] = waiting.map(({ number }) => heldOf(guide, number));
  return others.every(({ length }) => length > 0) ? first : [];
}

/** Say why a token that was chosen can only stay. */
export function heldWords(token: string, held: readonly Hindrance[]): string {
  const why = hindranceWords(held);
  const { rule = '', letter } = held[0] ?? {};
  return letter === ENTERING
    ? t('chosen.gate', { token, why, rule })
    : t('chosen.held', { token, why: capitalised(why), rule });
}

/** Say what is asked, and which tokens cannot do it and why; nothing if all can. */
export function barredWords(props: Props, guide: Guide | undefined, tokens: Tokens): string {
  const gate = gateOf(guide, tokens);
  const stuck = stuckOf(guide, tokens);
  if (gate.length === 0 && stuck.length === 0) return '';
  const names = stuck.map(({ number }) => tokenWords(props.seats, props.state, number));
  const barred = { tokens: listed(names, 'conjunction'), count: stuck.length };
  return [
    asks(props, props.actions),
    gate.length > 0 ? t('asks.gate', { why: hindranceWords(gate), rule: gate[0]?.rule ?? '' }) : '',
    stuck.length > 0 ? t('asks.held', barred) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Return what the words about a choice name, and which rule they cite. */
export function aboutChoice(guide: Guide | undefined, choosing: Choosing, tokens: Tokens): About {
  const { token, spot } = choosing;
  const end = endChosen(guide, choosing);
  const turn = turnChosen(guide, choosing);
  if (end && token !== undefined) return { named: namedByEnd(token, end) };
  if (turn && spot) {
    return {
      named: namedBySpot(turn, spot),
      rule: refusedAt(turn, spot) ? guide?.rule : undefined,
    };
  }
  const barring = token === undefined ? gateOf(guide, tokens) : heldOf(guide, token);
  const pieces = token === undefined ? stuckOf(guide, tokens).map(({ number }) => number) : [token];
  return { named: { ...namedByHindrances(barring), pieces }, rule: barring[0]?.rule };
}

function heldOf(guide: Guide | undefined, token: number): readonly Hindrance[] {
  return tokenGuide(guide, token)?.held ?? [];
}

/** Return the tokens on the board that cannot move. */
function stuckOf(guide: Guide | undefined, tokens: Tokens): TokenPiece[] {
  return tokens.filter(
    ({ number, where }) => where === 'board' && heldOf(guide, number).length > 0,
  );
}
