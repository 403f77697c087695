/** What was done and why, as sentences made from the server's account. */

import type { Fold } from '../../table/lines';
import { capitalised } from '../../words/message';
import type { Shown } from '../board';
import { lettering } from './lettering.svelte';
import {
  cardWords,
  cellWords,
  colourWords,
  directionWords,
  laidTile,
  listed,
  tileWords,
  tokenBefore,
} from './names';
import {
  cardName,
  ENTERING,
  shownNumber,
  type Account,
  type Hindrance,
  type Shove,
  type SightLine,
  type State,
  type Walked,
} from './state';
import { stoneMoves } from './starter';
import { t, type Key } from './words';

type Told = Shown<State>;
type AccountOf<Kind extends Account['kind']> = Extract<Account, { kind: Kind }>;

/** Return the account of the moment that is shown. */
export function accountOf(shown: Told): Account | undefined {
  return shown.moment?.account;
}

/** Return what was done and why, and where the starting-player stone goes with it. */
export function tell(shown: Told): string {
  return [accountWords(shown), stoneMoves(shown)].filter(Boolean).join(' ');
}

function accountWords(shown: Told): string {
  const account = accountOf(shown);
  if (!account) return '';
  switch (account.kind) {
    case 'lay':
      return laid(shown, account);
    case 'begin':
      return t('told.begin', { who: colourWords(shown.seats, account.seat) });
    case 'card':
      return cardTurned(account);
    case 'pick':
      return t('told.pick', { token: tokenBefore(shown, account.token), count: account.steps });
    case 'step':
      return stepped(shown, account);
    case 'stop':
      return stopped(shown, account);
    case 'walk':
      return walked(shown, account);
    case 'last-look':
      return lastLook(shown, account);
  }
}

/** Tell whether a moment is part of his walk, which begins with a card. */
export function foldOf(shown: Told): Fold {
  const kind = accountOf(shown)?.kind;
  if (kind === 'card') return 'begins';
  return kind === 'walk' || kind === 'last-look' ? 'goes-on' : undefined;
}

/** Return whom he saw before a step, and so where he turned. */
export function sightWords(shown: Told): string {
  const account = accountOf(shown);
  return account?.kind === 'walk' ? looked(shown, account) : '';
}

/** Return his walk in a sentence or two: how far it has come, and whom he has eaten. */
export function walkWords(moments: readonly Told[]): string {
  const [first, last] = [moments[0], moments.at(-1)];
  const steps = moments.flatMap((shown) => {
    const account = accountOf(shown);
    return account?.kind === 'walk' ? [{ shown, account }] : [];
  });
  const [start, end] = [steps[0]?.account.start, steps.at(-1)?.account];
  if (!first || !start || !end) return first ? tell(first) : '';
  const card = cardName((steps[0]?.shown.before ?? first.state).card);
  const ways = { start: cellWords(start), cell: cellWords(end.way.at(-1)?.cell ?? end.start) };
  const eaten = steps.flatMap(({ shown, account }) =>
    account.eaten.map((token) => tokenBefore(shown, token)),
  );
  return [
    card ? t('told.walk', { ...ways, card: cardWords(card) }) : t('told.walk-on', ways),
    ...(eaten.length > 0 ? [t('told.eaten', { tokens: all(eaten) })] : []),
    last ? stoneMoves(last) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Return the token that the monster ate, if it ate just one. */
export function victim(shown: Told): string | undefined {
  const account = accountOf(shown);
  const [token, ...others] = account?.kind === 'walk' ? account.eaten : [];
  return token === undefined || others.length > 0 ? undefined : tokenBefore(shown, token);
}

function laid(shown: Told, account: AccountOf<'lay'>): string {
  const who = account.seat === null ? t('chance') : colourWords(shown.seats, account.seat);
  const said = { who, tile: laidTile(account.tile), cell: cellWords(account.cell) };
  if (!account.arrow) return t('told.lay', said);
  return t('told.lay-arrow', { ...said, direction: directionWords(account.arrow) });
}

function cardTurned({ steps, hits }: AccountOf<'card'>): string {
  return hits ? t('told.hits', { count: hits }) : t('told.card', { count: steps ?? 0 });
}

function stepped(shown: Told, account: AccountOf<'step'>): string {
  const token = tokenBefore(shown, account.token);
  if (account.where === 'out') return t('told.escape', { token });
  if (account.letter === ENTERING) return t('told.enter', { token });
  const direction = directionWords(account.letter);
  const way = t('told.step', {
    token,
    direction,
    cell: account.cell ? cellWords(account.cell) : '',
  });
  return [way, ...account.shoves.map((shove) => pushed(shown, shove))].join(' ');
}

function stopped(shown: Told, account: AccountOf<'stop'>): string {
  const passing = (account.passed ?? []).map((seat) =>
    t('told.passes', { who: colourWords(shown.seats, seat) }),
  );
  return [stopWords(shown, account), ...passing].join(' ');
}

/** Return the number that a flipped token shows, by which it is called from now on; 0: as before. */
function flippedTo({ before, state }: Told, token: number): number {
  const [was, is] = [before?.tokens[token], state.tokens[token]];
  if (!was || !is || lettering.isOn) return 0;
  return shownNumber(is) === shownNumber(was) ? 0 : shownNumber(is);
}

function stopWords(
  shown: Told,
  { token: number, where, cell, held = [] }: AccountOf<'stop'>,
): string {
  const token = tokenBefore(shown, number);
  const why = hindranceWords(held);
  if (where === 'out') return t('told.free', { token });
  if (where === 'waiting') {
    return why ? t('told.gate', { token, why }) : t('told.stays-outside', { token });
  }
  const said = { token, cell: cell ? cellWords(cell) : '' };
  if (why) return t('told.held', { ...said, why: capitalised(why) });
  const next = flippedTo(shown, number);
  return next ? t('told.stop-flipped', { ...said, next }) : t('told.stop', said);
}

/** Return what keeps a token from moving, all its ways; nothing if it can. */
export function hindranceWords(held: readonly Hindrance[]): string {
  const ways = held.map(({ letter, by }) => {
    if (letter === ENTERING) return t(`gate.${by}` as Key);
    const direction = directionWords(letter);
    return t('held.way', { direction, what: t(`held.${by}`) });
  });
  return ways.join('; ');
}

/** Return the rule on which what was told rests, where a token could not move. */
export function cites(shown: Told): string | undefined {
  const account = accountOf(shown);
  return account?.kind === 'stop' ? account.held?.[0]?.rule : undefined;
}

/** Say what became of something that was pushed. */
function pushed(shown: Told, { thing, token, rest }: Shove): string {
  const name = token === null ? tileWords(thing) : tokenBefore(shown, token);
  return rest
    ? t('told.pushed', { thing: name, cell: cellWords(rest) })
    : t('told.lost', { thing: name });
}

function walked(shown: Told, account: Walked): string {
  const { eaten } = account;
  return [
    looked(shown, account),
    account.turns > 0 ? t('told.turn-stones', { count: account.turns }) : '',
    ...account.shoves.map((shove) => pushed(shown, shove)),
    went(account),
    eaten.length > 0
      ? t('told.eaten', { tokens: all(eaten.map((one) => tokenBefore(shown, one))) })
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function went({ way, start, wall }: Walked): string {
  const last = way.at(-1);
  if (!last) return t('told.stuck', { cell: cellWords(start) });
  const cell = cellWords(last.cell);
  if (last.by === 'teleporter') return t('told.teleported', { cell });
  return wall ? t('told.wall', { wall, cell }) : t('told.comes', { cell });
}

/** Say whom he saw, and so where he goes. */
function looked(shown: Told, { lines, faced, turned }: Walked): string {
  const seen = lines.filter((line) => line.token !== null);
  const direction = directionWords(turned);
  if (seen.length === 0) return t('told.sees-nobody', { direction });
  const sights = sightsOf(shown, seen);
  if (faced !== turned) return t('told.sees-turns', { sights, direction });
  return isTie(seen)
    ? t('told.sees-tie', { sights, direction })
    : t('told.sees-on', { sights, direction });
}

function lastLook(shown: Told, { lines, faced, turned }: AccountOf<'last-look'>): string {
  const seen = lines.filter((line) => line.token !== null);
  const direction = directionWords(turned);
  if (seen.length === 0) return t('told.last-nobody', { direction });
  const sights = sightsOf(shown, seen);
  return faced === turned
    ? t('told.last-on', { sights, direction })
    : t('told.last-turns', { sights, direction });
}

function sightsOf(shown: Told, seen: readonly SightLine[]): string {
  return all(
    seen.map(({ token, length, direction }) =>
      t('told.sight', {
        token: tokenBefore(shown, token ?? 0),
        count: length,
        direction: directionWords(direction),
      }),
    ),
  );
}

/** Tell whether two of those he saw are equally near, and nobody nearer. */
export function isTie(seen: readonly SightLine[]): boolean {
  const nearest = Math.min(...seen.map(({ length }) => length));
  return seen.filter(({ length }) => length === nearest).length > 1;
}

function all(things: readonly string[]): string {
  return listed(things, 'conjunction');
}
