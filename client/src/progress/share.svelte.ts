/** Shares the progress of whoever is signed in, at once and whenever something is new. */

import { get, send } from '../wire/http';
import type { KeptProgress, Progress } from '../generated/http';
import { live } from '../live.svelte';
import { ranking } from '../puzzles/standings.svelte';
import { PROGRESS, rememberAccount } from './account';
import { readDevice, writeDevice } from './device.svelte';
import { Sharing } from './sharing';

const PATIENCE = 1500; // milliseconds: what is new comes in bursts

const account = {
  read: () => get<KeptProgress>(PROGRESS),
  merge: (progress: Progress) => send<KeptProgress>('POST', PROGRESS, progress),
};

/** Share until the returned function is called; without a line it is tried when something is new. */
export function share(): () => void {
  const sharing = new Sharing(
    { read: readDevice, write: writeDevice },
    account,
    window.localStorage,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { name } = live;
  const begin = async () => {
    rememberAccount({ name, mark: await sharing.begin() });
    void ranking.handIn();
  };
  let hasBegun = begin().then(
    () => true,
    () => false,
  );
  const stop = $effect.root(() => {
    $effect(() => {
      readDevice();
      clearTimeout(timer);
      timer = setTimeout(() => {
        hasBegun = hasBegun.then(async (begun) => {
          try {
            await (begun ? sharing.send() : begin());
            return true;
          } catch {
            return begun; // no line, or no longer signed in: tried again when something is new
          }
        });
      }, PATIENCE);
    });
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
