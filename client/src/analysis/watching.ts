/** Going through a replay: the match is played anew by the rules, and bots think aside. */

import { loadRules } from '../engine/load';
import { think, thinkersAtHand } from '../engine/thinking';
import { followed, newMatch, type Match } from '../local/match';
import type { Sitter } from '../local/table';
import type { Replay } from '../table/replay';
import { local } from '../tables.svelte';
import { GO_ON, type GameName } from '../generated/games';
import { analyse, type Analysis, type Progress } from './analysing';
import type { Ask } from './judging';

/** How long is thought about each turn: simulations. */
const DEPTHS = { quick: 200, thorough: 1000 } as const;
export type Depth = keyof typeof DEPTHS;

const JUDGE = 'owl';
/** Who takes the place of people who are not here. */
const STAND_IN = 'fox';
/** A search of Spokenchaos takes so many times as long. */
const SLOWER = { finstere: 1, menhirs: 1, spokenchaos: 20 } as const;

type Plies = readonly (readonly [actor: number, action: number])[];

/** Return the match of a replay, as the rules have it. */
export async function matchOf(replay: Replay): Promise<Match> {
  const rules = await loadRules(replay.game as GameName);
  return followed(newMatch(rules, replay.options, replay.seed), pliesOf(replay));
}

/** Go through a match; nothing if it is ended before by whoever is told of its progress. */
export function judge(
  match: Match,
  game: GameName,
  depth: Depth,
  progress: Progress,
): Promise<Analysis | undefined> {
  const limits = { simulations: Math.ceil(DEPTHS[depth] / SLOWER[game]), isPatient: true };
  const askOf =
    (worker: number): Ask =>
    (state, seat, number) => {
      const question = { game, level: JUDGE, state, seat, seed: [number], limits };
      return think(question, undefined, worker).decision;
    };
  const workers = Array.from({ length: thinkersAtHand() }, (_, worker) => worker);
  return analyse(match, workers.map(askOf), progress);
}

/** Open a table at which a match goes on from a moment, with the same luck and the same bots. */
export function tryAgain(replay: Replay, at: number, seat: number): Promise<string> {
  const sitters = replay.seats.map((_, number): Sitter => {
    if (number === seat) return { bot: '', name: '' };
    const isBot = replay.bots.includes(number);
    return { bot: isBot ? (replay.players[number] ?? STAND_IN) : STAND_IN, name: '' };
  });
  const { game, options, seed, look } = replay;
  return local.openFrom({ game, options }, sitters, {
    seed,
    look,
    plies: pliesOf(replay).slice(0, at),
  });
}

function pliesOf({ moments }: Replay): Plies {
  return moments.map(({ actor, action }) => [actor, action ?? GO_ON]);
}
