/** Colours of seats where a match is set up: each seat its own, no two alike. */

import type { GameAbout } from '../games';
import { seatCount, type Chosen } from './layout';

/** Return the colours that can be chosen for so many players; none: the game has no colours. */
export function coloursFor({ colours }: GameAbout, players: number): readonly string[] {
  return colours[String(players)] ?? [];
}

/** Return what the seats of a match are called: their colours, where it has some. */
export function seatNamesOf(game: GameAbout, chosen: Chosen): readonly string[] {
  const count = seatCount(game, chosen);
  const own = coloursIn(chosen);
  if (own.length === count) return own;
  const box = coloursFor(game, count);
  return (box.length > 0 ? box : game.seats).slice(0, count);
}

/** Return what is picked when a seat has another colour; whoever had it takes the old one. */
export function pickedInColour(
  game: GameAbout,
  picked: Chosen,
  seat: number,
  colour: string,
): Chosen {
  const before = seatNamesOf(game, picked);
  const old = before[seat] ?? '';
  const after = before.map((one, at) => (at === seat ? colour : one === colour ? old : one));
  return { ...picked, colours: after.join(' ') };
}

/** Tell whether colours that come from elsewhere can be played. */
export function areColours(game: GameAbout, chosen: Chosen): boolean {
  const own = coloursIn(chosen);
  if (own.length === 0) return true;
  const count = seatCount(game, chosen);
  const may = coloursFor(game, count);
  return new Set(own).size === count && own.every((colour) => may.includes(colour));
}

function coloursIn({ colours = '' }: Chosen): readonly string[] {
  return colours.split(' ').filter(Boolean);
}
