import { describe, expect, it } from 'vitest';
import type { ShownSeat, TableNow } from '../generated/messages';
import { chancesOf } from './chances';

function now(shares: readonly number[], phase: TableNow['phase'] = 'running'): TableNow {
  const seats = shares.map((_, seat): ShownSeat => ({
    name: `player ${seat + 1}`,
    kind: 'bot',
    player: 'owl',
  }));
  return { phase, seats, sights: [], chances: { seat: 0, shares } };
}

function whole(shares: readonly number[]): number {
  return chancesOf(now(shares)).reduce((sum, { text }) => sum + Number.parseInt(text), 0);
}

describe('the chances', () => {
  it('are of all seats, and add up to 100 %', () => {
    expect(chancesOf(now([1 / 3, 1 / 3, 1 / 3])).map(({ text }) => text)).toEqual([
      '34%',
      '33%',
      '33%',
    ]);
    expect(whole([0.126, 0.374, 0.25, 0.25])).toBe(100);
    expect(whole([0.001, 0.001, 0.998])).toBe(100);
  });

  it('stay within 0 and 100 %', () => {
    expect(chancesOf(now([-0.02, 1.02])).map(({ share }) => share)).toEqual([0, 1]);
  });

  it('are none where only a bot has told them whose guess is worth nothing', () => {
    const told = now([0.5, 0.5]);
    const moths = told.seats.map((seat) => ({ ...seat, player: 'moth' }));
    expect(chancesOf({ ...told, seats: moths })).toEqual([]);
    const helped = moths.map((seat) => ({ ...seat, stand_in: 'owl' }));
    expect(chancesOf({ ...told, seats: helped })).toHaveLength(2);
  });

  it('are none before a bot has told any, and none after the match', () => {
    expect(chancesOf({ ...now([0.5, 0.5]), chances: null })).toEqual([]);
    expect(chancesOf(now([0.5, 0.5], 'over'))).toEqual([]);
  });
});
