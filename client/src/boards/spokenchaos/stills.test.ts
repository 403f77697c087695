import { describe, expect, it } from 'vitest';
import { sceneOf, NOTHING_IN_MIND } from './scene';
import { Studio, type Still } from './stills';
import { stateOf } from './testing/states';

const scene = sceneOf(stateOf('planning'), [], -1, NOTHING_IN_MIND);
const wanted = (width: number): Still => ({ scene, width, height: width });
const picture = (width: number) => ({ width }) as HTMLCanvasElement;

/** A renderer that notes what is asked of it. */
function noting(told: string[]) {
  return () => {
    told.push('open');
    return Promise.resolve({
      take: ({ width }: Still) => {
        told.push(`take ${width}`);
        if (width === 13) throw new Error('no luck');
        return picture(width);
      },
      dispose: () => void told.push('close'),
    });
  };
}

describe('taking pictures', () => {
  it('uses one renderer for all that are wanted, and gives it back', async () => {
    const told: string[] = [];
    const studio = new Studio(noting(told));
    const taken = await Promise.all([1, 2, 3].map((width) => studio.take(wanted(width))));
    expect(taken.map((one) => one?.width)).toEqual([1, 2, 3]);
    expect(told).toEqual(['open', 'take 1', 'take 2', 'take 3', 'close']);
    await studio.take(wanted(4));
    expect(told.slice(5)).toEqual(['open', 'take 4', 'close']);
  });

  it('tells who asked that a picture failed, and goes on with the others', async () => {
    const told: string[] = [];
    const studio = new Studio(noting(told));
    const [failed, next] = [studio.take(wanted(13)), studio.take(wanted(2))];
    await expect(failed).rejects.toThrow('no luck');
    expect((await next)?.width).toBe(2);
    expect(told.at(-1)).toBe('close');
  });

  it('has no picture where nothing can be drawn in three dimensions', async () => {
    const studio = new Studio(() => Promise.resolve(undefined));
    expect(await studio.take(wanted(1))).toBeUndefined();
  });
});
