/** How the set-up page orders a game's options: in plain sight, folded away, or left to the game. */

import type { GameAbout, OptionAbout } from '../games';

interface Layout {
  readonly plain: readonly string[];
  readonly rulings: readonly string[];
}

export const LAYOUTS: Readonly<Partial<Record<string, Layout>>> = {
  finstere: {
    plain: ['players', 'starter', 'advanced', 'layout', 'three_hits'],
    rulings: [
      'rulings',
      'second_half_cards',
      'eaten_token',
      'sight_across_blood',
      'corner_tiles',
      'push_into_teleporter',
      'blocked_slide',
    ],
  },
  menhirs: {
    plain: ['board', 'hide_menhirs'],
    rulings: [
      'menhirs',
      'forests',
      'mist',
      'schedule',
      'must_detach',
      'may_pass',
      'no_take_back',
      'scoring',
    ],
  },
  spokenchaos: {
    plain: ['players', 'seats', 'furniture', 'merging', 'midnight', 'midnight_cards'],
    rulings: ['in_turn', 'doors'],
  },
};

/** What an option waits for before it can matter. */
const WAITS_FOR: Readonly<Partial<Record<string, (chosen: Chosen) => boolean>>> = {
  'finstere.layout': (chosen) => chosen.advanced === 'true',
  'finstere.three_hits': (chosen) => Number(chosen.players) >= 6,
  'spokenchaos.seats': (chosen) => Number(chosen.players) === 2,
  'spokenchaos.midnight_cards': (chosen) => chosen.midnight === 'true',
};

export type Chosen = Readonly<Record<string, string>>;

/** Return the options in plain sight, and those that are folded away. */
export function optionsOf(game: GameAbout, chosen: Chosen): [OptionAbout[], OptionAbout[]] {
  const layout = LAYOUTS[game.name] ?? { plain: game.options.map(({ name }) => name), rulings: [] };
  const found = (names: readonly string[]) =>
    names
      .map((name) => game.options.find((option) => option.name === name))
      .filter((option) => option !== undefined)
      .filter((option) => WAITS_FOR[`${game.name}.${option.name}`]?.(chosen) ?? true);
  return [found(layout.plain), found(layout.rulings)];
}

/** Return what is sent: whatever was picked and can matter; the rest is left to the game. */
export function optionsToSend(game: GameAbout, picked: Chosen): Record<string, string> {
  const shown = new Set(
    optionsOf(game, { ...game.defaults, ...picked })
      .flat()
      .map(({ name }) => name),
  );
  const said = Object.entries(picked).filter(([name, text]) => shown.has(name) && text !== '');
  return Object.fromEntries(said);
}

/**
 * Return what is picked after one more choice: what follows from it is left to the game again,
 * and who begins must be among those who play.
 */
export function pickedAfter(
  game: GameAbout,
  picked: Chosen,
  option: string,
  value: string,
): Chosen {
  const replaced = game.options.find(({ name }) => name === option)?.replaces ?? [];
  const kept = Object.entries(picked).filter(([name]) => !replaced.includes(name));
  const { starter, ...after } = { ...Object.fromEntries(kept), [option]: value };
  const isAbsent = starter === undefined || Number(starter) >= seatCount(game, after);
  return isAbsent ? after : { ...after, starter };
}

/** Return how many seats the chosen options make. */
export function seatCount(game: GameAbout, chosen: Chosen): number {
  return Number(chosen.players ?? game.seats.length);
}
