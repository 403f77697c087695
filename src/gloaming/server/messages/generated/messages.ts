// Made from the server's messages by `python -m gloaming.server.messages`; do not edit.

import type { GameState, GamePosition, GameGuide, GameOutlook, GameRefusal, GameAccount } from './games';

export const VERSION = 3;

/** A command has had its effect, once and for ever. */
export interface Acknowledged {
  readonly type: "acknowledged";
  readonly id: string;
  readonly table: string;
}

/** Take one action or several in a row, by number or by text: all or none.

    With the mark at which they were chosen they are taken only if that choice is still open. */
export interface Act {
  readonly do: "act";
  readonly seat: number;
  readonly actions: readonly (number | string)[];
  readonly mark?: string;
}

/** Take a draw, or not; who offered it answers no to withdraw. */
export interface AnswerDraw {
  readonly do: "answer-draw";
  readonly seat: number;
  readonly agrees: boolean;
}

/** Let somebody take back, or not; the asker answers no to withdraw. */
export interface AnswerTakeback {
  readonly do: "answer-takeback";
  readonly seat: number;
  readonly agrees: boolean;
}

/** Ask something of a table; asked again with the same id it has no second effect. */
export interface Ask {
  readonly type: "ask";
  readonly table: string;
  readonly id: string;
  readonly command: Sit | StandUp | NameSeat | PutBot | RemoveBot | Ready | ChooseColour | Dress | Act | Undo | AskTakeback | AnswerTakeback | OfferDraw | AnswerDraw | Resign | VoteAbandon | Regain | Say | Mute | AskRematch;
}

/** Ask what the bot of a seat expected the others to do when it last acted. */
export interface AskExpectation {
  readonly type: "ask-expectation";
  readonly table: string;
  readonly seat: number;
}

/** Ask what helps a seat to choose beyond its legal actions; a spectator's is -1. */
export interface AskGuide {
  readonly type: "ask-guide";
  readonly table: string;
  readonly seat: number;
}

/** Ask what chance may bring after actions that a seat has only in mind; none is taken. */
export interface AskOutlook {
  readonly type: "ask-outlook";
  readonly table: string;
  readonly seat: number;
  readonly actions: readonly (number | string)[];
}

/** Ask what would come of some actions of a seat, taken in a row; none of them is taken. */
export interface AskPreview {
  readonly type: "ask-preview";
  readonly table: string;
  readonly seat: number;
  readonly actions: readonly (number | string)[];
}

/** Want to play again with the same people; where all want it, on the same seats. */
export interface AskRematch {
  readonly do: "ask-rematch";
  readonly keeps_seats?: boolean;
}

/** Ask the others to let one take back one's last turn. */
export interface AskTakeback {
  readonly do: "ask-takeback";
  readonly seat: number;
}

/** The share of the win that each seat can expect, as a bot thinks; they add up to 1. */
export interface Chances {
  readonly seat: number;
  readonly shares: readonly number[];
}

/** What is new at a table. */
export interface Changed {
  readonly type: "changed";
  readonly table: string;
  readonly now: TableNow;
  readonly mark: string;
}

/** Give a seat another colour before the match starts. */
export interface ChooseColour {
  readonly do: "choose-colour";
  readonly seat: number;
  readonly colour: string;
}

/** So many days for every turn; what goes beyond them is taken from the vacation. */
export interface Correspondence {
  readonly kind: "correspondence";
  readonly days: number;
  readonly vacation_days?: number;
}

/** Choose parts of what is put together; until it first moves. */
export interface Dress {
  readonly do: "dress";
  readonly parts: Readonly<Record<string, number>>;
}

/** What the bot of a seat expected the others to do, as moments that may never come. */
export interface Expectation {
  readonly type: "expectation";
  readonly table: string;
  readonly seat: number;
  readonly mark: string;
  readonly state: GameState;
  readonly moments: readonly ShownMoment[];
}

/** What helps a seat to choose, worked out from what it saw at a certain mark. */
export interface Guide {
  readonly type: "guide";
  readonly table: string;
  readonly seat: number;
  readonly mark: string;
  readonly guide: GameGuide;
  readonly outlook?: GameOutlook | null;
}

/** The first message: the version, and the tables watched before with the marks last seen.

    Who has the rules asks for plies, of which everything else follows; all others for words. */
export interface Hello {
  readonly type: "hello";
  readonly version: number;
  readonly form?: "plies" | "words";
  readonly seen?: Readonly<Record<string, string>>;
}

/** Be told no more of a table. */
export interface LeaveTable {
  readonly type: "leave-table";
  readonly table: string;
}

/** Hear nothing more of a seat, or hear it again. */
export interface Mute {
  readonly do: "mute";
  readonly seat: number;
  readonly is_muted?: boolean;
}

/** Say who plays a seat, where one person has several; nothing: oneself. */
export interface NameSeat {
  readonly do: "name-seat";
  readonly seat: number;
  readonly name?: string;
}

/** What is new at a table, for those who have the rules. */
export interface News {
  readonly type: "news";
  readonly table: string;
  readonly news: TableNews;
  readonly mark: string;
}

/** Everybody has all the time in the world. */
export interface NoClock {
  readonly kind: "none";
}

/** Offer a draw. */
export interface OfferDraw {
  readonly do: "offer-draw";
  readonly seat: number;
}

/** Open a table and watch it. */
export interface OpenTable {
  readonly type: "open-table";
  readonly id: string;
  readonly settings: TableSettings;
}

/** What chance may bring after actions that a seat has in mind, seen at a certain mark. */
export interface Outlook {
  readonly type: "outlook";
  readonly table: string;
  readonly seat: number;
  readonly mark: string;
  readonly actions: readonly (number | string)[];
  readonly outlook: GameOutlook | null;
}

/** Bytes of a state that are others than the rules would have made of the one before. */
export interface Patch {
  readonly at: number;
  readonly bytes: string;
}

/** So many seconds for every turn. */
export interface PerMove {
  readonly kind: "per-move";
  readonly seconds: number;
}

/** So many seconds for the whole match, and some more after every turn. */
export interface PerPlayer {
  readonly kind: "per-player";
  readonly seconds: number;
  readonly increment?: number;
}

/** Ask for a pong, or give a stamp back at once so that the server knows the way's length. */
export interface Ping {
  readonly type: "ping";
  readonly echo?: number | null;
}

/** The answer to ping. */
export interface Pong {
  readonly type: "pong";
  readonly now: number;
  readonly stamp: number;
}

/** What would come of some actions: the state that the seat would see, or why not. */
export interface Preview {
  readonly type: "preview";
  readonly table: string;
  readonly seat: number;
  readonly mark: string;
  readonly actions: readonly (number | string)[];
  readonly state?: GameState | null;
  readonly refused?: "forbidden" | "illegal-action" | "malformed" | "name-refused" | "no-draw" | "no-such-bot" | "no-such-game" | "no-such-option" | "no-such-page" | "no-such-seat" | "no-such-table" | "no-takeback" | "not-greeted" | "not-open" | "not-over" | "not-running" | "not-watchable" | "not-your-turn" | "not-yours" | "nothing-asked" | "nothing-to-undo" | "other-version" | "out-of-time" | "seat-empty" | "seat-taken" | "stale" | "too-fast" | "too-large" | "too-long" | "too-many" | "unavailable" | "unreadable-action" | null;
  readonly rule?: string;
  readonly facts?: GameRefusal | null;
}

/** Let a bot take an empty seat. */
export interface PutBot {
  readonly do: "put-bot";
  readonly seat: number;
  readonly bot: string;
}

/** Want to start, or not yet; the match starts when all do. */
export interface Ready {
  readonly do: "ready";
  readonly is_ready?: boolean;
}

/** Something was not done, and why. */
export interface Refused {
  readonly type: "refused";
  readonly code: "forbidden" | "illegal-action" | "malformed" | "name-refused" | "no-draw" | "no-such-bot" | "no-such-game" | "no-such-option" | "no-such-page" | "no-such-seat" | "no-such-table" | "no-takeback" | "not-greeted" | "not-open" | "not-over" | "not-running" | "not-watchable" | "not-your-turn" | "not-yours" | "nothing-asked" | "nothing-to-undo" | "other-version" | "out-of-time" | "seat-empty" | "seat-taken" | "stale" | "too-fast" | "too-large" | "too-long" | "too-many" | "unavailable" | "unreadable-action";
  readonly text: string;
  readonly place?: string;
  readonly id?: string;
  readonly table?: string;
  readonly rule?: string;
}

/** Play again for oneself where a bot stood in. */
export interface Regain {
  readonly do: "regain";
  readonly seat: number;
}

/** Send a bot away before the match starts. */
export interface RemoveBot {
  readonly do: "remove-bot";
  readonly seat: number;
}

/** Give up. */
export interface Resign {
  readonly do: "resign";
  readonly seat: number;
}

/** Say something to all. */
export interface Say {
  readonly do: "say";
  readonly seat: number;
  readonly text: string;
}

/** Numbers by what they count, in the game's own terms. */
export interface Score {
  readonly seats?: readonly (Readonly<Record<string, number>>)[];
  readonly common?: Readonly<Record<string, number>>;
}

/** Something a seat may do now. */
export interface ShownChoice {
  readonly action: number;
  readonly text: string;
}

/** A seat's time: how much is left, and when it runs out if it runs. */
export interface ShownClock {
  readonly left?: number;
  readonly since?: number | null;
  readonly flag?: number | null;
}

/** Something that was done: by whom, its account, and what the seat saw after it. */
export interface ShownMoment {
  readonly actor: number;
  readonly text: string;
  readonly account: GameAccount;
  readonly state?: GameState | null;
  readonly score?: Score | null;
  readonly action?: number | null;
}

/** Something asked of the others: a takeback or a draw. */
export interface ShownOffer {
  readonly seat: number;
  readonly waiting_for: readonly number[];
}

/** What one seat, or a spectator, may know of the match, for those who have the rules. */
export interface ShownPlies {
  readonly seat: number;
  readonly check: number;
  readonly is_acting?: boolean;
  readonly can_undo?: boolean;
  readonly moments_before?: number;
  readonly base?: string;
  readonly plies?: readonly ShownPly[];
  readonly patches?: readonly Patch[];
}

/** Something that was done, for those who have the rules. */
export interface ShownPly {
  readonly actor: number;
  readonly action?: number | null;
  readonly patches?: readonly Patch[] | null;
  readonly account?: GameAccount | null;
}

/** Something that was said. */
export interface ShownSaying {
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly is_guest?: boolean;
}

/** One seat. */
export interface ShownSeat {
  readonly name: string;
  readonly kind: "bot" | "empty" | "person";
  readonly player?: string;
  readonly is_guest?: boolean;
  readonly is_yours?: boolean;
  readonly is_ready?: boolean;
  readonly is_first_match?: boolean;
  readonly is_to_act?: boolean;
  readonly is_away?: boolean;
  readonly stand_in_at?: number | null;
  readonly stand_in?: string;
  readonly forfeit?: "" | "resigned" | "timed out";
  readonly clock?: ShownClock;
  readonly thought?: ShownThought | null;
}

/** How a series of matches stands, with this one if it is over. */
export interface ShownSeries {
  readonly matches: number;
  readonly by_points: boolean;
  readonly totals: readonly number[];
}

/** What one seat, or a spectator, may know of the match. */
export interface ShownSight {
  readonly seat: number;
  readonly state: GameState;
  readonly position?: GamePosition | null;
  readonly score?: Score | null;
  readonly actions?: readonly ShownChoice[];
  readonly can_undo?: boolean;
  readonly moments_before?: number;
  readonly moments?: readonly ShownMoment[];
}

/** What a bot thought when it last acted. */
export interface ShownThought {
  readonly value: number;
  readonly is_proven?: boolean;
  readonly turns?: number;
  readonly simulations?: number;
  readonly has_line?: boolean;
}

/** How it ended, and the seed that anyone can check now. */
export interface ShownVerdict {
  readonly how: "abandoned" | "draw agreed" | "expired" | "played" | "resigned" | "timed out";
  readonly reason: string;
  readonly winners: readonly number[];
  readonly words: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly seed: string;
}

/** Take an empty seat; who plays the game for the first time may say so. */
export interface Sit {
  readonly do: "sit";
  readonly seat: number;
  readonly is_first_match?: boolean;
}

/** Leave a seat before the match starts. */
export interface StandUp {
  readonly do: "stand-up";
  readonly seat: number;
}

/** What never changes at a table. */
export interface TableAbout {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly settings: TableSettings;
  readonly opened_by: string;
  readonly opener_is_guest: boolean;
  readonly is_yours: boolean;
  readonly created_at: number;
  readonly commitment: string;
  readonly bots: readonly string[];
  readonly before?: string;
}

/** A whole table: after this a client needs nothing else. */
export interface TableMessage {
  readonly type: "table";
  readonly table: WholeTable;
  readonly mark: string;
}

/** What is new at a table, for those who have the rules: what is not there is as it was. */
export interface TableNews {
  readonly to_act: readonly number[];
  readonly plies: readonly ShownPlies[];
  readonly phase?: "open" | "over" | "running";
  readonly seats?: Readonly<Record<string, ShownSeat>>;
  readonly clocks?: Readonly<Record<string, ShownClock>>;
  readonly opener_is_ready?: boolean;
  readonly look?: Readonly<Record<string, number>>;
  readonly takeback?: ShownOffer | null;
  readonly draw_offer?: ShownOffer | null;
  readonly abandon_votes?: readonly number[];
  readonly sayings_before?: number;
  readonly sayings?: readonly ShownSaying[];
  readonly muted?: readonly number[];
  readonly rematch_asked?: readonly number[];
  readonly rematch?: string;
  readonly verdict?: ShownVerdict | null;
  readonly series?: ShownSeries | null;
  readonly chances?: Chances | null;
}

/** What changes at a table. */
export interface TableNow {
  readonly phase: "open" | "over" | "running";
  readonly seats: readonly ShownSeat[];
  readonly sights: readonly ShownSight[];
  readonly opener_is_ready?: boolean;
  readonly look?: Readonly<Record<string, number>>;
  readonly takeback?: ShownOffer | null;
  readonly draw_offer?: ShownOffer | null;
  readonly abandon_votes?: readonly number[];
  readonly sayings_before?: number;
  readonly sayings?: readonly ShownSaying[];
  readonly muted?: readonly number[];
  readonly rematch_asked?: readonly number[];
  readonly rematch?: string;
  readonly verdict?: ShownVerdict | null;
  readonly series?: ShownSeries | null;
  readonly chances?: Chances | null;
}

/** A whole table, for those who have the rules and asked for plies. */
export interface TablePlies {
  readonly type: "table-plies";
  readonly table: WholePlies;
  readonly mark: string;
}

/** What is fixed when a table is opened. */
export interface TableSettings {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly is_public?: boolean;
  readonly clock?: NoClock | PerMove | PerPlayer | Correspondence;
  readonly may_be_watched?: boolean;
  readonly shows_outlook?: boolean;
  readonly watching_delay?: number;
  readonly away_seconds?: number | null;
  readonly stand_in?: string;
}

/** A table is still as it was last seen. */
export interface Unchanged {
  readonly type: "unchanged";
  readonly table: string;
}

/** Take back the last action of one's unfinished turn, or some, all or none. */
export interface Undo {
  readonly do: "undo";
  readonly seat: number;
  readonly count?: number;
}

/** Want to end the match without a result. */
export interface VoteAbandon {
  readonly do: "vote-abandon";
  readonly seat: number;
}

/** Be told of a table, whole at first and then whatever changes. */
export interface WatchTable {
  readonly type: "watch-table";
  readonly table: string;
  readonly seen?: string;
}

/** The answer to hello: who one is, what time it is, and a stamp to give back at once. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly name: string;
  readonly is_guest: boolean;
  readonly now: number;
  readonly stamp: number;
}

/** Everything that one person may know of a table, for those who have the rules. */
export interface WholePlies {
  readonly about: TableAbout;
  readonly now: TableNow;
  readonly to_act: readonly number[];
  readonly plies: readonly ShownPlies[];
}

/** Everything that one person may know of a table. */
export interface WholeTable {
  readonly about: TableAbout;
  readonly now: TableNow;
  readonly record: string;
}

export type ClientMessage = Hello | OpenTable | WatchTable | LeaveTable | Ask | AskGuide | AskOutlook | AskPreview | AskExpectation | Ping;

export type ServerMessage = Welcome | TableMessage | Changed | TablePlies | News | Unchanged | Acknowledged | Refused | Guide | Outlook | Preview | Expectation | Pong;
