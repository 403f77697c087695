/** Handing links on: to the clipboard, or to whatever the device shares with. */

import { t } from '../words/shell';
import { toasts } from './toasts.svelte';

/** Copy the link to a path of this server. */
export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.origin + path);
    toasts.say(t('copied'));
  } catch {
    toasts.say(t('copy-by-hand', { link: window.location.origin + path }));
  }
}

/** Share the link to a path where the device can, else copy it. */
export async function shareLink(path: string, title: string): Promise<void> {
  if (!('share' in navigator)) return copyLink(path);
  const shared = { title, url: window.location.origin + path };
  await navigator.share(shared).catch(() => undefined); // put aside
}

/** Share words with the link to a path where the device can, else copy both. */
export async function shareText(text: string, path: string): Promise<void> {
  const url = window.location.origin + path;
  if ('share' in navigator) {
    await navigator.share({ text, url }).catch(() => undefined); // put aside
    return;
  }
  const whole = `${text}\n${url}`;
  try {
    await (navigator as Navigator).clipboard.writeText(whole);
    toasts.say(t('copied'));
  } catch {
    toasts.say(t('copy-by-hand', { link: url }));
  }
}
