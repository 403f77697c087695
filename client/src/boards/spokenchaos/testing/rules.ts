/** The rules of Spokenchaos at hand in tests, as boards have them where they are shown. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import description from '../../../generated/spokenchaos.rules.json';
import { keepRules } from '../../../engine/load';
import { Rules, type Tables } from '../../../engine/rules';

export const PROJECT = join(import.meta.dirname, '../../../../..');
const MODULE = join(PROJECT, 'src/gloaming/games/spokenchaos/engine.wasm');
const tables = description as unknown as Tables;

export const rules = new Rules<'spokenchaos'>(new WebAssembly.Module(readFileSync(MODULE)), tables);
keepRules('spokenchaos', rules);

/** A state of which every number is 0. */
export const BLANK = rules.read(rules.start({}).fill(0));
