/** The games of this server and how they can be played; asked for once. */

import { get } from './wire/http';

/** One option as a JSON schema describes it. */
export interface OptionSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly OptionSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

export interface GameAbout {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly options: { readonly $defs?: Readonly<Record<string, unknown>> };
  readonly defaults: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly bots: readonly string[];
}

let asked: Promise<readonly GameAbout[]> | undefined;

/** Return all games. */
export function allGames(): Promise<readonly GameAbout[]> {
  asked ??= get<readonly GameAbout[]>('/api/games').catch((error: unknown) => {
    asked = undefined; // so that the next one who asks tries again
    throw error;
  });
  return asked;
}

/** Return one game, or nothing if it is not played here. */
export async function findGame(name: string): Promise<GameAbout | undefined> {
  return (await allGames()).find((game) => game.name === name);
}
