/** A table in plies as a server would tell of it, for tests: any legal actions of Menhirs. */

import type { Rules, State } from '../engine/rules';
import { crc32 } from '../table/following';
import type { News, ShownPlies, TablePlies } from '../generated/messages';

/** Return what is told of some actions behind a number of moments, and the state after them. */
export function toldOf(
  rules: Rules<'menhirs'>,
  from: State,
  actions: readonly number[],
  more: Partial<ShownPlies> = {},
): { readonly told: ShownPlies; readonly view: State } {
  let view = from;
  const plies = actions.map((action) => {
    const actor = rules.actor(view);
    view = rules.apply(view, actor, action);
    return { actor, action };
  });
  return { told: { seat: 0, check: crc32(view), plies, ...more }, view };
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

export function wholeTable(plies: ShownPlies[], id = 't', mark = 'first'): TablePlies {
  return {
    type: 'table-plies',
    mark,
    table: {
      about: {
        id,
        game: 'menhirs',
        title: 'Menhirs',
        settings: { game: 'menhirs' },
        opened_by: 'one',
        opener_is_guest: false,
        is_yours: true,
        created_at: 0,
        commitment: '',
        bots: [],
      },
      now: {
        phase: 'running',
        seats: [
          { name: 'player 1', kind: 'person' },
          { name: 'player 2', kind: 'bot' },
        ],
        sights: [],
      },
      to_act: [0],
      plies,
    },
  };
}

export function newsOf(
  plies: ShownPlies[],
  more: Partial<News['news']> = {},
  mark = 'next',
  table = 't',
): News {
  return { type: 'news', table, mark, news: { to_act: [1], plies, ...more } };
}
