/** Something that was not done, and why: a name for programs and an English sentence. */

import type { Refused } from '../generated/messages';

export type RefusalCode = Refused['code'];

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly place = '',
    readonly rule = '',
  ) {
    super(text);
    this.name = 'Refusal';
  }
}

/** Return what a message says that was not done. */
export function refusalIn({ code, text, place, rule }: Refused): Refusal {
  return new Refusal(code, text, place, rule);
}

/** The server cannot be reached. */
export class Unreachable extends Error {
  constructor() {
    super('the server cannot be reached');
    this.name = 'Unreachable';
  }
}
