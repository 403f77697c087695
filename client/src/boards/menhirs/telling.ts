/** What was done, as sentences made from the server's account. */

import type { Account, Moved } from '../../wire/menhirs';
import type { Shown } from '../board';
import { nameOf, type Place } from './guide';
import { directionWords, playerWords, RULE_OF_PASSING } from './speech';
import type { MenhirsState } from './state';
import { t, type Key } from './words';

type Seen = Shown<MenhirsState>;
type AccountOf<Kind extends Account['kind']> = Extract<Account, { kind: Kind }>;

/** How many tiles are named one by one. */
const MOST_LISTED = 5;

/** Return the account of the moment that is shown. */
export function accountOf(shown: Seen): Account | undefined {
  return shown.moment?.account;
}

/** Return what was done, in words. */
export function tell(shown: Seen): string {
  const account = accountOf(shown);
  const { seats } = shown;
  if (!account) return '';
  switch (account.kind) {
    case 'deal':
    case 'hidden-deal':
      return dealWords(account);
    case 'place':
      return t('tell.place', {
        player: playerWords(account.seat, seats),
        cell: nameOf(account.cell),
      });
    case 'hidden-place':
      return t('tell.place-hidden', { player: playerWords(account.seat, seats) });
    case 'cluster':
      return t('tell.cluster', {
        player: playerWords(account.seat, seats),
        cells: namesOf(account.tiles),
      });
    case 'tile':
      return t('tell.tile', {
        player: playerWords(account.seat, seats),
        cell: nameOf(account.tile),
      });
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

function turnWords(account: AccountOf<'go' | 'remove' | 'pass'>, seats: Seen['seats']): string {
  const player = playerWords(account.seat, seats);
  switch (account.kind) {
    case 'go':
      return goWords(player, account);
    case 'remove':
      return t('tell.remove', { player, cell: nameOf(account.tile) });
    case 'pass':
      return t(account.is_forced ? 'tell.pass-forced' : 'tell.pass', { player });
  }
}

function goWords(player: string, { tiles, direction: letters }: Moved): string {
  const direction = directionWords(letters);
  const count = tiles.length;
  if (count <= MOST_LISTED) {
    return t('tell.go', { player, direction, cells: namesOf(tiles), count });
  }
  return t('tell.go-many', { player, direction, cell: namesOf(tiles.slice(0, 1)), count });
}

/** Say what became of the menhirs and of the match. */
function effects(account: AccountOf<'go' | 'remove' | 'pass'>, seats: Seen['seats']): string[] {
  const { seat, freed = [], covered = [], removal, ending } = account;
  const words = [menhirWords('tell.frees', freed), menhirWords('tell.covers', covered)];
  if (removal === 'due') words.push(t('tell.remove-next'));
  if (removal === 'none' && !ending) words.push(t('tell.none-removed'));
  if (ending === 'free') words.push(t('tell.wins', { player: playerWords(seat, seats) }));
  if (ending === 'rounds') words.push(t('tell.draw'));
  return words.filter(Boolean);
}

function menhirWords(key: Extract<Key, 'tell.frees' | 'tell.covers'>, places: readonly Place[]) {
  return places.length > 0 ? t(key, { cells: namesOf(places), count: places.length }) : '';
}

function namesOf(places: readonly Place[]): string {
  return places.map(nameOf).join(' ');
}
