/** Handing links on: to the clipboard, or to whatever the device shares with. */

import { addressOf } from '../served';
import { t } from '../words/shell';
import { toasts } from './toasts.svelte';

/** Copy the link to a page. */
export function copyLink(path: string): Promise<void> {
  return copyText(addressOf(path));
}

/** Copy a link, or words with one, as it is. */
export async function copyText(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.say(t('copied'));
  } catch {
    toasts.say(t('copy-by-hand', { link }));
  }
}

/** Share the link to a page where the device can, else copy it. */
export function shareLink(path: string, title: string): Promise<void> {
  return shareAddress(addressOf(path), title);
}

/** Share a link as it is where the device can, else copy it. */
export async function shareAddress(url: string, title: string): Promise<void> {
  if (!('share' in navigator)) return copyText(url);
  await navigator.share({ title, url }).catch(() => undefined); // put aside
}

/** Share words with the link to a page where the device can, else copy both. */
export async function shareWords(text: string, path: string): Promise<void> {
  const url = addressOf(path);
  if (!('share' in navigator)) return copyText(`${text}\n${url}`);
  await navigator.share({ text, url }).catch(() => undefined); // put aside
}
