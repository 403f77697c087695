import { describe, expect, it } from 'vitest';
import { Acts, type Act } from './acts';

describe('actions on their way', () => {
  const here = { mark: 'here' };

  function sending(isTaken: boolean): { sent: Act[]; acts: Acts } {
    const sent: Act[] = [];
    const acts = new Acts((act) => {
      sent.push(act);
      return Promise.resolve(isTaken);
    });
    return { sent, acts };
  }

  it('carry the mark at which they were chosen', async () => {
    const { sent, acts } = sending(true);
    await acts.take(1, [4, 17], here);
    expect(sent).toEqual([{ do: 'act', seat: 1, actions: [4, 17], mark: 'here' }]);
  });

  it('are sent once, however often somebody taps before the new state has come', async () => {
    const { sent, acts } = sending(true);
    await Promise.all([acts.take(0, [1], here), acts.take(0, [1], here)]);
    await acts.take(0, [2], here);
    expect(sent).toHaveLength(1);
    await acts.take(0, [3], { mark: 'next' });
    expect(sent).toHaveLength(2);
  });

  it('may be chosen again when they were undone, though that has the same mark', async () => {
    const { sent, acts } = sending(true);
    await acts.take(0, [1], here);
    await acts.take(0, [1], { ...here });
    expect(sent).toHaveLength(2);
  });

  it('may be chosen anew when they were refused', async () => {
    const { sent, acts } = sending(false);
    expect(await acts.take(0, [1], here)).toBe(false);
    await acts.take(0, [2], here);
    expect(sent).toHaveLength(2);
  });
});
