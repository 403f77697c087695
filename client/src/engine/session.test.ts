/** What chance may bring is worked out here as in Python, whose test writes what is expected. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { followed, newMatch } from '../local/match';
import { crc32 } from '../table/following';
import { rulesFor } from '../testing/rules';
import { branchesOf } from './session';

interface Told {
  readonly options: Readonly<Record<string, string>>;
  readonly plies: readonly (readonly [number, number])[];
  readonly branches: readonly number[];
  readonly seats: readonly number[];
}

it('draws the same of the 24 doors of Spokenchaos', async () => {
  const path = '../tests/analysis/branches-spokenchaos.json'; // tests run in the client's folder
  const told = JSON.parse(readFileSync(path, 'utf8')) as Told;
  const rules = await rulesFor('spokenchaos');
  const match = followed(newMatch(rules, told.options, ''), told.plies);
  const found = branchesOf(rules, match.state, told.plies.length);
  expect(found.map(({ state }) => crc32(state))).toEqual(told.branches);
  expect(found.map(({ seat }) => seat)).toEqual(told.seats);
  expect(new Set(found.map(({ share }) => share))).toEqual(new Set([1 / found.length]));
});
