/** A coach for a game, with its words. */

import type { GameName } from '../generated/games';
import { Coach } from './coach.svelte';
import type { Tip } from './tips';
import { loadCoachWords } from './words';

const TIPS: Readonly<Record<GameName, () => Promise<{ TIPS: unknown }>>> = {
  finstere: () => import('./finstere'),
  menhirs: () => import('./menhirs'),
  spokenchaos: () => import('./spokenchaos'),
};

/** Load the coach of a game. */
export async function loadCoach(game: GameName, done: () => void): Promise<Coach> {
  const [{ TIPS: tips }] = await Promise.all([TIPS[game](), loadCoachWords()]);
  return new Coach(tips as readonly Tip<never>[], done);
}
