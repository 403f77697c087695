import { describe, expect, it } from 'vitest';
import { GAMES } from '../parts/summary';
import type { Language } from '../words/language';
import { loadTitledCases } from './cases/titled';
import { loadRules } from './rules';
import { entriesOf, plain, searched, type Entry } from './search';

async function entries(game: string, language: Language): Promise<Entry[]> {
  const rules = await loadRules(game, language);
  return entriesOf(game, rules?.sections ?? [], await loadTitledCases(game, language));
}

describe('searching', () => {
  it.each([
    ['en', 'crystal', 'A crystal hides nobody'],
    ['en', '4.6', 'Blood'],
    ['en', 'CRYSTALS', 'The monster looks'],
    ['de', 'drehstein', 'Spiel für Fortgeschrittene'],
    ['fr', 'teleporteur', 'Un téléporteur est un mur pour vous'],
    ['fr', 'TÉLÉPORTEUR', 'Un téléporteur est un mur pour vous'],
    ['nl', 'bloedplas', 'Tegengehouden stop je in de bloedplas'],
  ] as const)('finds in %s by %s: %s', async (language, query, title) => {
    const found = searched(await entries('finstere', language), query);
    expect(found.map((one) => one.title)).toContain(title);
  });

  it('puts a number first, then titles, then the rest', async () => {
    const byNumber = searched(await entries('finstere', 'en'), '5.8');
    expect(byNumber.every(({ rules }) => rules.includes('5.8'))).toBe(true);
    const [first, ...others] = searched(await entries('finstere', 'en'), 'blood');
    expect(first?.title.toLowerCase()).toContain('blood');
    expect(others.at(-1)?.excerpt.toLowerCase()).toContain('blood');
  });

  it('wants all words', async () => {
    const found = searched(await entries('finstere', 'en'), 'stone hides');
    expect(found.map(({ title }) => title)).toContain('A stone hides who is behind it');
    expect(searched(await entries('finstere', 'en'), 'stone zebra')).toEqual([]);
  });

  it('finds nothing by nothing', async () => {
    const all = await Promise.all(GAMES.map((game) => entries(game, 'en')));
    expect(searched(all.flat(), '   ')).toEqual([]);
  });

  it('knows from which game something is', async () => {
    const all = await Promise.all(GAMES.map((game) => entries(game, 'en')));
    const games = new Set(searched(all.flat(), 'mist').map(({ game }) => game));
    expect([...games]).toEqual(['menhirs']);
  });
});

it('leaves out accents and capitals', () => {
  expect(plain('Brume ÉPAISSE, Straße')).toBe('brume epaisse, strasse');
});
