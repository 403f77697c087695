/** A match of this browser as a replay. */

import type { Replay } from '../table/replay';
import { outcomeOf } from './match';
import { recordOf } from './record';
import { hindsightOf } from './seeing';
import type { LocalTable } from './table';
import { pointsOf } from './turning';

/** Return a finished match step by step, as everybody may see it. */
export function replayOf(table: LocalTable, me: string): Replay {
  const { match, settings, seats, look } = table;
  const { start, startScore, story } = hindsightOf(table);
  return {
    table: table.id,
    game: settings.game,
    options: match.options,
    seats: match.rules.seatNames(match.options),
    players: seats.map(({ bot, name }) => bot || name || me),
    bots: seats.flatMap(({ bot }, seat) => (bot ? [seat] : [])),
    guests: [],
    own: seats.flatMap(({ bot }, seat) => (bot ? [] : [seat])),
    seed: match.seed,
    result: outcomeOf(match)?.reason ?? table.verdict?.how ?? '',
    winners: table.verdict?.winners ?? [],
    look,
    start,
    score: startScore,
    moments: story,
    turning_points: pointsOf(match),
    record: recordOf(table),
  };
}
