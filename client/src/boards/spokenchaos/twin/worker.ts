/** The twin aside of the page: it answers every question about a look with what is seen. */

import { look, type Look } from './look';

export interface Question {
  readonly number: number;
  readonly scene: Parameters<typeof look>;
}

export interface Answer {
  readonly number: number;
  readonly seen: Look;
}

addEventListener('message', ({ data: { number, scene } }: MessageEvent<Question>) => {
  const answer: Answer = { number, seen: look(...scene) };
  postMessage(answer);
});
