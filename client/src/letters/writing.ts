/**
 * Letters as text for a link: bytes in base64url.
 *
 *   version, game, id, options, what each side told, number of actions, actions, a check
 *
 * An action is written as its place among the legal ones, all of them together as one number in a
 * mixed radix: a whole match has some hundred letters, and what is read is always legal.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rules } from '../engine/rules';
import { followed, newMatch, type Match } from '../local/match';
import { Refusal } from '../wire/refusal';
import { LENGTH, LINK_BYTES, walked } from './chain';
import { drawNumber, gone, type Letter, type Told } from './letter';
import { LETTER_GAMES, type LetterGame } from './games';

const VERSION = 1;
const ID_BYTES = 8;
const CHECK_BYTES = 4;
const MOST = 10_000; // bytes or actions: nothing honest comes near

/** What a letter says before its match is played through. */
export interface Sealed {
  readonly id: string;
  readonly game: LetterGame;
  readonly options: Readonly<Record<string, string>>;
  readonly told: Letter['told'];
  readonly count: number;
  readonly actions: bigint;
  readonly check: string;
}

/** Return a letter as text. */
export function written(letter: Letter): string {
  const { match, told } = letter;
  const plies = match.moments.filter(({ actor }) => actor >= 0);
  const body = [
    VERSION,
    LETTER_GAMES.indexOf(letter.game),
    ...hexToBytes(letter.id),
    ...sized(utf8ToBytes(new URLSearchParams(letter.options).toString())),
    ...toldBytes(told[0]),
    ...toldBytes(told[1]),
    ...varint(plies.length),
    ...sized(bytesOf(packed(match))),
    ...hexToBytes(checkOf(match)),
  ];
  return btoa(String.fromCharCode(...body))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Read what a letter says, or refuse what is none. */
export function unsealed(text: string): Sealed {
  const from = new Bytes(bytesIn(text));
  if (from.byte() !== VERSION) throw unreadable('it is of another version');
  const game = LETTER_GAMES[from.byte()];
  if (!game) throw unreadable('there is no such game');
  const id = bytesToHex(from.take(ID_BYTES));
  const options = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(from.sized())));
  const one = readTold(from);
  const other = readTold(from);
  if (!one) throw unreadable('nobody has begun it');
  const count = from.varint();
  const actions = bigOf(from.sized());
  const check = bytesToHex(from.take(CHECK_BYTES));
  if (!from.isEmpty) throw unreadable('something follows it');
  return { id, game, options, told: [one, other], count, actions, check };
}

/** Play a letter through, or say why it cannot be. */
export function read(rules: Rules, sealed: Sealed): Letter {
  const { id, game, options, told, check } = sealed;
  let letter = gone({ id, game, options, told, match: newMatch(rules, options, '') });
  let rest = sealed.actions;
  for (let number = 0; number < sealed.count; number += 1) {
    const { match } = letter;
    if (match.actor < 0) throw unreadable('somebody acts where nobody can');
    const legal = rules.legalActions(match.state, match.actor);
    const action = legal[Number(rest % BigInt(legal.length))] ?? 0;
    rest /= BigInt(legal.length);
    letter = gone({ ...letter, match: followed(match, [[match.actor, action]]) });
  }
  if (rest !== 0n || checkOf(letter.match) !== check) throw unreadable('it does not add up');
  const next = drawNumber(letter.match);
  if (told.some((side) => side && side.count > next)) throw unreadable('it tells too much');
  return letter;
}

function packed({ moments, rules }: Match): bigint {
  return moments
    .filter(({ actor }) => actor >= 0)
    .reduceRight((rest, { before, actor, action }) => {
      const legal = rules.legalActions(before, actor);
      return rest * BigInt(legal.length) + BigInt(legal.indexOf(action));
    }, 0n);
}

function checkOf({ state }: Match): string {
  return bytesToHex(sha256(state).slice(0, CHECK_BYTES));
}

/** Nothing: 0; else 1 and how many links were told, the commitment, and the newest link. */
function toldBytes(told: Told | null): number[] {
  if (!told) return [0];
  const link = told.count > 0 ? hexToBytes(told.link) : [];
  return [1 + told.count, ...hexToBytes(told.commitment), ...link];
}

function readTold(from: Bytes): Told | null {
  const count = from.byte() - 1;
  if (count < 0) return null;
  const commitment = bytesToHex(from.take(LINK_BYTES));
  const link = count > 0 ? bytesToHex(from.take(LINK_BYTES)) : commitment;
  if (count > LENGTH || walked(link, count) !== commitment) {
    throw unreadable('a link does not lead to its commitment');
  }
  return { commitment, count, link };
}

class Bytes {
  #at = 0;

  constructor(private readonly all: Uint8Array) {}

  get isEmpty(): boolean {
    return this.#at === this.all.length;
  }

  byte(): number {
    return this.take(1)[0] ?? 0;
  }

  take(count: number): Uint8Array {
    if (this.#at + count > this.all.length) throw unreadable('it is cut off');
    this.#at += count;
    return this.all.slice(this.#at - count, this.#at);
  }

  varint(): number {
    let [value, factor, byte] = [0, 1, 0x80];
    while (byte >= 0x80) {
      byte = this.byte();
      value += (byte & 0x7f) * factor;
      factor *= 0x80;
      if (value > MOST) throw unreadable('it is too long');
    }
    return value;
  }

  sized(): Uint8Array {
    return this.take(this.varint());
  }
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(Math.floor(value / 0x80))];
}

function sized(bytes: Uint8Array): number[] {
  return [...varint(bytes.length), ...bytes];
}

function bytesOf(value: bigint): Uint8Array {
  const digits = value.toString(16);
  return value === 0n
    ? new Uint8Array()
    : hexToBytes(digits.padStart(2 * Math.ceil(digits.length / 2), '0'));
}

function bigOf(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${bytesToHex(bytes)}`);
}

function bytesIn(text: string): Uint8Array {
  if (text.length > 2 * MOST) throw unreadable('it is too long');
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    throw unreadable('it is damaged');
  }
}

function unreadable(why: string): Refusal {
  return new Refusal('unreadable-letter', why);
}
