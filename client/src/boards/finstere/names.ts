/** What tokens, tiles, cells and directions are called. */

import { seatName } from '../../parts/names';
import type { BoardSeat, Shown } from '../board';
import { lettering } from './lettering.svelte';
import { lying } from './lying.svelte';
import {
  cardNamed,
  formNamed,
  FORMS,
  shownNumber,
  type Letter,
  type Place,
  type State,
} from './state';
import { t, type Key } from './words';

export { listed } from '../../words/lists';

export function cellWords([x, y]: Place): string {
  return t('cell', { x, y });
}

/**
 * Return whither: south, or in other languages "to the south" with its preposition; on a floor
 * that lies turned the way one sees it, such as upwards.
 */
export function directionWords(direction: Letter): string {
  return lying.isTurned ? t(`seen.${lying.onScreen(direction)}`) : t(`direction.${direction}`);
}

/** Return the name by which words know a tile as it is seen. */
function tileKey(tile: string): string {
  const seen = lying.isTurned ? seenTurned(tile) : tile;
  return seen.replaceAll(' ', '-');
}

/** Return the name of a tile on a turned floor: a pool that lies across is seen upright. */
function seenTurned(tile: string): string {
  const form = formNamed(tile);
  if (!form || form.width === form.height) return tile;
  const other = FORMS.find(
    ({ kind, width, height }) =>
      kind === form.kind && width === form.height && height === form.width,
  );
  return other?.name ?? tile;
}

/** Return what a tile of the set-up is called. */
export function tileWords(tile: string): string {
  return t(`tile.${tileKey(tile)}` as Key);
}

/** Return a tile as that which is laid, with its article: a yellow teleporter. */
export function laidTile(tile: string): string {
  return t(`laid.${tileKey(tile)}` as Key);
}

/** Return a seat by its colour. */
export function colourWords(seats: readonly BoardSeat[], seat: number): string {
  return seatName(seats[seat]?.name ?? '');
}

/** Return a token by its letter, or by its colour and the number it shows in a state. */
export function tokenWords(seats: readonly BoardSeat[], state: State, number: number): string {
  const token = state.tokens[number];
  if (!token) return '';
  const letter = lettering.of(number);
  if (letter) return letter;
  return t('token', { colour: colourWords(seats, token.seat), number: shownNumber(token) });
}

/** Return a token as it was called before the moment that is shown. */
export function tokenBefore(shown: Shown<State>, number: number): string {
  return tokenWords(shown.seats, shown.before ?? shown.state, number);
}

/** Return a card in a few letters. */
export function cardWords(card: string): string {
  const { name, hits } = cardNamed(card);
  return hits > 0 ? t('card.hits', { count: hits }) : name;
}
