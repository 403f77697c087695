/** The rules of Spokenchaos at hand in tests, as boards have them where they are shown. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as tables from '../../../../../src/gloaming/server/messages/generated/spokenchaos_engine';
import { keepRules } from '../../../engine/load';
import { Rules } from '../../../engine/rules';

export const PROJECT = join(import.meta.dirname, '../../../../..');
const MODULE = join(PROJECT, 'src/gloaming/games/spokenchaos/engine.wasm');
const BYTES = tables.LAYOUTS.State[0];

export const rules = new Rules<'spokenchaos'>(new WebAssembly.Module(readFileSync(MODULE)), tables);
keepRules('spokenchaos', rules);

/** A state of which every number is 0. */
export const BLANK = rules.read(new Uint8Array(BYTES));
