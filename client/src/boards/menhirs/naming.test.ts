import { describe, expect, it } from 'vitest';
import { chartOf, edgesOf } from './chart';
import { aboutPlan, named, namedByRule, path } from './naming';
import { BLANK } from './plan';
import {
  cell,
  cells,
  groupWith,
  places,
  shownWith,
  situationWith,
  stateWith,
} from './testing/positions';

describe('what words name', () => {
  it('is the cell of a tile, or all cells of a cluster', () => {
    expect(named(shownWith(stateWith(), 'place (4,3)')).cells).toEqual(places('43'));
    const lifted = stateWith({ chosen: cells('32 33') });
    expect(named(shownWith(lifted, 'cluster (3,2)')).cells).toEqual(places('32 33'));
  });

  it('is where mist was and where it has come', () => {
    const before = stateWith({ chosen: cells('32') });
    expect(named(shownWith(stateWith(), 'go S', before)).cells).toEqual(places('32 33'));
  });

  it('is nothing of mist that was placed in secret', () => {
    expect(named(shownWith(stateWith(), 'place')).cells).toEqual([]);
  });

  it('has the way of the tile in the midst of a cluster, or the tile that is put', () => {
    const before = stateWith({ chosen: cells('32 33 34') });
    expect(path(shownWith(stateWith(), 'go SE', before))).toEqual(places('33 44'));
    const fewer = stateWith({ mist: cells('32') });
    const more = stateWith({ mist: cells('32 43') });
    expect(path(shownWith(more, 'place (4,3)', fewer))).toEqual(places('43'));
    expect(path(shownWith(stateWith(), 'cluster (3,2)'))).toEqual([]);
  });

  it('is what a rule is about', () => {
    expect(namedByRule('3.6', shownWith(stateWith())).cells).toEqual(places('33'));
    expect(namedByRule('1', shownWith(stateWith())).cells).toEqual([]);
  });
});

describe('what a plan is about', () => {
  const way = { direction: 'N', reason: 'mist', rule: '3.4', cells: places('31') } as const;
  const guide = { clusters: [groupWith('32 33 34', way)] };
  const situation = situationWith(stateWith(), ['cluster (3,2)'], guide);

  it('is the lifted cluster', () => {
    const about = aboutPlan(situation, { cell: cell('32'), isPainting: false }, undefined);
    expect(about).toEqual({ named: { cells: places('32 33 34') }, rule: undefined });
  });

  it('is what is in the way, with its rule', () => {
    const tried = { cell: cell('32'), way: 'N', isPainting: false } as const;
    const expected = { named: { cells: places('31') }, rule: '3.4' };
    expect(aboutPlan(situation, tried, undefined)).toEqual(expected);
    expect(aboutPlan(situation, tried, { kind: 'held', way })).toEqual(expected);
  });

  it('is the rule of passing where nothing else can be done', () => {
    expect(aboutPlan(situationWith(stateWith(), ['pass']), BLANK, undefined)).toEqual({
      rule: '3.8',
    });
  });

  it('is the tile that may not be taken away', () => {
    const kept = { tile: [3, 3], reason: 'last-menhir', rule: '3.7' } as const;
    const about = aboutPlan(situation, BLANK, { kind: 'kept', name: '(3,3)', kept });
    expect(about).toEqual({ named: { cells: places('33') }, rule: '3.7' });
  });
});

it('numbers every column above it and every position on both sides', () => {
  const words = edgesOf(chartOf(0)).map((edge) => edge.words);
  expect(words.slice(0, 7)).toEqual(['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7']);
  expect(words.slice(7)).toEqual(
    [1, 2, 3, 4, 5, 6].flatMap((position) => [`y${position}`, `y${position}`]),
  );
});
