/** The kinds of puzzles: of which game each is, and how the ids of shipped puzzles begin. */

import type { GameName } from '../generated/games';

export const KINDS = {
  feast: { game: 'finstere', prefix: 'ff' },
  predict: { game: 'finstere', prefix: 'fp' },
  escape: { game: 'finstere', prefix: 'fe' },
  'free-in': { game: 'menhirs', prefix: 'mb' },
  hide: { game: 'spokenchaos', prefix: 'sh' },
  furnish: { game: 'spokenchaos', prefix: 'sf' },
} as const satisfies Readonly<Record<string, { game: GameName; prefix: string }>>;

export type KindName = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** Return the kinds of a game. */
export function kindsOf(game: string): KindName[] {
  return KIND_NAMES.filter((kind) => KINDS[kind].game === game);
}

/** Return the kind of a shipped puzzle, which its id tells; nothing if there is none. */
export function kindOf(id: string): KindName | undefined {
  return KIND_NAMES.find((kind) => id.startsWith(`${KINDS[kind].prefix}-`));
}

export function isKind(name: string): name is KindName {
  return name in KINDS;
}
