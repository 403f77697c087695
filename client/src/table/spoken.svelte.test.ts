import { expect, it } from 'vitest';
import { Spoken } from './spoken.svelte';

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

it('says together what comes at once, and nothing twice', async () => {
  const spoken = new Spoken();
  spoken.say('He goes to (7,0).');
  spoken.say('Red 3: where to?');
  expect(spoken.words).toBe('He goes to (7,0). Red 3: where to?');
  await breath();
  spoken.say('Red 3 stops.');
  expect(spoken.words).toBe('Red 3 stops.');
});

it('can fall silent', async () => {
  const spoken = new Spoken();
  spoken.say('Something.');
  await breath();
  spoken.say('');
  expect(spoken.words).toBe('');
});
