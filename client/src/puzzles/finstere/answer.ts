/** What was done on the board, as the interchange writes answers of Finstere Flure. */

import { ACTIONS } from '../../boards/finstere/actions';
import type { Rules } from '../../engine/rules';
import type { Played } from '../../local/match';
import { positionOf } from '../../positions/finstere';
import type { LETTERS } from '../../generated/finstere';
import type { Answer } from '../../wire/puzzles';
import type { AnswerPart } from '../../generated/http';

type FinstereRules = Rules<'finstere'>;

/** Return tiles, moves and turning in their order. */
export function deedsDone(
  rules: FinstereRules,
  names: readonly string[],
  plies: readonly Played[],
  turned: (typeof LETTERS)[number] | undefined,
): Answer {
  const deeds: AnswerPart[] = [];
  for (const ply of plies) {
    const action = ACTIONS.read(ply.action);
    const last = deeds.at(-1);
    if (action.family === 'place') deeds.push(...tilesLaid(rules, names, ply));
    else if (action.family === 'pick') deeds.push({ token: names[action.token] ?? '', path: '' });
    else if (action.family === 'step' && last?.path !== undefined)
      deeds[deeds.length - 1] = { ...last, path: last.path + action.letter };
  }
  return turned ? [...deeds, { facing: turned }] : deeds;
}

/** Return the tiles that lie there after an action, and did not before. */
function tilesLaid(rules: FinstereRules, names: readonly string[], ply: Played): AnswerPart[] {
  const tiles = (state: Played['before']) => positionOf(rules, state, names).tiles;
  const before = new Set(tiles(ply.before).map((tile) => JSON.stringify(tile)));
  const after = rules.act(ply.before, ply.actor, ply.action).state;
  return tiles(after)
    .filter((tile) => !before.has(JSON.stringify(tile)))
    .map((lay) => ({ lay }));
}
