/** A page of which `tests/client/test_thinking.py` asks what bots decide. */

import { endThinking, think, type Decision, type Question } from '../engine/thinking';

type Asked = Omit<Question, 'state'> & { readonly state: string };

/** Let a bot think; who is given a number of decisions to hear stops it then. */
async function ask(asked: Asked, enough = Infinity): Promise<[Decision, Decision[]]> {
  const state = Uint8Array.from(atob(asked.state), (letter) => letter.charCodeAt(0));
  const heard: Decision[] = [];
  const thought = think({ ...asked, state }, (soFar) => {
    heard.push(soFar);
    if (heard.length >= enough) thought.stop();
  });
  return [await thought.decision, heard];
}

Object.assign(window, { ask, endThinking });
