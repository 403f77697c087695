import { describe, expect, it, vi } from 'vitest';
import { Opening } from './opening.svelte';

describe('opening a table from a page', () => {
  it('goes there, and can be done again', async () => {
    const went = vi.fn();
    const opening = new Opening(went);
    const opened = opening.open('menhirs', () => Promise.resolve('t1'));
    expect(opening.game).toBe('menhirs');
    await opened;
    expect(went).toHaveBeenCalledExactlyOnceWith('t1');
    expect(opening.game).toBe('');
  });

  it('opens one table, however often it is asked for meanwhile', async () => {
    const [went, open] = [vi.fn(), vi.fn(() => Promise.resolve('t1'))];
    const opening = new Opening(went);
    await Promise.all([opening.open('menhirs', open), opening.open('finstere', open)]);
    expect(open).toHaveBeenCalledOnce();
  });

  it('leads nobody away who has left the page', async () => {
    const went = vi.fn();
    const opening = new Opening(went);
    const opened = opening.open('menhirs', () => Promise.resolve('t1'));
    opening.leave();
    await opened;
    expect(went).not.toHaveBeenCalled();
  });

  it('is over when it is refused', async () => {
    const opening = new Opening(vi.fn());
    const refused = opening.open('menhirs', () => Promise.reject(new Error('full')));
    await expect(refused).rejects.toThrow('full');
    expect(opening.game).toBe('');
  });
});
