import { describe, expect, it } from 'vitest';
import { choiceOf, lettersOf, OWN, roundsOf, turnedAt, writtenOut } from './marks';

const PRESETS = { even: 'mm rr mm', odd: 'rm mm rm' };

describe('marks', () => {
  it('are a preset, or one’s own', () => {
    expect(choiceOf(PRESETS, 'odd')).toBe('odd');
    expect(choiceOf(PRESETS, 'mm mm mm')).toBe(OWN);
    expect(writtenOut(PRESETS, 'even')).toBe('mm rr mm');
    expect(writtenOut(PRESETS, 'rr rr rr')).toBe('rr rr rr');
  });

  it('have a letter for each turn of a round', () => {
    expect(roundsOf('mm rm')).toEqual([
      ['m', 'm'],
      ['r', 'm'],
    ]);
    expect(lettersOf(PRESETS)).toEqual(['m', 'r']);
  });

  it('are turned one by one, there and back', () => {
    const turned = turnedAt('mm rr mm', ['m', 'r'], 2, 1);
    expect(turned).toBe('mm rr mr');
    expect(turnedAt(turned, ['m', 'r'], 2, 1)).toBe('mm rr mm');
    expect(turnedAt('mm', ['m', 'r'], 7, 0)).toBe('mm');
  });
});
