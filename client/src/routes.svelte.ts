/** Which page is shown: the path says it, and going there shows it without loading anew. */

import { routeOf } from './route';

export type { PageProps } from './route';

class Place {
  path = $state(window.location.pathname);
  readonly route = $derived(routeOf(this.path));

  constructor() {
    window.addEventListener('popstate', () => (this.path = window.location.pathname));
    document.addEventListener('click', (event) => this.#followed(event));
  }

  /** Go to another page. */
  go(path: string): void {
    window.history.pushState(null, '', path);
    this.path = window.location.pathname;
    window.scrollTo(0, 0);
  }

  #followed(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download'))
      return;
    if (link.origin !== window.location.origin || link.pathname.startsWith('/api')) return;
    if (link.hash && link.pathname === window.location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();
