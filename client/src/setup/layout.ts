/** How the set-up page orders a game's options: in plain sight, folded away, or left to the game. */

import type { GameAbout, OptionAbout } from '../games';
import type { GameName, Games } from '../generated/games';

/** Options as text, by their names; what a game makes of them is its own. */
export type Chosen = Readonly<Record<string, string>>;

/** Where options stand; some wait for others before they can matter. */
interface Layout<Name extends string = string, Options = Chosen> {
  readonly plain: readonly Name[];
  readonly rulings: readonly Name[];
  readonly waits?: Readonly<Partial<Record<Name, (chosen: Options) => boolean>>>;
}

type LayoutOf<Options> = Layout<keyof Options & string, Options>;

export const LAYOUTS: { readonly [Of in GameName]: LayoutOf<Games[Of]['options']> } = {
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
    waits: {
      layout: ({ advanced }) => advanced === 'true',
      three_hits: ({ players }) => Number(players) >= 6,
    },
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
    waits: {
      seats: ({ players }) => players === '2',
      midnight_cards: ({ midnight }) => midnight === 'true',
    },
  },
};

/** Return the options in plain sight, and those that are folded away. */
export function optionsOf(game: GameAbout, chosen: Chosen): [OptionAbout[], OptionAbout[]] {
  const { plain, rulings, waits } = layoutOf(game);
  const found = (names: readonly string[]) =>
    names
      .map((name) => game.options.find((option) => option.name === name))
      .filter((option) => option !== undefined)
      .filter(({ name }) => waits?.[name]?.(chosen) ?? true);
  return [found(plain), found(rulings)];
}

/** Return where the options of a game stand; of one that is not known here, all in plain sight. */
function layoutOf({ name, options }: GameAbout): Layout {
  const known = LAYOUTS as unknown as Readonly<Partial<Record<string, Layout>>>;
  return known[name] ?? { plain: options.map((option) => option.name), rulings: [] };
}

/** Return what is sent: whatever was picked and can matter; the rest is left to the game. */
export function optionsToSend(game: GameAbout, picked: Chosen): Record<string, string> {
  const shown = new Set(
    optionsOf(game, { ...game.defaults, ...picked })
      .flat()
      .map(({ name }) => name),
  ).add('colours'); // which stand with who plays
  const said = Object.entries(picked).filter(([name, text]) => shown.has(name) && text !== '');
  return Object.fromEntries(said);
}

/**
 * Return what is picked after one more choice: what follows from it is left to the game again,
 * and who begins must be among those who play, each of whom has a colour.
 */
export function pickedAfter(
  game: GameAbout,
  picked: Chosen,
  option: string,
  value: string,
): Chosen {
  const replaced = game.options.find(({ name }) => name === option)?.replaces ?? [];
  const kept = Object.entries(picked).filter(([name]) => !replaced.includes(name));
  const { starter, colours, ...after } = { ...Object.fromEntries(kept), [option]: value };
  const count = seatCount(game, after);
  return {
    ...after,
    ...(starter === undefined || Number(starter) >= count ? {} : { starter }),
    ...(colours?.split(' ').length === count ? { colours } : {}),
  };
}

/** Return how many seats the chosen options make. */
export function seatCount(game: GameAbout, chosen: Chosen): number {
  return Number(chosen.players ?? game.seats.length);
}
