import { describe, expect, it } from 'vitest';
import { Refusal, type RefusalCode } from '../wire/refusal';
import { LANGUAGES } from '../words/language';
import { loadShellWords } from '../words/shell';
import { speaker } from '../words/words.svelte';
import { errorWords } from './toasts.svelte';

const PROSE = 'the desk would fall over (rules 4)';
/** What the server may answer to a page; whether there are words of its own for it. */
const CODES: Readonly<Record<RefusalCode, boolean>> = {
  'no-such-page': true,
  'no-such-table': true,
  'no-such-seat': true,
  'no-such-game': true,
  'no-such-bot': true,
  'no-such-option': true,
  'not-yours': true,
  'not-open': true,
  'not-running': true,
  'not-over': true,
  'not-watchable': true,
  'seat-taken': true,
  'seat-empty': true,
  'not-your-turn': true,
  'illegal-action': true,
  'unreadable-action': true,
  'name-refused': true,
  'nothing-to-undo': true,
  'nothing-asked': true,
  'no-takeback': true,
  'no-draw': true,
  'out-of-time': true,
  stale: true,
  'too-fast': true,
  'too-long': true,
  'too-many': true,
  'too-large': true,
  malformed: true,
  'other-version': true,
  forbidden: true,
  unavailable: true,
  'not-greeted': false, // a page greets first
};

describe.each(LANGUAGES)('a refusal in %s', (language) => {
  it('is said by its name, never by the server’s own sentence', async () => {
    speaker.language = language;
    await speaker.learn('shell', loadShellWords);
    for (const [code, isWorded] of Object.entries(CODES)) {
      const words = errorWords(new Refusal(code, PROSE));
      expect(words).not.toContain(PROSE);
      expect(words).not.toMatch(/[{}]/);
      expect(words.includes(code), code).toBe(!isWorded);
    }
  });

  it('names the rule that forbids an action', async () => {
    speaker.language = language;
    await speaker.learn('shell', loadShellWords);
    expect(errorWords(new Refusal('illegal-action', PROSE, 'actions[0]', '3.2'))).toContain('3.2');
  });
});
