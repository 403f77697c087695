/** Short messages that come and go: what was refused, what was copied. */

import { NAME, PASSWORD } from '../wire/limits';
import { Refusal, Unreachable } from '../wire/refusal';
import type { Parameters } from '../words/message';
import { t, type ShellKey } from '../words/shell';
import { speaker } from '../words/words.svelte';

const SECONDS = 6;
/** What refusals say of the server's limits. */
const LIMITS: Readonly<Partial<Record<string, Parameters>>> = {
  'name-refused': NAME,
  'password-refused': PASSWORD,
};

interface Toast {
  readonly number: number;
  readonly words: string;
}

class Toasts {
  all = $state.raw<readonly Toast[]>([]);
  #number = 0;

  /** Say something for a while. */
  say(words: string): void {
    const toast = { number: (this.#number += 1), words };
    this.all = [...this.all, toast];
    setTimeout(() => this.dismiss(toast.number), SECONDS * 1000);
  }

  dismiss(number: number): void {
    this.all = this.all.filter((toast) => toast.number !== number);
  }
}

export const toasts = new Toasts();

/** Return an error in words: refusals by their name, for the server's own sentence is English. */
export function errorWords(error: unknown): string {
  if (error instanceof Unreachable) return t('refusal.unreachable');
  if (error instanceof DOMException) return t('refusal.put-aside');
  if (!(error instanceof Refusal)) return t('refusal.unavailable');
  return refusedWords(error.code, error.rule);
}

/** Return why something is refused, by its name and the rule that forbids it. */
export function refusedWords(code: string, rule = ''): string {
  if (code === 'illegal-action' && rule) return t('refusal.against-rule', { rule });
  const key = `refusal.${code}`;
  if (!speaker.knows('shell', key)) return t('refusal.other', { code });
  return t(key as ShellKey, LIMITS[code]);
}

/** Do something, and say what went wrong if it does. */
export async function trying(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    toasts.say(errorWords(error));
    return false;
  }
}
