/** What a pointer touches, whether on the plan or on the stage. */

export interface Touched {
  /** In 1/32 field. */
  readonly x: number;
  readonly y: number;
  /** Numbered among all. */
  readonly ghost?: number;
  readonly piece?: number;
  readonly door?: string;
}

export interface Touch {
  /** Touch something; return what may be dragged from there. */
  down(touched: Touched): 'piece' | 'ghost' | undefined;
  /** Tell whether what is touched is in one's hand, so that it may be dragged. */
  isHeld(touched: Touched): boolean;
  /** Drag what is held to a place. */
  move(x: number, y: number): void;
}
