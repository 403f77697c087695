/** A case is played by the rules: everything that happens in it, and what is refused at its end. */

import type { Shown } from '../../boards/board';
import type { Against, Rules, State } from '../../engine/rules';
import { knownOf } from '../../local/seeing';
import { acted, opened } from '../../local/table';
import { seatName } from '../../parts/names';
import { boardSeats, shownAt } from '../../table/shown';
import { lastOf } from '../../table/showing';
import type { Case } from './load';

/** With whose eyes a case is seen: the seat that lessons call the learner. */
const LEARNER = 0;

export interface Demonstration {
  /** How many moments there are. */
  readonly last: number;
  /** In which it ends. */
  readonly state: State;
  /** Who has won with it, by the names of seats; nothing: it goes on. */
  readonly winners: readonly string[] | undefined;
  /** What is seen after so many moments. */
  readonly shownAt: (at: number) => Shown;
  /** What speaks against that which is tried at its end; nothing: nothing is. */
  readonly against: Against | null;
}

/** Play a case to its end. */
export function demonstrated(game: string, rules: Rules, played: Case): Demonstration {
  const { options, seed } = played;
  const from = Uint8Array.from(atob(played.state), (letter) => letter.charCodeAt(0));
  const others = rules.seatNames(options).slice(1);
  const opening = {
    id: '',
    settings: { game, options, shows_outlook: false },
    sitters: [{ bot: '', name: '' }, ...others.map(() => ({ bot: 'moth', name: '' }))],
    seed,
    from,
  };
  const table = played.plies.reduce(
    (now, [seat, action]) => acted(now, seat, [action], 0),
    opened(rules, opening, 0),
  );
  const { now, sights } = knownOf(table, { title: '', bots: [], me: '' }, true);
  const story = sights.find(({ seat }) => seat === LEARNER);
  if (!story) throw new Error('nobody looks');
  const seats = boardSeats(now.seats).map((seat) => ({ ...seat, isYours: false })); // anybody's
  const { refused } = played;
  return {
    against: refused ? rules.against(table.match.state, refused.seat, refused.action) : null,
    last: lastOf(story),
    winners: now.verdict?.winners.map((winner) => seatName(seats[winner]?.name ?? '')),
    state: table.match.state,
    shownAt: (at) => shownAt(story, at, seats, options),
  };
}
