import { describe, expect, it } from 'vitest';
import { cells, shownWith, stateWith } from './testing/positions';
import { beginsLine, traceOf } from './turns';

const names = (hexes: readonly { name: string }[]) => hexes.map(({ name }) => name);

describe('a line of the move list', () => {
  const nothing = stateWith({ chosen: 0 });
  const picked = stateWith({ chosen: cells('32') });

  it.each([
    ['deal forest', nothing, false],
    ['place (3,2)', nothing, true],
    ['cluster (3,2)', nothing, true],
    ['tile (3,2)', nothing, true],
    ['tile (3,3)', picked, false],
    ['go N', picked, false],
    ['remove (3,2)', nothing, true],
    ['pass', nothing, true],
  ])('may begin with %s', (text, before, begins) => {
    expect(beginsLine(shownWith(nothing, text, before))).toBe(begins);
  });
});

describe('the trace of a move', () => {
  it('has all tiles that went, where they were and where they are', () => {
    const before = stateWith({ mist: cells('32 33'), chosen: cells('32 33') });
    const after = stateWith({ mist: cells('33 34') });
    const { came, left } = traceOf(shownWith(after, 'go S', before));
    expect(names(left)).toEqual(['(3,2)', '(3,3)']);
    expect(names(came)).toEqual(['(3,3)', '(3,4)']);
  });

  it('has what was placed, and what was removed', () => {
    const less = stateWith({ mist: cells('32') });
    const more = stateWith({ mist: cells('32 33') });
    expect(names(traceOf(shownWith(more, 'place (3,3)', less)).came)).toEqual(['(3,3)']);
    expect(names(traceOf(shownWith(less, 'remove (3,3)', more)).left)).toEqual(['(3,3)']);
  });

  it('has nothing before there was a move', () => {
    const dealt = stateWith({ mist: cells('32') });
    expect(traceOf(shownWith(dealt, 'deal menhir', stateWith({ mist: 0 }), -1))).toEqual({
      came: [],
      left: [],
    });
  });
});
