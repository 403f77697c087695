/** Handing links on: to the clipboard, or to whatever the device shares with. */

import { addressOf } from '../served';
import { t } from '../words/shell';
import { toasts } from './toasts.svelte';

/** Copy the link to a page. */
export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(path));
    toasts.say(t('copied'));
  } catch {
    toasts.say(t('copy-by-hand', { link: addressOf(path) }));
  }
}

/** Share the link to a page where the device can, else copy it. */
export async function shareLink(path: string, title: string): Promise<void> {
  if (!('share' in navigator)) return copyLink(path);
  const shared = { title, url: addressOf(path) };
  await navigator.share(shared).catch(() => undefined); // put aside
}
