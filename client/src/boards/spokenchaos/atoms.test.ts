import { describe, expect, it } from 'vitest';
import { atomOf, placeOf, placeText, spotOf, spotText } from './atoms';

describe('actions as text', () => {
  it('have a word and what it is about', () => {
    expect(atomOf('take mirror')).toEqual({ verb: 'take', object: 'mirror' });
    expect(atomOf('card 7 mirror+table')).toEqual({ verb: 'card', object: '7 mirror+table' });
    expect(atomOf('done')).toEqual({ verb: 'done', object: '' });
    expect(atomOf('N')).toEqual({ verb: 'step', object: 'N' });
  });

  it('write spots within their field, as the server reads them', () => {
    expect(spotText([80, 24, 0, 0, 0])).toBe('spot 0.5,0.75');
    expect(spotText([33, 63, 2, 0.7, 2])).toBe('spot 0.03125,0.96875 level 2 lying E');
    expect(spotOf('spot 0.03125,0.96875 level 2 lying E')).toEqual({
      x: 1,
      y: 31,
      level: 2,
      way: 2,
    });
  });

  it('write places of furniture in fields', () => {
    expect(placeText(81, 192)).toBe('at 2.53125,6');
    expect(placeOf('at 2.53125,6')).toEqual([81, 192]);
    expect(placeOf('pass')).toBeUndefined();
  });
});
