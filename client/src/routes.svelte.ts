/** Which page is shown: the path says it, and going there shows it without loading anew. */

import { decoded, routeOf } from './route';
import { hasServer } from './served';

export type { PageProps } from './route';

/** What a fragment that is a path begins with: of plain files every page, else letters. */
const PATH = '#/';

/** Return the path of the page that the address names. */
function pathHere(): string {
  const { pathname, hash } = window.location;
  if (hash.startsWith(PATH)) return partsOf(hash.slice(1)).pathname;
  return hasServer ? pathname : '/';
}

function partsOf(address: string): URL {
  return new URL(address, window.location.origin);
}

class Place {
  path = $state(pathHere());
  readonly route = $derived(routeOf(this.path));

  constructor() {
    for (const event of ['popstate', 'hashchange']) {
      window.addEventListener(event, () => this.#arrive());
    }
    document.addEventListener('click', (event) => this.#followed(event));
    if (!hasServer) rewriteLinks();
  }

  /** What follows the path after a ? or a #. */
  get search(): string {
    return this.#parts().search;
  }

  get hash(): string {
    return this.#parts().hash;
  }

  /** Go to another page. */
  go(path: string): void {
    window.history.pushState(null, '', hasServer ? path : `#${path}`);
    this.path = pathHere();
    window.scrollTo(0, 0);
  }

  /** Show another page in the place of this one: nobody comes back to it. */
  instead(path: string): void {
    window.history.replaceState(null, '', hasServer ? path : `#${path}`);
    this.path = pathHere();
  }

  /** Note in the address what a page shows: whoever comes back finds it again. */
  note(fragment: string): void {
    window.history.replaceState(
      null,
      '',
      hasServer ? `#${fragment}` : `#${pathHere()}#${fragment}`,
    );
  }

  #parts(): URL {
    const { hash, href } = window.location;
    return hash.startsWith(PATH) ? partsOf(hash.slice(1)) : new URL(href);
  }

  /** Show what the address names now; a mere place on a page is none of ours. */
  #arrive(): void {
    const { hash } = window.location;
    if (hasServer || !hash || hash.startsWith(PATH)) this.path = pathHere();
  }

  #followed(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download'))
      return;
    if (link.origin !== window.location.origin || link.pathname.startsWith('/api')) return;
    const isHere = link.pathname === window.location.pathname;
    if (link.hash && !link.hash.startsWith(PATH) && isHere) {
      if (!hasServer) jump(event, link.hash);
      return;
    }
    event.preventDefault();
    const isBehind = link.hash.startsWith(PATH) && isHere;
    this.go(isBehind && !hasServer ? link.hash.slice(1) : link.pathname + link.search + link.hash);
  }
}

/** Go to a place on a page whose own path stands behind the #, and must stay there. */
function jump(event: MouseEvent, hash: string): void {
  event.preventDefault();
  const found = document.getElementById(decoded(hash.slice(1)));
  found?.scrollIntoView();
  found?.focus({ preventScroll: true });
}

/**
 * Let links lead to pages behind the # wherever they are followed: opened in another window,
 * copied or read aloud as well.  Pages write them as paths (`/learn`).
 */
function rewriteLinks(): void {
  const rewrite = (link: Element) => {
    const path = link.getAttribute('href');
    if (path?.startsWith('/') && !path.startsWith('/api/')) link.setAttribute('href', `#${path}`);
  };
  const changed = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element) rewrite(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        rewrite(node);
        node.querySelectorAll('a[href^="/"]').forEach(rewrite);
      }
    }
  };
  const watched = { subtree: true, childList: true, attributeFilter: ['href'] };
  new MutationObserver(changed).observe(document.body, watched);
}

export const place = new Place();
