/** A table of this browser as lists show it. */

import type { TableSummary } from '../parts/summary';
import { t } from '../words/shell';
import type { KeptTable } from './keeping';

export interface Summary extends TableSummary {
  readonly is_my_turn: boolean;
}

/** Return what a list shows of a kept table. */
export function summaryOf(kept: KeptTable): Summary {
  return {
    id: kept.id,
    game: kept.settings.game,
    phase: kept.verdict ? 'over' : 'running',
    clock: kept.settings.clock?.kind ?? 'none',
    may_be_watched: false,
    created_at: kept.createdAt,
    seats: kept.seats.map(({ bot, name }, seat) => ({
      name: String(seat),
      kind: bot ? 'bot' : 'person',
      player: bot || name || t('me'),
      is_guest: false,
    })),
    winners: kept.verdict?.winners ?? [],
    is_my_turn: !kept.verdict, // bots stand still while nobody watches: somebody must go on
  };
}
