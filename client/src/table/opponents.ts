/** Against whom one plays at once: bots of one level, as many as the game lets sit down. */

import type { GameAbout } from '../games';
import { coloursFor, pickedInColour, seatNamesOf } from '../setup/colours';
import { seatCount, type Chosen } from '../setup/layout';
import type { TableSettings } from '../generated/messages';

export interface Opponents {
  readonly bot: string;
  readonly count: number;
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Return how many opponents one can have. */
export function limitsOf(game: GameAbout): Limits {
  const players = game.options.find(({ name }) => name === 'players');
  const seats = game.seats.length;
  return { least: (players?.least ?? seats) - 1, most: (players?.most ?? seats) - 1 };
}

/** Return the opponents that were chosen before, as far as the game has them; else the gentlest. */
export function opponentsIn(game: GameAbout, chosen?: Opponents): Opponents {
  const [gentlest = ''] = game.bots;
  const { least, most } = limitsOf(game);
  const count = chosen?.count ?? game.seats.length - 1;
  return {
    bot: chosen && game.bots.includes(chosen.bot) ? chosen.bot : gentlest,
    count: Math.min(most, Math.max(least, count)),
  };
}

/** Return options in which the first seat has one's own colour, if that can be played. */
export function inOwnColour(game: GameAbout, options: Chosen, own = ''): Chosen {
  if (!own) return options;
  const [now] = seatNamesOf(game, options);
  const may = coloursFor(game, seatCount(game, options));
  if (own === now || !may.includes(own)) return options;
  return pickedInColour(game, options, 0, own);
}

/** Return the settings of a table for oneself and so many opponents. */
export function settingsFor(game: GameAbout, { count }: Opponents, colour = ''): TableSettings {
  const isUsual = count === game.seats.length - 1;
  const options: Chosen = isUsual ? {} : { players: String(count + 1) };
  return { game: game.name, options: inOwnColour(game, options, colour) };
}
