/** Where the chance of a match comes from: the same words of the same seed as on the server. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Words } from '../engine/rules';

const SEED_BYTES = 16;

/** Return a seed that nobody can guess. */
export function freshSeed(): string {
  return bytesToHex(randomBytes(SEED_BYTES));
}

/** Return the digest that binds a match to its seed without telling it. */
export function commitmentOf(seed: string): string {
  return bytesToHex(digestOf(`gloaming seed ${seed}`));
}

/** Return the words from which a certain chance of a match is drawn, counted from 0. */
export function chanceWords(seed: string, draw: number): Words {
  return wordsIn(digestOf(`gloaming chance ${draw} ${seed}`));
}

/** Return the words from which a bot has its own random numbers. */
export function botWords(seed: string, seat: number, turning: number): Words {
  return wordsIn(digestOf(`gloaming bot ${seat} ${turning} ${seed}`));
}

function digestOf(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

function wordsIn(digest: Uint8Array): Words {
  const view = new DataView(digest.buffer, digest.byteOffset);
  return [view.getUint32(0), view.getUint32(4), view.getUint32(8)];
}
