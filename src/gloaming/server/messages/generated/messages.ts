// Made from the server's messages by `python -m gloaming.server.messages`; do not edit.

export const VERSION = 1;

/** A command has had its effect, once and for ever. */
export interface Acknowledged {
  type: "acknowledged";
  id: string;
  table: string;
}

/** Take one action or several in a row, by number or by text: all or none.

    With the mark at which they were chosen they are taken only if that choice is still open. */
export interface Act {
  do: "act";
  seat: number;
  actions: readonly (number | string)[];
  mark?: string;
}

/** Take a draw, or not; who offered it answers no to withdraw. */
export interface AnswerDraw {
  do: "answer-draw";
  seat: number;
  agrees: boolean;
}

/** Let somebody take back, or not; the asker answers no to withdraw. */
export interface AnswerTakeback {
  do: "answer-takeback";
  seat: number;
  agrees: boolean;
}

/** Ask something of a table; asked again with the same id it has no second effect. */
export interface Ask {
  type: "ask";
  table: string;
  id: string;
  command: Sit | StandUp | NameSeat | PutBot | RemoveBot | Ready | Dress | Act | Undo | AskTakeback | AnswerTakeback | OfferDraw | AnswerDraw | Resign | VoteAbandon | Regain | Say | Mute | AskRematch;
}

/** Ask what the bot of a seat expected the others to do when it last acted. */
export interface AskExpectation {
  type: "ask-expectation";
  table: string;
  seat: number;
}

/** Ask what helps a seat to choose beyond its legal actions; a spectator's is -1. */
export interface AskGuide {
  type: "ask-guide";
  table: string;
  seat: number;
}

/** Ask what chance may bring after actions that a seat has only in mind; none is taken. */
export interface AskOutlook {
  type: "ask-outlook";
  table: string;
  seat: number;
  actions: readonly (number | string)[];
}

/** Ask what would come of some actions of a seat, taken in a row; none of them is taken. */
export interface AskPreview {
  type: "ask-preview";
  table: string;
  seat: number;
  actions: readonly (number | string)[];
}

/** Ask whether a game can be played without a pause; from then on it is made ready. */
export interface AskReadiness {
  type: "ask-readiness";
  id: string;
  game: string;
}

/** Want to play again with the same people; where all want it, on the same seats. */
export interface AskRematch {
  do: "ask-rematch";
  keeps_seats?: boolean;
}

/** Ask the others to let one take back one's last turn. */
export interface AskTakeback {
  do: "ask-takeback";
  seat: number;
}

/** The share of the win that each seat can expect, as a bot thinks; they add up to 1. */
export interface Chances {
  seat: number;
  shares: readonly (number)[];
}

/** What is new at a table. */
export interface Changed {
  type: "changed";
  table: string;
  now: TableNow;
  mark: string;
}

/** So many days for every turn; what goes beyond them is taken from the vacation. */
export interface Correspondence {
  kind: "correspondence";
  days: number;
  vacation_days?: number;
}

/** Choose parts of what is put together before the match. */
export interface Dress {
  do: "dress";
  parts: Readonly<Record<string, number>>;
}

/** What the bot of a seat expected the others to do, as moments that may never come. */
export interface Expectation {
  type: "expectation";
  table: string;
  seat: number;
  mark: string;
  state: unknown;
  moments: readonly (ShownMoment)[];
}

/** What helps a seat to choose, worked out from what it saw at a certain mark. */
export interface Guide {
  type: "guide";
  table: string;
  seat: number;
  mark: string;
  guide: unknown;
  outlook?: unknown;
}

/** The first message: the version, and the tables watched before with the marks last seen. */
export interface Hello {
  type: "hello";
  version: number;
  seen?: Readonly<Record<string, string>>;
}

/** Be told no more of a table. */
export interface LeaveTable {
  type: "leave-table";
  table: string;
}

/** Hear nothing more of a seat, or hear it again. */
export interface Mute {
  do: "mute";
  seat: number;
  is_muted?: boolean;
}

/** Say who plays a seat, where one person has several; nothing: oneself. */
export interface NameSeat {
  do: "name-seat";
  seat: number;
  name?: string;
}

/** Everybody has all the time in the world. */
export interface NoClock {
  kind: "none";
}

/** Offer a draw. */
export interface OfferDraw {
  do: "offer-draw";
  seat: number;
}

/** Open a table and watch it. */
export interface OpenTable {
  type: "open-table";
  id: string;
  settings: TableSettings;
}

/** What chance may bring after actions that a seat has in mind, seen at a certain mark. */
export interface Outlook {
  type: "outlook";
  table: string;
  seat: number;
  mark: string;
  actions: readonly (number | string)[];
  outlook: unknown;
}

/** So many seconds for every turn. */
export interface PerMove {
  kind: "per-move";
  seconds: number;
}

/** So many seconds for the whole match, and some more after every turn. */
export interface PerPlayer {
  kind: "per-player";
  seconds: number;
  increment?: number;
}

/** Ask for a pong, or give a stamp back at once so that the server knows the way's length. */
export interface Ping {
  type: "ping";
  echo?: number | null;
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
  now: number;
  stamp: number;
}

/** What would come of some actions: the state that the seat would see, or why not. */
export interface Preview {
  type: "preview";
  table: string;
  seat: number;
  mark: string;
  actions: readonly (number | string)[];
  state?: unknown;
  refused?: string;
  facts?: unknown;
}

/** Let a bot take an empty seat. */
export interface PutBot {
  do: "put-bot";
  seat: number;
  bot: string;
}

/** How far a game is made ready in the process that one talks to.

    It is also told unasked, while a table that is to be watched waits for its game. */
export interface Readiness {
  type: "readiness";
  game: string;
  is_ready: boolean;
  compiled?: number;
  rules?: number;
  table?: string;
}

/** Want to start, or not yet; the match starts when all do. */
export interface Ready {
  do: "ready";
  is_ready?: boolean;
}

/** Something was not done, and why. */
export interface Refused {
  type: "refused";
  code: "forbidden" | "illegal-action" | "malformed" | "name-refused" | "no-draw" | "no-such-bot" | "no-such-game" | "no-such-option" | "no-such-page" | "no-such-seat" | "no-such-table" | "no-takeback" | "not-greeted" | "not-open" | "not-over" | "not-running" | "not-watchable" | "not-your-turn" | "not-yours" | "nothing-asked" | "nothing-to-undo" | "other-version" | "out-of-time" | "seat-empty" | "seat-taken" | "stale" | "too-fast" | "too-large" | "too-long" | "too-many" | "unavailable" | "unreadable-action";
  text: string;
  place?: string;
  id?: string;
  table?: string;
}

/** Play again for oneself where a bot stood in. */
export interface Regain {
  do: "regain";
  seat: number;
}

/** Send a bot away before the match starts. */
export interface RemoveBot {
  do: "remove-bot";
  seat: number;
}

/** Give up. */
export interface Resign {
  do: "resign";
  seat: number;
}

/** Say something to all. */
export interface Say {
  do: "say";
  seat: number;
  text: string;
}

/** Numbers by what they count, in the game's own terms. */
export interface Score {
  seats?: readonly (Readonly<Record<string, number>>)[];
  common?: Readonly<Record<string, number>>;
}

/** Something a seat may do now. */
export interface ShownChoice {
  action: number;
  text: string;
}

/** A seat's time: how much is left, and when it runs out if it runs. */
export interface ShownClock {
  left?: number;
  since?: number | null;
  flag?: number | null;
}

/** Something that was done: by whom, in words and why, and what the seat saw after it. */
export interface ShownMoment {
  actor: number;
  text: string;
  why: readonly (string)[];
  facts?: unknown;
  state?: unknown;
  score?: Score | null;
}

/** Something asked of the others: a takeback or a draw. */
export interface ShownOffer {
  seat: number;
  waiting_for: readonly (number)[];
}

/** Something that was said. */
export interface ShownSaying {
  seat: number;
  name: string;
  text: string;
  at: number;
  is_guest?: boolean;
}

/** One seat. */
export interface ShownSeat {
  name: string;
  kind: "bot" | "empty" | "person";
  player?: string;
  is_guest?: boolean;
  is_yours?: boolean;
  is_ready?: boolean;
  is_to_act?: boolean;
  is_away?: boolean;
  stand_in_at?: number | null;
  stand_in?: string;
  forfeit?: "" | "resigned" | "timed out";
  clock?: ShownClock;
  thought?: ShownThought | null;
}

/** How a series of matches stands, with this one if it is over. */
export interface ShownSeries {
  matches: number;
  by_points: boolean;
  totals: readonly (number)[];
}

/** What one seat, or a spectator, may know of the match. */
export interface ShownSight {
  seat: number;
  state: unknown;
  position?: unknown;
  score?: Score | null;
  actions?: readonly (ShownChoice)[];
  can_undo?: boolean;
  moments_before?: number;
  moments?: readonly (ShownMoment)[];
}

/** What a bot thought when it last acted. */
export interface ShownThought {
  value: number;
  is_proven?: boolean;
  turns?: number;
  simulations?: number;
  has_line?: boolean;
}

/** How it ended, and the seed that anyone can check now. */
export interface ShownVerdict {
  how: "abandoned" | "draw agreed" | "expired" | "played" | "resigned" | "timed out";
  reason: string;
  winners: readonly (number)[];
  words: string;
  scores: readonly (number)[];
  places: readonly (number)[];
  seed: string;
}

/** Take an empty seat. */
export interface Sit {
  do: "sit";
  seat: number;
}

/** Leave a seat before the match starts. */
export interface StandUp {
  do: "stand-up";
  seat: number;
}

/** A whole table: after this a client needs nothing else. */
export interface Table {
  type: "table";
  table: WholeTable;
  mark: string;
}

/** What never changes at a table. */
export interface TableAbout {
  id: string;
  game: string;
  title: string;
  settings: TableSettings;
  opened_by: string;
  opener_is_guest: boolean;
  is_yours: boolean;
  created_at: number;
  commitment: string;
  bots: readonly (string)[];
  before?: string;
}

/** What changes at a table. */
export interface TableNow {
  phase: "open" | "over" | "running";
  seats: readonly (ShownSeat)[];
  sights: readonly (ShownSight)[];
  opener_is_ready?: boolean;
  look?: Readonly<Record<string, number>>;
  takeback?: ShownOffer | null;
  draw_offer?: ShownOffer | null;
  abandon_votes?: readonly (number)[];
  sayings_before?: number;
  sayings?: readonly (ShownSaying)[];
  muted?: readonly (number)[];
  rematch_asked?: readonly (number)[];
  rematch?: string;
  verdict?: ShownVerdict | null;
  series?: ShownSeries | null;
  chances?: Chances | null;
}

/** What is fixed when a table is opened. */
export interface TableSettings {
  game: string;
  options?: Readonly<Record<string, string>>;
  is_public?: boolean;
  clock?: NoClock | PerMove | PerPlayer | Correspondence;
  may_be_watched?: boolean;
  shows_outlook?: boolean;
  watching_delay?: number;
  away_seconds?: number | null;
  stand_in?: string;
}

/** A table is still as it was last seen. */
export interface Unchanged {
  type: "unchanged";
  table: string;
}

/** Take back the last action of one's unfinished turn, or some, all or none. */
export interface Undo {
  do: "undo";
  seat: number;
  count?: number;
}

/** Want to end the match without a result. */
export interface VoteAbandon {
  do: "vote-abandon";
  seat: number;
}

/** Be told of a table, whole at first and then whatever changes. */
export interface WatchTable {
  type: "watch-table";
  table: string;
  seen?: string;
}

/** The answer to hello: who one is, what time it is, and a stamp to give back at once. */
export interface Welcome {
  type: "welcome";
  version: number;
  name: string;
  is_guest: boolean;
  now: number;
  stamp: number;
}

/** Everything that one person may know of a table. */
export interface WholeTable {
  about: TableAbout;
  now: TableNow;
  record: string;
}

export type ClientMessage = Hello | AskReadiness | OpenTable | WatchTable | LeaveTable | Ask | AskGuide | AskOutlook | AskPreview | AskExpectation | Ping;

export type ServerMessage = Welcome | Readiness | Table | Changed | Unchanged | Acknowledged | Refused | Guide | Outlook | Preview | Expectation | Pong;
