// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

/** Come with a window that is small or not, having chosen a view before or not. */
async function viewOf(isSmall: boolean, chosen = ''): Promise<string> {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: isSmall }));
  if (chosen) window.localStorage.setItem('gloaming-lobby', chosen);
  const { remembered } = await import('./remembering.svelte');
  return remembered.view;
}

beforeEach(() => {
  window.localStorage.clear();
  HTMLCanvasElement.prototype.getContext = (() => ({})) as never;
});

it('shows the plan first where there is little room, and the stage elsewhere', async () => {
  expect(await viewOf(true)).toBe('plan');
  expect(await viewOf(false)).toBe('stage');
});

it('shows what was chosen, however little room there is', async () => {
  expect(await viewOf(true, 'stage')).toBe('stage');
  expect(await viewOf(false, 'plan')).toBe('plan');
});

it('shows the plan where nothing can be drawn in depth', async () => {
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
  expect(await viewOf(false, 'stage')).toBe('plan');
});
