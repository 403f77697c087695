/** What this device knows of somebody's progress, in the form in which accounts keep it. */

import { firstMatches } from '../coach/first.svelte';
import { stars } from '../lessons/progress.svelte';
import { results, type Everything } from '../puzzles/results.svelte';
import type { Progress, Tried } from '../generated/http';

const VERSION = 1;

type Puzzles = Everything['puzzles'];

/** Return everything that is known here. */
export function readDevice(): Progress {
  const { puzzles, ratings, streak } = results.all;
  return {
    version: VERSION,
    lessons: stars.all,
    puzzles: Object.fromEntries(
      Object.entries(puzzles).map(([id, kept]): [string, Tried] => [
        id,
        [kept.tries, kept.hints, kept.isShown, kept.isSolved, kept.stars],
      ]),
    ),
    ratings,
    streak,
    taught: firstMatches.taught,
  } as Progress;
}

/** Know what an account knows. */
export function writeDevice(progress: Progress): void {
  stars.adopt(progress.lessons ?? {});
  firstMatches.adopt(progress.taught ?? []);
  results.adopt({
    puzzles: puzzlesIn(progress),
    ratings: progress.ratings ?? {},
    streak: { last: 0, length: 0, best: 0, ...progress.streak },
  });
}

function puzzlesIn({ puzzles = {} }: Progress): Puzzles {
  return Object.fromEntries(
    Object.entries(puzzles).map(([id, [tries, hints, isShown, isSolved, starCount]]) => [
      id,
      { tries, hints, isShown, isSolved, stars: starCount },
    ]),
  );
}
