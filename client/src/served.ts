/**
 * Where the client comes from: a server, at whose root it lies and which answers all its paths, or
 * plain files somewhere (`gloaming site`), where the path of a page stands behind a #.
 */

/** Whether there is a server behind the page; plain files say that they have none. */
export const hasServer = document.documentElement.dataset.served !== 'files';

/** Return the address of the first page. */
export function rootAddress(): string {
  const { origin, pathname } = window.location;
  return origin + (hasServer ? '/' : pathname);
}

/** Return the whole address of a page, as it can be handed on. */
export function addressOf(path: string): string {
  return hasServer ? window.location.origin + path : `${rootAddress()}#${path}`;
}
