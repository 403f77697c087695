/** Ways to play a game that somebody has not tried yet. */

import type { GameName } from '../generated/games';
import type { Options } from './shown';

const VARIANTS = {
  finstere: { advanced: { advanced: 'true' } },
  menhirs: { large: { board: 'large' } },
  spokenchaos: { merging: { merging: 'true' }, midnight: { midnight: 'true' } },
} as const satisfies Record<GameName, Readonly<Record<string, Options>>>;

/** A way to play: its name, which has words, and the options that make it. */
export interface Variant {
  readonly name: `variant.${'finstere.advanced' | 'menhirs.large' | 'spokenchaos.merging' | 'spokenchaos.midnight'}`;
  readonly options: Options;
}

function variantsOf(game: GameName): Variant[] {
  return Object.entries<Options>(VARIANTS[game]).map(([name, options]) => ({
    name: `variant.${game}.${name}` as Variant['name'],
    options,
  }));
}

/** Return the first way to play that is not among those that were tried. */
export function untriedVariant(game: GameName, tried: readonly string[]): Variant | undefined {
  return variantsOf(game).find(({ name }) => !tried.includes(name));
}

/** Return the names of the ways in which a match is played. */
export function variantsIn(game: GameName, played: Options): string[] {
  const isPlayed = ({ options }: Variant) =>
    Object.entries(options).every(([option, value]) => played[option] === value);
  return variantsOf(game)
    .filter(isPlayed)
    .map(({ name }) => name);
}

/** Return the bot one level above the strongest of some; nothing if there is none. */
export function nextLevel(bots: readonly string[], played: readonly string[]): string | undefined {
  const strongest = Math.max(...played.map((bot) => bots.indexOf(bot)));
  return played.length > 0 ? bots[strongest + 1] : undefined;
}
