/** Short messages that come and go: what was refused, what was copied. */

import { isOffline } from '../offline/reach';
import { NAME, PASSWORD } from '../generated/limits';
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

/** Where the rules are read that a message cites. */
export interface Reading {
  readonly game: string;
  readonly open: (rule: string) => void;
  /** Say why an action was refused; nothing: only its rule is known. */
  readonly why?: () => string | undefined;
}

interface Toast {
  readonly number: number;
  readonly words: string;
  /** The number of the rule that it cites, and where that is read. */
  readonly rule?: string | undefined;
  readonly reading?: Reading | undefined;
}

class Toasts {
  all = $state.raw<readonly Toast[]>([]);
  #number = 0;

  /** Say something for a while. */
  say(words: string, rule?: string, reading?: Reading): void {
    const toast = { number: (this.#number += 1), words, rule, reading };
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
  if (!(error instanceof Refusal)) return notLoadedWords();
  return refusedWords(error.code, error.rule);
}

/** Return why a part of the page is not here: nobody stored it, or it did not come. */
export function notLoadedWords(): string {
  return t(isOffline() ? 'not-stored' : 'cannot-load');
}

/** Return why something is refused, by its name and the rule that forbids it. */
export function refusedWords(code: string, rule = ''): string {
  if (code === 'illegal-action' && rule) return t('refusal.against-rule', { rule });
  const key = `refusal.${code}`;
  if (!speaker.knows('shell', key)) return t('refusal.other', { code });
  return t(key as ShellKey, LIMITS[code]);
}

/** Do something, and say what went wrong if it does, and where the rule is read that forbids it. */
export async function trying(work: Promise<unknown>, reading?: Reading): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    const { code = '', rule = '' } = error instanceof Refusal ? error : {};
    const why = code === 'illegal-action' ? reading?.why?.() : undefined;
    toasts.say(why ?? errorWords(error), rule, reading);
    return false;
  }
}
