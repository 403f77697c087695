/** Something has the whole page for a while: everything else is out of reach until it is over. */

/** Those that speak to everybody are heard all the same. */
const HEARD = '[aria-live], [role="log"], [role="status"], [role="alert"], script, style';

/** Put all that is not in an element out of reach of pointer, keys and readers; return the way back. */
export function standAlone(element: HTMLElement): () => void {
  const focused = document.activeElement;
  const others = besides(element).filter((other) => !other.inert && !other.matches(HEARD));
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  };
}

/** Return the elements beside an element and beside all that it lies in. */
function besides(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child !== element);
  const here = siblings.filter((child) => child instanceof HTMLElement);
  return [...here, ...besides(parent)];
}
