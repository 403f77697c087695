/** Which account this device is signed in with, known without a line as well. */

import { live } from '../live.svelte';
import { hasServer } from '../served';
import { get } from '../wire/http';
import type { KeptProgress } from '../generated/http';

const KEY = 'gloaming.account';
export const PROGRESS = '/api/progress';

interface Known {
  readonly name: string;
  /** What tells it from others, whatever its name is. */
  readonly mark: string;
}

/** Tell whether a line says that an account is signed in. */
export function isSignedIn(): boolean {
  return hasServer && live.name !== '' && !live.isGuest;
}

/** Know from now on which account is signed in here. */
export function rememberAccount(known: Known): void {
  keep(() => window.localStorage.setItem(KEY, JSON.stringify(known)));
}

/** Know no longer who was signed in here. */
export function forgetAccount(): void {
  keep(() => window.localStorage.removeItem(KEY));
}

/** Return the mark of the account that is signed in, or was when the line was lost; nothing of guests. */
export async function accountHere(): Promise<string> {
  if (!hasServer || (live.state === 'open' && !isSignedIn())) return '';
  const { name, mark } = remembered();
  if (mark && (!live.name || live.name === name)) return mark;
  return isSignedIn() ? (await get<KeptProgress>(PROGRESS)).owner : '';
}

function remembered(): Partial<Known> {
  try {
    return Object(JSON.parse(window.localStorage.getItem(KEY) ?? '{}')) as Partial<Known>;
  } catch {
    return {}; // storage is forbidden, or holds something else
  }
}

function keep(work: () => void): void {
  try {
    work();
  } catch {
    // Storage is forbidden: the account is known as long as there is a line.
  }
}
