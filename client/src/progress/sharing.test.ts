import { describe, expect, it } from 'vitest';
import type { KeptProgress, Progress } from '../generated/http';
import { Sharing, written, type Keep } from './sharing';

/** A device that knows some lessons of Menhirs. */
class TestDevice {
  constructor(public progress: Progress) {}
  read = (): Progress => this.progress;
  write = (progress: Progress): void => {
    this.progress = progress;
  };
  get stars(): readonly string[] {
    return this.progress.lessons?.menhirs?.stars ?? [];
  }
}

function solved(...stars: string[]): Progress {
  return { version: 1, lessons: { menhirs: { stars, all: 9 } } };
}

/** A server that knows one account, and merges as ours does. */
function account(owner: string, ...known: string[]) {
  let stars = known;
  const kept = (): KeptProgress => ({ owner, progress: solved(...stars) });
  const calls: Progress[] = [];
  return {
    calls,
    read: () => Promise.resolve(kept()),
    merge: (progress: Progress) => {
      calls.push(progress);
      stars = [...new Set([...stars, ...(progress.lessons?.menhirs?.stars ?? [])])].sort();
      return Promise.resolve(kept());
    },
  };
}

function storage(): Keep {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

describe('progress with an account', () => {
  it('is united on sign-in', async () => {
    const device = new TestDevice(solved('moving'));
    await new Sharing(device, account('ada', 'winning'), storage()).begin();
    expect(device.stars).toEqual(['moving', 'winning']);
  });

  it('is sent when something is new, and only then', async () => {
    const device = new TestDevice(solved());
    const ada = account('ada');
    const sharing = new Sharing(device, ada, storage());
    await sharing.begin();
    await sharing.send();
    expect(ada.calls).toHaveLength(1);
    device.write(solved('moving'));
    await sharing.send();
    expect(ada.calls).toHaveLength(2);
  });

  it('loses nothing that comes while it is sent', async () => {
    const device = new TestDevice(solved('moving'));
    const ada = account('ada', 'winning');
    const merge = (progress: Progress) => {
      if (ada.calls.length === 0) device.write(solved('moving', 'splitting'));
      return ada.merge(progress);
    };
    await new Sharing(device, { ...ada, merge }, storage()).begin();
    expect(device.stars).toEqual(['moving', 'splitting', 'winning']);
  });

  it('is not given to somebody else who signs in here, and comes back to its owner', async () => {
    const [device, keep] = [new TestDevice(solved('moving')), storage()];
    await new Sharing(device, account('ada'), keep).begin();
    device.write(solved('moving', 'splitting')); // before it could be sent
    const bea = account('bea', 'winning');
    await new Sharing(device, bea, keep).begin();
    expect(device.stars).toEqual(['winning']);
    await new Sharing(device, account('ada', 'moving'), keep).begin();
    expect(device.stars).toEqual(['moving', 'splitting']);
  });

  it('is left alone where the server cannot be reached', async () => {
    const device = new TestDevice(solved('moving'));
    const away = { read: () => Promise.reject(new Error('away')), merge: account('ada').merge };
    await expect(new Sharing(device, away, storage()).begin()).rejects.toThrow('away');
    expect(device.stars).toEqual(['moving']);
  });

  it('is written the same in any order', () => {
    expect(written({ version: 1, taught: [], lessons: {} })).toBe(
      written({ lessons: {}, taught: [], version: 1 }),
    );
  });
});
