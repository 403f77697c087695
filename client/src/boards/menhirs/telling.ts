/** What was done, as sentences made from the server's account. */

import type { Account } from '../../generated/menhirs';
import type { Shown } from '../board';
import { nameOf, type Place } from './guide';
import { directionWords, doing, RULE_OF_PASSING } from './speech';
import type { MenhirsState } from './state';
import { t, type Key } from './words';

type Seen = Shown<MenhirsState>;
type AccountOf<Kind extends Account['kind']> = Extract<Account, { kind: Kind }>;
type Turn = AccountOf<'go' | 'remove' | 'pass'>;

/** How many tiles are named one by one. */
const MOST_LISTED = 5;

/** Return the account of the moment that is shown. */
export function accountOf(shown: Seen): Account | undefined {
  return shown.moment?.account;
}

/** Return what was done, in words, and what of the turn is still to be done. */
export function tell(shown: Seen): string {
  const account = accountOf(shown);
  const isDue = account && 'removal' in account && account.removal === 'due';
  return [sum(shown), isDue ? t('tell.remove-next') : ''].filter(Boolean).join(' ');
}

/** Return what was done, as one reads of it later. */
export function sum(shown: Seen): string {
  const account = accountOf(shown);
  const { seats } = shown;
  if (!account) return '';
  switch (account.kind) {
    case 'deal':
    case 'hidden-deal':
      return dealWords(account);
    case 'place':
      return doing('place', account.seat, seats, { cell: nameOf(account.cell) });
    case 'hidden-place':
      return doing('place-hidden', account.seat, seats);
    case 'cluster':
      return doing('cluster', account.seat, seats, { cells: namesOf(account.tiles) });
    case 'tile':
      return doing('tile', account.seat, seats, { cell: nameOf(account.tile) });
    default:
      return [turnWords(account, seats), ...effects(account, seats)].join(' ');
  }
}

/** Return the rule on which what was told rests, where a turn passes. */
export function cites(shown: Seen): string | undefined {
  const account = accountOf(shown);
  return account?.kind === 'pass' && account.is_forced ? RULE_OF_PASSING : undefined;
}

/** Say of the whole deal that it goes on or is done: the land is for the eye, or for `describe`. */
function dealWords({ standing }: AccountOf<'deal' | 'hidden-deal'>): string {
  return typeof standing === 'number' ? t('tell.dealt', { count: standing }) : t('waiting.deal');
}

function turnWords(account: Turn, seats: Seen['seats']): string {
  const { seat } = account;
  switch (account.kind) {
    case 'go':
      return goWords(account, seats);
    case 'remove':
      return doing('remove', seat, seats, { cell: nameOf(account.tile) });
    case 'pass':
      return doing(account.is_forced ? 'pass-forced' : 'pass', seat, seats);
  }
}

function goWords(
  { seat, tiles, direction: letters }: AccountOf<'go'>,
  seats: Seen['seats'],
): string {
  const said = { direction: directionWords(letters), count: tiles.length };
  if (tiles.length <= MOST_LISTED) {
    return doing('go', seat, seats, { ...said, cells: namesOf(tiles) });
  }
  return doing('go-many', seat, seats, { ...said, cell: namesOf(tiles.slice(0, 1)) });
}

/** Say what became of the menhirs and of the match. */
function effects(account: Turn, seats: Seen['seats']): string[] {
  const { seat, freed = [], covered = [], removal, ending } = account;
  const words = [menhirWords('tell.frees', freed), menhirWords('tell.covers', covered)];
  if (removal === 'none' && !ending) words.push(t('tell.none-removed'));
  if (ending === 'free') words.push(doing('wins', seat, seats));
  if (ending === 'rounds') words.push(t('tell.draw'));
  return words.filter(Boolean);
}

function menhirWords(key: Extract<Key, 'tell.frees' | 'tell.covers'>, places: readonly Place[]) {
  return places.length > 0 ? t(key, { cells: namesOf(places), count: places.length }) : '';
}

function namesOf(places: readonly Place[]): string {
  return places.map(nameOf).join(' ');
}
