import { describe, expect, it } from 'vitest';
import { likelyLanguage, localeOf } from './language';
import { filled, parametersOf } from './message';

describe('messages', () => {
  it('are filled with their parameters', () => {
    expect(filled('{name} goes to {cell}', { name: 'Green', cell: 'C4' }, 'en')).toBe(
      'Green goes to C4',
    );
  });

  it('leave what is not given as it stands', () => {
    expect(filled('{name}', {}, 'en')).toBe('{name}');
  });

  it('have plural forms by the language’s own rules', () => {
    const steps = { one: '{count} step', other: '{count} steps' };
    expect(filled(steps, { count: 1 }, 'en')).toBe('1 step');
    expect(filled(steps, { count: 0 }, 'en')).toBe('0 steps');
    expect(filled(steps, { count: 0 }, 'fr')).toBe('0 step');
  });

  it('name their parameters', () => {
    expect(parametersOf({ one: '{count} of {name}', other: '{count}' })).toEqual(['count', 'name']);
  });
});

describe('the likely language', () => {
  it('is the first of the browser’s that is spoken here', () => {
    expect(likelyLanguage(['pt-BR', 'nl-BE', 'en'])).toBe('nl');
    expect(likelyLanguage(['ja'])).toBe('en');
  });
});

it('is written as where the owner lives', () => {
  expect(localeOf('en', ['nl-BE', 'en-GB', 'en'])).toBe('en-GB');
  expect(localeOf('fr', ['nl-BE'])).toBe('fr');
});
