/** Why another turn would have been better, in words. */

import type { Danger } from '../boards/beside';
import type { State } from '../engine/rules';
import { seatName } from '../parts/names';
import { listed } from '../words/lists';
import { percent } from '../words/numbers';
import { t } from '../words/shell';
import { SLIP, type Judged } from './analysing';
import { played } from './turns';
import { shownIn, wordsOf, type Setting } from './words';

const MOST_DANGERS = 3; // that are told

/** A piece that was likelier lost after what was done, or one of others that was less likely lost. */
export interface Compared extends Danger {
  readonly better: number;
  /** By how much what was done is worse for whose turn it was. */
  readonly harm: number;
}

/** Return the reasons: what could be expected, a forced win, what was in danger, else the answer. */
export async function reasonsOf(setting: Setting, judged: Judged): Promise<readonly string[]> {
  const { turn, cost, provenWin } = judged;
  const after = judged.after[turn.seat] ?? 0;
  const seat = seatName(setting.seats[turn.seat]?.name ?? '');
  const chances = t('wrong.chances', { seat, after: percent(after), best: percent(after + cost) });
  const forced = provenWin > 0 ? [t('wrong.forced', { count: provenWin })] : [];
  const told = (await dangersIn(setting, judged)).slice(0, MOST_DANGERS);
  const dangers = [
    dangerWords(told.filter((one) => one.seat === turn.seat)),
    threatWords(told.filter((one) => one.seat !== turn.seat)),
  ];
  const reasons = told.length > 0 ? dangers : [answerTo(setting, judged)];
  return [chances, ...forced, ...reasons.filter(Boolean)];
}

/** Return what differs in danger after a turn and after the better one, the worst first. */
export async function dangersIn(
  setting: Setting,
  { turn, better }: Judged,
): Promise<readonly Compared[]> {
  const { rules } = setting;
  const other = played(rules, turn, better);
  const [done, then] = await Promise.all(
    [turn.after, other].map((after) => dangersAfter(setting, turn.before, after)),
  );
  const pieces = new Map([...(then ?? []), ...(done ?? [])].map((one) => [one.number, one]));
  const chance = (all: readonly Danger[] | undefined, piece: number) =>
    all?.find(({ number }) => number === piece)?.chance ?? 0;
  return [...pieces.values()]
    .map((piece) => {
      const [now, best] = [chance(done, piece.number), chance(then, piece.number)];
      const harm = piece.seat === turn.seat ? now - best : best - now;
      return { ...piece, chance: now, better: best, harm };
    })
    .filter(({ harm }) => harm >= SLIP)
    .sort((one, two) => two.harm - one.harm);
}

async function dangersAfter(
  setting: Setting,
  before: State,
  after: State,
): Promise<readonly Danger[]> {
  const { board, rules } = setting;
  const shown = shownIn(setting, before); // so that pieces are called as before the turn
  return (await board.dangers?.({ shown, after, outlook: rules.outlook(after) })) ?? [];
}

/** Say which own pieces were in more danger than they need have been. */
function dangerWords(dangers: readonly Compared[]): string {
  const pieces = dangers.map((one) => t('wrong.danger', figures(one)));
  return pieces.length > 0 ? t('wrong.dangers', { pieces: listed(pieces) }) : '';
}

/** Say which pieces of others the better turn would have put in danger. */
function threatWords(dangers: readonly Compared[]): string {
  const pieces = dangers.map((one) => t('wrong.threat', figures(one)));
  return pieces.length > 0 ? t('wrong.threats', { pieces: listed(pieces) }) : '';
}

function figures({ piece, chance, better }: Compared) {
  return { piece, done: percent(chance), better: percent(better) };
}

function answerTo(setting: Setting, { turn, answer }: Judged): string {
  if (answer.length === 0) return '';
  const words = wordsOf(setting, turn.after, setting.rules.actor(turn.after), answer);
  return t('wrong.answer', { words });
}
