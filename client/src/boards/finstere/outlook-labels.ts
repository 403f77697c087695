/** What the outlook writes on the floor: flags where cards end his way, chances beside tokens. */

import type { Box } from '../view';
import { CHANCE, FLAG_HEIGHT, flagsOf, flagWidth, signsOf, type CardSign } from './foresight';
import { CELL, ENTRANCE, EXIT, type Frame } from './geometry';
import { placedLabels, tokenBox, type PlacedLabel } from './labels';
import type { TilePiece, TokenPiece } from './pieces';
import { allOf } from './scene';
import type { Outlook, Place } from './state';

/** What stands on the floor while the outlook is shown. */
export interface Standing {
  /** Where they would stand. */
  readonly tokens: readonly TokenPiece[];
  /** The middles of all tokens that are drawn, on the floor, beside it, or only in mind. */
  readonly drawn: readonly Place[];
  readonly tiles: readonly TilePiece[];
  readonly monster: Place;
}

export interface PlacedFlag {
  readonly cell: Place;
  readonly signs: readonly CardSign[];
  readonly chance: number;
  readonly anchor: Place;
  readonly box: PlacedLabel;
}

export interface PlacedChance {
  readonly token: number;
  readonly chance: number;
  readonly anchor: Place;
  readonly box: PlacedLabel;
}

export interface OutlookLabels {
  readonly flags: readonly PlacedFlag[];
  readonly chances: readonly PlacedChance[];
}

const TALL = 1.4; // cells that the monster reaches upwards

/** Return the labels of an outlook, chances first: a flag may stand further from what it marks. */
export function outlookLabels(frame: Frame, outlook: Outlook, standing: Standing): OutlookLabels {
  const dangers = outlook.dangers.flatMap(({ token, chance }) => {
    const place = standing.tokens[token]?.place;
    return place && chance > 0 ? [{ token, chance, anchor: frame.middle(place) }] : [];
  });
  const ends = flagsOf(outlook).map(({ cell, cards, chance }) => {
    return { cell, chance, signs: signsOf(cards), anchor: frame.middle(cell) };
  });
  const chances = dangers.map(({ anchor }) => ({ anchor, ...CHANCE }));
  const flags = ends.map(({ anchor, signs }) => {
    return { anchor, width: flagWidth(signs), height: FLAG_HEIGHT };
  });
  const endCells = ends.map(({ cell }) => cell);
  const placed = placedLabels([...chances, ...flags], surroundings(frame, standing, endCells));
  const boxAt = (index: number): PlacedLabel => {
    const box = placed[index];
    if (!box) throw new Error('a label has no place');
    return box;
  };
  return {
    chances: dangers.map((danger, index) => ({ ...danger, box: boxAt(index) })),
    flags: ends.map((end, index) => ({ ...end, box: boxAt(dangers.length + index) })),
  };
}

/** Return the middle of a label. */
export function middleOf({ x, y, width, height }: Box): Place {
  return [x + width / 2, y + height / 2];
}

function surroundings(frame: Frame, standing: Standing, ends: readonly Place[]) {
  const { tokens, drawn, tiles, monster } = standing;
  const squares = (places: readonly Place[]) =>
    places.map((place) => tokenBox(frame.middle(place)));
  const on = tokens.flatMap(({ place }) => (place ? [place] : []));
  const better = [...tiles.map(({ place }) => place), ...ends, ENTRANCE, EXIT];
  return {
    kept: [...squares(on), ...drawn.map(tokenBox)],
    spared: [...squares(better), monsterBox(frame.middle(monster))],
    within: allOf(frame),
    floor: { x: 0, y: 0, width: frame.columns * CELL, height: frame.rows * CELL },
  };
}

function monsterBox([x, y]: Place): Box {
  const top = y - TALL * CELL;
  return { x: x - CELL / 2, y: top, width: CELL, height: y + CELL / 2 - top };
}
