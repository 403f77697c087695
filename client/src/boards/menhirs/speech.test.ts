import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../words/language';
import { loadShellWords } from '../../words/shell';
import { speaker } from '../../words/words.svelte';
import { hexNamed, type Letters } from './chart';
import type { Way } from './guide';
import { hexWords } from './labels';
import { asks, choice, describe as described } from './speech';
import { MOVING, OVER, PLACING, REMOVING } from './state';
import {
  cell,
  cells,
  groupWith,
  numbered,
  numbers,
  places,
  shownWith,
  situationWith,
  stateWith,
} from './testing/positions';
import { arrowWords, noteWords, planWords } from './thinking';
import { words } from './words';

const legal = (...texts: string[]) => texts.map((text) => ({ action: numbered(text) ?? -1 }));

async function speak(language: Language): Promise<void> {
  speaker.language = language;
  await speaker.learn('shell', loadShellWords);
  await speaker.learn('menhirs', words);
}

beforeAll(() => speak('en'));

describe('the position', () => {
  it('is told whole', () => {
    const state = stateWith({ banned: cells('72') + 3, face_down: cells('11 12') });
    expect(described(shownWith(state)).split('\n')).toEqual([
      'Round 1, Player 1: move',
      'Free menhirs: (5,1).',
      'Menhirs under mist: (3,3).',
      'Mist: (3,2) (3,3) (3,4); (7,2).',
      'No taking back: (7,2) may not go south together.',
    ]);
  });

  it('does not tell where hidden menhirs are', () => {
    const hidden = shownWith(stateWith({ menhirs: cells('51') }));
    const score = { common: { free: 1, covered: 2 } };
    expect(described({ ...hidden, score })).toContain('2 menhirs are somewhere under the mist');
    expect(described({ ...hidden, score })).not.toContain('(3,3).');
  });

  it('is told before the first round and after the last', () => {
    expect(described(shownWith(stateWith({ phase: PLACING })))).toContain('placing mist');
    expect(described(shownWith(stateWith({ phase: OVER, ending: 2 })))).toContain('a draw');
  });
});

describe('choices', () => {
  it('are told with what they mean', () => {
    const said = (text: string) => choice({ action: numbered(text) ?? -1 }, shownWith(stateWith()));
    expect(said('cluster (3,2)')).toBe('Lift the cluster of 3 tiles: (3,2) (3,3) (3,4)');
    expect(said('cluster (7,2)')).toBe('Lift the single tile on (7,2)');
    expect(said('go SW')).toBe('Go south-west');
    expect(said('place (1,1)')).toBe('Place mist on (1,1)');
    expect(said('place (4,3)')).toBe('Place mist on (4,3), beside mist');
    expect(said('remove (3,3)')).toBe('Remove the mist on (3,3) and free its menhir');
    expect(said('remove (3,2)')).toBe('Remove the mist on (3,2)');
    expect(said('pass')).toBe('Pass');
  });

  it('are asked for in one sentence', () => {
    const asked = (state = stateWith(), ...texts: string[]) =>
      asks(shownWith(state), legal(...texts));
    expect(asked(stateWith(), 'cluster (3,2)')).toBe('Choose mist and move it one cell.');
    expect(asked(stateWith({ turn: 3 }), 'cluster (3,2)')).toContain('then remove a tile');
    expect(asked(stateWith(), 'pass')).toContain('you pass');
    expect(asked(stateWith({ phase: PLACING, supply: 3 }), 'place (1,1)')).toContain('3 are left');
    expect(asked(stateWith({ phase: REMOVING }), 'remove (3,2)')).toContain(
      'take one mist tile off',
    );
    expect(asked(stateWith({ chosen: cells('32 33') }), 'tile (3,4)')).toContain(
      '2 tiles are picked',
    );
    expect(asked()).toBe('Waiting for Ann to move.');
    expect(asked(stateWith({ phase: OVER, ending: 2 }))).toContain('a draw');
  });

  it.each([
    ['en', 'Waiting for Bat to move.'],
    ['nl', 'Wachten tot Vleermuis schuift.'],
    ['de', 'Warten, bis Fledermaus zieht.'],
    ['fr', 'On attend le déplacement de Chauve-souris.'],
  ] as const)('call a bot by its name in %s', async (language, words) => {
    await speak(language);
    const shown = shownWith(stateWith());
    const seats = shown.seats.map((seat) => ({ ...seat, player: 'bat', isBot: true }));
    expect(asks({ ...shown, seats }, [])).toBe(words);
    await speak('en');
  });
});

describe('what one has in mind', () => {
  const open: Way = {
    direction: 'N',
    actions: numbers('go N'),
    frees: places('33'),
    covers: places('51 61'),
  };
  const group = groupWith('32 33 34', open);
  const situation = situationWith(stateWith(), ['cluster (3,2)'], { clusters: [group] });
  const lifted = { cell: cell('33'), isPainting: false };

  it('is said with what it leads to', () => {
    expect(planWords(situation, lifted)).toBe('Cluster of 3 lifted: where should it drift?');
    expect(planWords(situation, { ...lifted, way: 'N' })).toBe(
      'Drift north? Frees a menhir. Covers 2 menhirs.',
    );
    expect(planWords(situation, { ...lifted, way: 'S' })).toBe(
      'The edge: (3,2) (3,3) (3,4) would leave the board (rule 3.4).',
    );
    expect(planWords(situation, { isPainting: true })).toContain('tap or drag');
    expect(planWords(situation, { isPainting: false })).toBe('');
  });

  it('is said while the guide is awaited, and where a cluster is stuck', () => {
    expect(planWords({ ...situation, guide: undefined }, lifted)).toBe('One moment …');
    const stuck = { ...situation, guide: { clusters: [groupWith('32 33 34')] } };
    expect(planWords(stuck, lifted)).toBe('This cluster cannot move as a whole.');
  });

  it('is said for a part: one reason for all ways', () => {
    const part = situationWith(stateWith({ chosen: cells('32') }), [], { part: groupWith('32') });
    expect(planWords(part, { isPainting: true })).toContain('One tile picked. The edge');
    const free = situationWith(stateWith({ chosen: cells('32') }), [], { part: group });
    expect(planWords(free, { isPainting: true })).toBe('');
  });

  it('is said for placing and removing', () => {
    const placing = situationWith(stateWith({ phase: PLACING }), []);
    expect(planWords(placing, { cell: cell('43'), isPainting: false })).toBe('Mist on (4,3)?');
    const removing = situationWith(stateWith({ phase: REMOVING }), []);
    expect(planWords(removing, { cell: cell('33'), isPainting: false })).toContain('(3,3) away?');
  });

  it('names arrows with their reason or their gain', () => {
    expect(arrowWords({ ...open, wins: true })).toBe('Drift north. Every menhir is free: you win!');
    expect(arrowWords(group.ways[1] ?? open)).toContain('Not north-east: blocked. The edge');
  });

  it('says why nothing came of a press', () => {
    expect(noteWords({ kind: 'no-mist', name: '(1,1)' })).toBe('There is no mist on (1,1).');
    const kept = { tile: [3, 3], reason: 'last-menhir', rule: '3.7' } as const;
    expect(noteWords({ kind: 'kept', name: '(3,3)', kept })).toContain('last covered menhir');
    expect(noteWords({ kind: 'kept', name: '(3,3)', kept: undefined })).toContain(
      'may not be taken',
    );
    expect(noteWords({ kind: 'held', way: group.ways[1] ?? open })).toContain('rule 3.4');
  });

  it('stands in the names of the hexes', () => {
    const named = (text: string, way: Letters = 'N') => {
      const hex = hexNamed(situation.chart, `(${text[0]},${text[1]})`);
      return hex ? hexWords(situation, { ...lifted, way }, hex) : '';
    };
    expect(named('33')).toBe('Column 3, position 3: mist on a menhir, cluster of 3 tiles, lifted');
    expect(named('33', 'S')).toContain('in the way');
    expect(named('51')).toContain('free menhir');
    expect(named('11')).toContain('fallen menhir');
    expect(named('21')).toContain('forest');
    expect(named('72')).toContain('a single mist tile');
    const bare = { ...situation, state: stateWith({ dealt: 0, phase: MOVING }) };
    const hex = hexNamed(bare.chart, '(2,1)');
    expect(hex && hexWords(bare, { isPainting: false }, hex)).toContain('no land yet');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('all is said without a gap', async () => {
    speaker.language = language;
    await speaker.learn('menhirs', words);
    const before = stateWith({ chosen: cells('32 33 34') });
    const after = stateWith({ mist: cells('41 42 51 72'), phase: REMOVING });
    const said = [
      described(shownWith(after)),
      asks(shownWith(after), legal('remove (7,2)')),
      choice({ action: numbered('cluster (3,2)') ?? -1 }, shownWith(before)),
    ];
    for (const text of said) expect(text).not.toMatch(/[{}]|tell\.|asks\.|choice\.|undefined/);
  });
});
