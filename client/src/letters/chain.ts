/**
 * Chance that neither side can foresee or choose: two chains of digests.
 *
 *   secret --> link 64 --> ... --> link 2 --> link 1 --> commitment        each the digest of the one before
 *
 * Each side tells its commitment before anything is drawn.  For the first draw both tell their
 * link 1, for the next one link 2, and so on: what is told must lead to what was told before, so
 * nobody has a choice, and nobody can work out a link that was not told yet.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Words } from '../engine/rules';

/** How many bytes links have: as many as a seed. */
export const LINK_BYTES = 16;
/** More than there are draws in any match that can be played by letter. */
export const LENGTH = 64;

/** Return a secret that nobody can guess, as hexadecimal digits; so are all links. */
export function freshSecret(): string {
  return bytesToHex(randomBytes(LINK_BYTES));
}

/** Return the link so many steps before the commitment; 0 is the commitment itself. */
export function linkOf(secret: string, number: number): string {
  if (number > LENGTH) throw new RangeError(`there are only ${LENGTH} links`);
  return walked(secret, LENGTH - number);
}

/** Return what lies so many steps behind a link, towards the commitment. */
export function walked(link: string, steps: number): string {
  let bytes = hexToBytes(link);
  for (let step = 0; step < steps; step += 1) {
    bytes = sha256(new Uint8Array([...utf8ToBytes('gloaming link '), ...bytes])).slice(
      0,
      LINK_BYTES,
    );
  }
  return bytesToHex(bytes);
}

/** Return the words from which something is drawn, by the links of both sides. */
export function drawnWords(match: string, draw: number, links: readonly [string, string]): Words {
  const digest = sha256(utf8ToBytes(`gloaming letter ${match} ${draw} ${links.join(' ')}`));
  const view = new DataView(digest.buffer, digest.byteOffset);
  return [view.getUint32(0), view.getUint32(4), view.getUint32(8)];
}
