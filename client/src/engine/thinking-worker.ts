/** The worker in which bots think; between two slices it hears who wants one to stop. */

import type { Decision } from './deciding';
import { loadRules } from './load';
import { loadBots } from './load-bots';
import type { Answer, Asked, Question } from './thinking';

const stopped = new Set<number>();
const thinking = new Set<number>();

addEventListener('message', ({ data: { number, question } }: MessageEvent<Asked>) => {
  if (question) void answer(number, question);
  else if (thinking.has(number)) stopped.add(number);
});

async function answer(number: number, question: Question): Promise<void> {
  thinking.add(number);
  try {
    say({ number, decision: await decide(number, question), isLast: true });
  } catch (error) {
    say({ number, error: error instanceof Error ? error.message : String(error) });
  }
  thinking.delete(number);
  stopped.delete(number);
}

async function decide(number: number, question: Question): Promise<Decision> {
  const { game, level, state, seat, seed, limits } = question;
  const [rules, bots] = await Promise.all([loadRules(game), loadBots(game)]);
  const stream = bots.stream(seed);
  const imagined = rules.imagine(state, seat, stream);
  const thoughts = bots.think(level, imagined, seat, stream, limits);
  let next = thoughts.next();
  while (!next.done) {
    if (next.value) say({ number, decision: next.value, isLast: false });
    await breath();
    next = thoughts.next(stopped.has(number));
  }
  return next.value;
}

function say(message: Answer): void {
  postMessage(message);
}

/** Wait until all messages that have come are heard. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
