/** The games and how they can be played: made from the rules, and known without a server. */

/** One option of a game, as its game describes it. */
export interface OptionAbout {
  readonly name: string;
  readonly kind: 'number' | 'switch' | 'choice' | 'text' | 'list' | 'seat';
  /** One plain sentence, in English. */
  readonly about: string;
  /** As it is written; nothing: left to the game. */
  readonly default: string;
  readonly choices: readonly string[];
  readonly least: number | null;
  readonly most: number | null;
  /** Of a ruling: the rule texts behind each value. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  /** Of a text: the values with a name, each written out. */
  readonly presets: Readonly<Record<string, string>>;
  /** Of such a text: the letter that says more than the others. */
  readonly marked: string;
  /** The options that follow from this one unless they are chosen after it. */
  readonly replaces: readonly string[];
}

export interface GameAbout {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly options: readonly OptionAbout[];
  readonly defaults: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  /** Which colours so many players can choose, in the order of the box; nothing: it has none. */
  readonly colours: Readonly<Partial<Record<string, readonly string[]>>>;
  /** The strongest stands last. */
  readonly bots: readonly string[];
  /** Players can be shown what chance may bring next. */
  readonly has_outlook: boolean;
}

/** Return all games. */
export async function allGames(): Promise<readonly GameAbout[]> {
  const found = await import('./generated/games_about.json');
  return found.default as unknown as readonly GameAbout[];
}

/** Return one game, or nothing if there is none of that name. */
export async function findGame(name: string): Promise<GameAbout | undefined> {
  return (await allGames()).find((game) => game.name === name);
}
