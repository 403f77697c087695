/**
 * Progress is shared between a device and an account: whatever is new here is sent, the server
 * merges it with what other devices have told, and the device knows the whole.
 *
 *   device --what it knows--> server, which merges --the whole--> device
 *
 * A device's progress belongs to the account that was last signed in; somebody else who signs in
 * does not get it. It is put aside, and is there again for its owner.
 */

import type { KeptProgress, Progress } from '../generated/http';

/** What knows progress on this side. */
export interface Device {
  readonly read: () => Progress;
  readonly write: (progress: Progress) => void;
}

/** What keeps it on the other side. */
export interface Account {
  readonly read: () => Promise<KeptProgress>;
  readonly merge: (progress: Progress) => Promise<KeptProgress>;
}

/** Where texts are kept on this device. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const OWNER = 'gloaming.progress-owner';
const ASIDE = 'gloaming.progress-of-';
const NOTHING: Progress = { version: 1 };

export class Sharing {
  #isSending = false;
  /** What both sides knew when they last spoke. */
  #shared = '';

  constructor(
    private readonly device: Device,
    private readonly account: Account,
    private readonly keep: Keep,
  ) {}

  /** Begin for whoever has signed in; return what tells that account from others. */
  async begin(): Promise<string> {
    const { owner } = await this.account.read();
    const before = this.keep.getItem(OWNER);
    if (before && before !== owner) {
      this.keep.setItem(ASIDE + before, written(this.device.read()));
      const own = this.keep.getItem(ASIDE + owner);
      this.device.write(own ? (JSON.parse(own) as Progress) : NOTHING);
      this.keep.removeItem(ASIDE + owner);
    }
    this.keep.setItem(OWNER, owner);
    this.#shared = '';
    await this.send();
    return owner;
  }

  /** Send what is new here; what comes meanwhile is sent after it. */
  async send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (written(this.device.read()) !== this.#shared) await this.#exchange();
    } finally {
      this.#isSending = false;
    }
  }

  async #exchange(): Promise<void> {
    const sent = written(this.device.read());
    const { progress } = await this.account.merge(JSON.parse(sent) as Progress);
    if (written(this.device.read()) !== sent) return; // something came meanwhile
    if (written(progress) !== sent) this.device.write(progress);
    this.#shared = written(this.device.read());
  }
}

/** Return progress as a text that is the same whatever order its parts come in. */
export function written(progress: Progress): string {
  return JSON.stringify(progress, (_, value: unknown) => {
    if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}
