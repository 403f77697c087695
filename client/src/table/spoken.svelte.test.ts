import { expect, it } from 'vitest';
import { Spoken } from './spoken.svelte';

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

it('does not lose what happened behind what a board says at once', async () => {
  const spoken = new Spoken();
  spoken.tell('He goes to (7,0).');
  spoken.tell('Red begins.');
  spoken.say('Red 3: where to?');
  expect(spoken.words).toBe('He goes to (7,0). Red begins. Red 3: where to?');
  await breath();
  spoken.say('Red 5: where to?');
  expect(spoken.words).toBe('Red 5: where to?');
});

it('says only the last thing that a board says', () => {
  const spoken = new Spoken();
  spoken.say('Red 3: where to?');
  spoken.say('Red 5: where to?');
  expect(spoken.words).toBe('Red 5: where to?');
  spoken.say('');
  expect(spoken.words).toBe('');
});
