/**
 * A match by letter: what both sides have done and told, and what follows from it.
 *
 * The one who opened it is side 0 and has seat 0.  Chance is drawn when both have told the link of
 * that draw; until then the match stands still and it is the other one's turn to write.
 */

import type { Rules } from '../engine/rules';
import { followed, newMatch, type Match } from '../local/match';
import { AUTOMATIC, CHANCE, GO_ON } from '../generated/games';
import { Refusal } from '../wire/refusal';
import { drawnWords, linkOf, walked } from './chain';
import type { LetterGame } from './games';

export type Side = 0 | 1;

/** What a side has told of its chain: nothing yet, or its commitment and the newest link. */
export interface Told {
  readonly commitment: string;
  readonly count: number;
  readonly link: string;
}

export interface Letter {
  readonly id: string;
  readonly game: LetterGame;
  readonly options: Readonly<Record<string, string>>;
  /** Of both sides; nothing of the other before it has answered. */
  readonly told: readonly [Told, Told | null];
  /** The side that gave up, if one did. */
  readonly given: Side | null;
  readonly match: Match;
}

/** What a side is to do: play, or wait for what only the other one can do or tell. */
export type Standing = 'play' | 'wait' | 'over';

/** Return an invitation: a match in which nothing has been done. */
export function invitation(
  rules: Rules,
  about: Pick<Letter, 'id' | 'game' | 'options'>,
  secret: string,
): Letter {
  const match = newMatch(rules, about.options, '');
  return gone({ ...about, told: [commitmentOf(secret), null], given: null, match });
}

/** Return what a side tells before it has told a link. */
export function commitmentOf(secret: string): Told {
  const commitment = linkOf(secret, 0);
  return { commitment, count: 0, link: commitment };
}

/** Return a letter as a side can carry it on: it commits itself if need be, and tells its links. */
export function opened(letter: Letter, side: Side, secret: string): Letter {
  const answered: Letter =
    side === 1 && !letter.told[1]
      ? { ...letter, told: [letter.told[0], commitmentOf(secret)] }
      : letter;
  let now = gone(answered);
  while (now.match.actor === CHANCE && mayTell(now, side)) {
    now = gone(withTold(now, side, linkTold(now, side, secret)));
  }
  return now;
}

/** Return a letter after an action of a side and all that follows from it. */
export function acted(letter: Letter, side: Side, action: number, secret: string): Letter {
  return opened({ ...letter, match: followed(letter.match, [[side, action]]) }, side, secret);
}

/** Return what a side is to do now. */
export function standing({ match, given }: Letter, side: Side): Standing {
  if (given !== null) return 'over';
  if (match.actor === side) return 'play';
  return match.rules.outcome(match.state) ? 'over' : 'wait';
}

/** Return a letter after everything that needs neither side: what the rules do, and known draws. */
export function gone(letter: Letter): Letter {
  let { match } = letter;
  for (;;) {
    if (match.actor === AUTOMATIC) match = followed(match, [[AUTOMATIC, GO_ON]]);
    else if (match.actor === CHANCE) {
      const links = linksFor(letter, drawNumber(match));
      if (!links) break;
      match = drawn(letter.id, match, links);
    } else break;
  }
  return { ...letter, match };
}

function drawn(id: string, match: Match, links: readonly [string, string]): Match {
  const draws = match.moments.filter(({ actor }) => actor === CHANCE).length;
  const { action } = match.rules.actByChance(match.state, drawnWords(id, draws, links));
  return followed(match, [[CHANCE, action]]);
}

/** Return which links the next draw needs: draws between which nobody decides need the same. */
export function drawNumber({ moments }: Match): number {
  let [number, isOpen] = [0, false];
  for (const { actor } of moments) {
    if (actor === CHANCE && !isOpen) number += 1;
    if (actor === CHANCE) isOpen = true;
    if (actor >= 0) isOpen = false;
  }
  return isOpen ? number : number + 1;
}

function linksFor({ told }: Letter, number: number): readonly [string, string] | undefined {
  const [one, other] = told;
  if (one.count < number || !other || other.count < number) return undefined;
  return [walked(one.link, one.count - number), walked(other.link, other.count - number)];
}

/** Tell whether a side may tell its link for the next draw: both are bound, and it has not yet. */
function mayTell({ told, match }: Letter, side: Side): boolean {
  return told[1] !== null && (told[side]?.count ?? 0) < drawNumber(match);
}

function linkTold({ told, match }: Letter, side: Side, secret: string): Told {
  const count = drawNumber(match);
  const link = linkOf(secret, count);
  const commitment = told[side]?.commitment ?? '';
  if (walked(link, count) !== commitment) {
    throw new Refusal('not-yours', 'this browser has another secret than the one that was bound');
  }
  return { commitment, count, link };
}

function withTold(letter: Letter, side: Side, told: Told): Letter {
  const [one, other] = letter.told;
  return { ...letter, told: side === 0 ? [told, other] : [one, told] };
}
