/** A table of this screen as pages know tables: what everybody may know, and each seat's sight. */

import type { Rules, State } from '../engine/rules';
import { placesOf, shareAmong } from '../engine/standings';
import type { KnownMoment, KnownSight } from '../table/following';
import type { KnownTable } from '../table/known';
import { AUTOMATIC, SEVERAL } from '../generated/games';
import type { Chances, ShownSeat, ShownThought, ShownVerdict } from '../generated/messages';
import { shownClock } from './clock';
import { canUndo, outcomeOf, type Match, type Played } from './match';
import { isByMemory, isOwn, isSealed, openMoments, SPECTATOR } from './secrecy';
import { commitmentOf } from './seeds';
import { botOf, isPlayed, toAct, type LocalTable, type Thought } from './table';

/** What pages show of a table besides what it holds itself. */
export interface Setting {
  readonly title: string;
  /** The bots that know the game, the strongest last. */
  readonly bots: readonly string[];
  /** What people at this screen are called who have no name. */
  readonly me: string;
}

/** Return a table as pages know it. */
export function knownOf(table: LocalTable, setting: Setting, isWhole: boolean): KnownTable {
  const own = table.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  return {
    about: {
      id: table.id,
      game: table.settings.game,
      title: setting.title,
      settings: table.settings,
      opened_by: '',
      opener_is_guest: true,
      is_yours: true,
      created_at: table.createdAt,
      commitment: commitmentOf(table.match.seed),
      bots: setting.bots,
      before: table.before,
    },
    now: {
      phase: table.verdict ? 'over' : 'running',
      seats: table.seats.map((_, seat) => shownSeat(table, seat, setting)),
      look: table.look,
      rematch: table.rematch,
      rematch_asked: table.rematch ? own : [],
      verdict: shownVerdict(table),
      chances: chancesOf(table),
    },
    sights: (own.length > 0 ? own : [SPECTATOR]).map((seat) => sightOf(table, seat)),
    sayings: [],
    mark: `${table.match.moments.length}`,
    isWhole,
  };
}

/** How somebody sees states. */
type Eye = (state: State) => State;

/** Return what a seat may know of a match. */
export function sightOf(table: LocalTable, seat: number): KnownSight {
  const { rules } = table.match;
  return sightWith(table, seat, (state) => rules.view(state, seat), `${seat}`);
}

/** Return what everybody may know when all is over: what had to be remembered is seen again. */
export function hindsightOf(table: LocalTable): KnownSight {
  const { match } = table;
  const eye: Eye = isByMemory(match)
    ? (state) => state
    : (state) => match.rules.view(state, SPECTATOR);
  return sightWith(table, SPECTATOR, eye, 'hindsight');
}

/** Return what is seen of a match; the name tells apart what was seen before. */
function sightWith(table: LocalTable, seat: number, eye: Eye, name: string): KnownSight {
  const { match } = table;
  const { rules } = match;
  const view = eye(match.state);
  const isActing = toAct(table).includes(seat) && isPlayed(table, seat);
  const base = eye(match.moments[0]?.before ?? match.state);
  return {
    seat,
    state: rules.read(view),
    view,
    score: rules.score(view),
    actions: isActing ? rules.legalActions(view, seat).map((action) => ({ action })) : [],
    canUndo: isActing && canUndo(match, seat),
    first: 0,
    base,
    start: rules.read(base),
    startScore: rules.score(base),
    story: storyOf(match, seat, eye, name),
  };
}

const seen = new WeakMap<Played, Map<string, KnownMoment>>();

function storyOf(match: Match, seat: number, eye: Eye, name: string): readonly KnownMoment[] {
  const after = new Map(
    match.moments.map((moment, at) => [moment, match.moments[at + 1]?.before ?? match.state]),
  );
  let view = eye(match.moments[0]?.before ?? match.state);
  return openMoments(match, seat).map((moment) => {
    const kept = seen.get(moment)?.get(name);
    const shown = kept ?? momentOf(match.rules, moment, after.get(moment), seat, eye, view);
    if (!kept) keep(moment, name, shown);
    view = shown.view;
    return shown;
  });
}

function keep(moment: Played, name: string, shown: KnownMoment): void {
  const known = seen.get(moment) ?? new Map<string, KnownMoment>();
  seen.set(moment, known.set(name, shown));
}

function momentOf(
  rules: Rules,
  moment: Played,
  after: State | undefined,
  seat: number,
  eye: Eye,
  last: State,
): KnownMoment {
  const { actor, action } = moment;
  // One's own plan is told as one saw it: those of others lay sealed beside it.
  const isPlan = isOwn(actor, seat) && rules.actor(moment.before) === SEVERAL;
  const heard = isPlan ? eye(moment.before) : moment.before;
  const told = {
    actor,
    account: rules.account(heard, actor, action),
    action: actor === AUTOMATIC ? null : action,
  };
  if (!after || isSealed(rules, moment, seat)) return { ...told, state: null, view: last };
  const view = eye(after);
  return { ...told, state: rules.read(view), score: rules.score(view), view };
}

function shownSeat(table: LocalTable, seat: number, setting: Setting): ShownSeat {
  const { bot = '', name = '', forfeit = '' } = table.seats[seat] ?? {};
  const clock = table.clocks[seat];
  const thought = botOf(table, seat, '') ? thoughtOf(table, seat) : undefined;
  return {
    name: table.match.rules.seatNames(table.match.options)[seat] ?? '',
    kind: bot ? 'bot' : 'person',
    player: bot || name || setting.me,
    is_yours: !bot,
    is_to_act: toAct(table).includes(seat),
    forfeit,
    ...(forfeit ? { stand_in: setting.bots.at(-1) ?? '' } : {}),
    ...(clock && !bot ? { clock: shownClock(table.settings.clock, clock) } : {}),
    ...(thought ? { thought: shownThought(thought, seat) } : {}),
  };
}

function shownThought(thought: Thought, seat: number): ShownThought {
  return {
    value: thought.shares[seat] ?? 0,
    is_proven: thought.isProven,
    turns: thought.turns,
    simulations: thought.simulations,
    has_line: thought.line.length > 0,
  };
}

/** Return what a bot thought last that everybody may know: of sealed plans only when all is open. */
export function thoughtOf(table: LocalTable, seat: number): Thought | undefined {
  const { match } = table;
  const kept = table.thoughts[seat];
  const isSecret = match.actor === SEVERAL && kept?.turn === match.rules.turnNumber(match.state);
  return isSecret ? undefined : kept;
}

/** Return what each seat can expect, as the bot thinks that told it last; hopeless ones nothing. */
function chancesOf(table: LocalTable): Chances | null {
  const told = table.seats
    .map((_, seat) => ({ seat, thought: thoughtOf(table, seat) }))
    .filter(({ thought }) => thought && thought.shares.length > 0)
    .sort((one, other) => (other.thought?.moments ?? 0) - (one.thought?.moments ?? 0));
  const [newest] = told;
  if (!newest) return null;
  const { rules } = table.match;
  const mayWin = (seat: number) => !table.seats[seat]?.forfeit;
  const shares = shareAmong(rules, newest.thought?.shares ?? [], mayWin);
  return shares.length > 0 ? { seat: newest.seat, shares } : null;
}

function shownVerdict(table: LocalTable): ShownVerdict | null {
  if (!table.verdict) return null;
  const { how, winners } = table.verdict;
  const outcome = outcomeOf(table.match);
  const merits = table.seats.map(({ forfeit }, seat) => ({
    hasWon: winners.includes(seat),
    hasStayed: !forfeit,
    score: outcome?.scores[seat] ?? 0,
  }));
  return {
    how,
    winners,
    reason: how === 'played' && outcome ? outcome.reason : how,
    words: '',
    scores: outcome?.scores ?? [],
    places: winners.length > 0 ? placesOf(table.match.rules, merits) : [],
    seed: table.match.seed,
  };
}
