/** What was done and why, as sentences. */

import type { Shown } from '../board';
import { accountOf, type AccountOf } from './account';
import { ACTIONS, type Action } from './actions';
import { afterLook, carriedOut, numberWords } from './effect-words';
import { displacedIn, displacedWords } from './displaced';
import { cardNamed } from './midnight';
import {
  colourWords,
  doorWords,
  ghostOf,
  ghostWords,
  leanWords,
  movedPiece,
  said,
  toSide,
  whereWords,
} from './names';
import { INSIDE, NONE, OUT, phaseOf, type GhostMove, type Looked, type State } from './state';
import { seenWords } from './verdict';
import { fieldAt, fieldName, whereabouts } from './whereabouts';
import { t, type Key } from './words';

type Told = Shown<State>;

type ByChance = 'card' | 'midnight' | 'keyhole' | 'arrange' | 'holder' | 'roll' | 'number';

/** Return what was done and why. */
export function tell(shown: Told): string {
  const account = accountOf(shown);
  if (!account) return '';
  switch (account.kind) {
    case 'act':
      return acted(shown, account, ACTIONS.read(account.action));
    case 'decide':
      return decided(shown, account);
    case 'look':
      return lookWords(shown, account);
    case 'reveal':
      return [t('told.revealed'), ...changes(shown, account)].join(' ');
    case 'carry-out':
      return carriedOut(shown, account, changes(shown, account));
    case 'catch':
      return [goingHome(account), ...afterLook(shown), ...dieGoesOn(shown)].join(' ');
    default:
      return happened(shown, account);
  }
}

/** Say to whom the die goes with the next round. */
function dieGoesOn({ before, state, seats }: Told): string[] {
  if (!before || before.holder === state.holder || phaseOf(state) === 'over') return [];
  return [t('told.holder', { who: colourWords(seats, state.holder) })];
}

/** Return what chance did. */
function happened(shown: Told, account: AccountOf<ByChance>): string {
  const { state, seats } = shown;
  switch (account.kind) {
    case 'card':
      return drawn(shown, account);
    case 'midnight':
      return t('told.midnight', {
        card: t(`midnight.${account.card}`),
        effect: t(`effect.${account.card}`),
      });
    case 'keyhole':
      return t('told.keyhole', { door: doorWords(state, account.door) });
    case 'arrange':
      return t('told.arranging');
    case 'holder':
      return t('told.holder', { who: colourWords(seats, account.seat) });
    case 'roll':
      return t('told.roll', { who: colourWords(seats, account.seat), number: account.pips });
    case 'number':
      return numberWords(shown, String(account.pips));
  }
}

function drawn({ seats }: Told, { seat, number, pieces = [] }: AccountOf<'card'>): string {
  const who = colourWords(seats, seat);
  if (pieces.length === 0) return t('told.plain-card', { who, number });
  return t('told.card', { who, number, pieces: pieces.map(movedPiece).join(` ${t('or')} `) });
}

function decided(shown: Told, account: AccountOf<'decide'>): string {
  const action = ACTIONS.read(account.action);
  return (
    cardNamed(account.card)?.tellsDecision?.(shown, account, action) ??
    acted(shown, account, action)
  );
}

function acted(shown: Told, account: AccountOf<'act' | 'decide'>, action: Action): string {
  const { seats } = shown;
  const { seat } = account;
  const who = colourWords(seats, seat);
  switch (action.family) {
    case 'take':
      return t('told.take', { who, piece: movedPiece(action.piece) });
    case 'face':
    case 'lean':
    case 'yaw':
      return t('told.turn', { who });
    case 'at':
      return put(shown, account, action);
    case 'ghost':
      return said('told.ghost', { ghost: ghostWords(seats, ghostOf(seat, action.ghost)) });
    case 'enter':
      return t('told.enter', { who, number: action.door + 1 });
    case 'step':
      return t('told.step', { who, side: toSide(action.side) });
    case 'spot':
      return t('told.spot', { who });
    case 'side':
      return t('told.side', { who, side: toSide(action.side) });
    case 'back':
      return said('told.back', { ghost: ghostWords(seats, ghostOf(seat, action.ghost)) });
    default:
      return t(`told.${action.family}` as Key, { who });
  }
}

function put(
  { state, seats }: Told,
  account: AccountOf<'act' | 'decide'>,
  { x, y }: Extract<Action, { family: 'at' }>,
): string {
  const held = account.piece ?? NONE;
  const piece = state.pieces[held];
  const who = colourWords(seats, account.seat);
  const named = { who, piece: movedPiece(held), field: fieldName(...fieldAt(x, y)) };
  const isLeaning = piece && piece.lean !== NONE;
  return [
    isLeaning
      ? t('told.put-leaning', { ...named, lean: leanWords(piece.lean) })
      : t('told.put', named),
    ...displacedWords(seats, displacedIn(account), state),
  ].join(' ');
}

/** Return that those go home who were seen: the look has told who they are. */
function goingHome({ ghosts = [], unseen = [] }: AccountOf<'catch'>): string {
  const count = ghosts.filter(({ where }) => where === 'beside').length - unseen.length;
  return count > 0 ? t('told.drift', { count }) : t('told.nobody-caught');
}

/** Return where each ghost went that is elsewhere afterwards. */
function changes(shown: Told, { ghosts = [] }: AccountOf<'reveal' | 'carry-out'>): string[] {
  const { state, seats } = shown;
  return ghosts.flatMap((move) => {
    const { body } = state.figures[move.ghost] ?? {};
    const ghost = ghostWords(seats, move.ghost);
    if (move.where === 'out') return [said('told.out', { ghost })];
    if (move.where === 'beside') return move.was ? [said('told.home', { ghost })] : [];
    if (move.where !== 'inside' || !body || isOnlyRaised(move)) return [];
    return [said('told.comes', { ghost, place: whereWords(whereabouts(state, body)) })];
  });
}

/** Return where each ghost would go that a seat has planned to move in a turn; else nothing. */
export function turnWords(moments: readonly Told[]): string | undefined {
  const [first, last] = [moments[0], moments.at(-1)];
  const seat = first?.moment?.actor ?? NONE;
  const plan = last?.state.plans[seat];
  if (!first?.before || !plan || phaseOf(first.before) !== 'planning') return undefined;
  const before = first.before;
  const words = plan.figures.flatMap(({ where, body }, own) => {
    const number = ghostOf(seat, own);
    const was = before.figures[number];
    const ghost = ghostWords(last.seats, number);
    if (where === OUT && was?.where !== OUT) return [said('told.out', { ghost })];
    const isMoved = was?.where !== where || was.body.x !== body.x || was.body.y !== body.y;
    if (where !== INSIDE || !isMoved) return [];
    return [said('told.comes', { ghost, place: whereWords(whereabouts(last.state, body)) })];
  });
  if (words.length > 0) return words.join(' ');
  const isSealed = phaseOf(last.state) !== 'planning' || last.state.is_sealed[seat];
  return isSealed ? t('told.plans-nothing', { who: colourWords(last.seats, seat) }) : undefined;
}

/** Tell whether a ghost is where it was, but stands instead of lying. */
function isOnlyRaised({ was, spot }: GhostMove): boolean {
  if (!was?.way || !spot || spot.way) return false;
  return fieldAt(spot.x, spot.y).join() === fieldAt(was.x, was.y).join();
}

/** Return the verdict of a look: who is seen. */
export function lookWords(shown: Told, { door, sights }: Looked): string {
  const caught = sights.filter(({ is_caught }) => is_caught);
  const through = doorWords(shown.state, door);
  if (caught.length === 0) return t('told.look-nobody', { door: through });
  return t('told.look', { door: through, seen: seenWords(shown, caught) });
}
