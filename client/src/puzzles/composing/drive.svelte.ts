/** A test drive: a composed puzzle is tried, and its composer can go back to it. */

export const drive: { leave: (() => void) | undefined } = $state({ leave: undefined });
