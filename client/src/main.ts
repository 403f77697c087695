/** The assembly: words, look and line are made ready, then the page is shown. */

import { mount } from 'svelte';
import App from './App.svelte';
import { choices } from './choices.svelte';
import { live } from './live.svelte';
import { keeper } from './offline/keeper.svelte';
import { hasServer } from './served';
import './look/fonts.css';
import './look/tokens.css';
import './look/seats.css';
import './look/base.css';
import { loadShellWords } from './words/shell';
import { speaker } from './words/words.svelte';

async function start(): Promise<void> {
  if (hasServer) live.open();
  await speaker.speak(choices.language);
  await speaker.learn('shell', loadShellWords);
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  keeper.start();
}

void start();
