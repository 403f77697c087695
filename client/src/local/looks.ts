/** What is put together before a match, if nobody chooses: looks only, made from a name. */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

type Parts = Readonly<Record<string, number>>;

/** Return some part of each kind: the same for the same name. */
export function firstLook(name: string, kit: Parts): Parts {
  const digest = sha256(utf8ToBytes(name));
  return Object.fromEntries(
    Object.entries(kit).map(([part, kinds], place) => [part, (digest[place] ?? 0) % kinds]),
  );
}
