/** How the players' cards stand in rows on a phone. */

/** Side by side with room for more than a name and a number. */
export const FEW_IN_ROW = 2;
/** One below the other with room for two lines of names and numbers. */
export const FEW_IN_COLUMN = 4;
const MOST_IN_ROW = 4;
const MOST_IN_RAIL = 3; // beside the board

/** Return how many cards stand in a row, so that each row is about as full as the others. */
export function cardsInRow(players: number, isLaden: boolean, isRail: boolean): number {
  if (isLaden) return Math.min(players, FEW_IN_ROW);
  const rows = Math.ceil(players / (isRail ? MOST_IN_RAIL : MOST_IN_ROW));
  return Math.ceil(players / rows);
}
