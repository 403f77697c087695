/** Whether the line is known to be gone: for whoever must say why something did not come. */
export const reach = { isLost: false };

/** Tell whether nothing can come over the network now. */
export function isOffline(): boolean {
  return reach.isLost || !navigator.onLine;
}
