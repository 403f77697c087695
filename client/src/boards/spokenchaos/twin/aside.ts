/** Looking aside of the page, so that nothing stands still meanwhile. */

import type { look, Look } from './look';
import type { Answer, Question } from './worker';

/** Something that looks at a scene, sooner or later. */
export type Looking = (...scene: Parameters<typeof look>) => Promise<Look>;

let worker: Worker | undefined;
const waiting = new Map<number, (seen: Look) => void>();
let asked = 0;

/** Look at furniture and ghosts through the keyhole before a door. */
export const lookAside: Looking = (...scene) => {
  worker ??= started();
  asked += 1;
  const question: Question = { number: asked, scene };
  worker.postMessage(question);
  return new Promise((resolve) => waiting.set(question.number, resolve));
};

function started(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data: { number, seen } }: MessageEvent<Answer>) => {
    waiting.get(number)?.(seen);
    waiting.delete(number);
  });
  return made;
}
