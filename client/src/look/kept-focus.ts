/** Keeps the keys from being lost: where what has the focus goes away, something else has it. */

const GOES_AWAY = ['disabled', 'hidden'];

/** Keep the focus within a page until the returned function is called. */
export function keepFocus(page: HTMLElement): () => void {
  let last: Element | undefined;
  let wasInBar = false;
  const note = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined;
    wasInBar = Boolean(last?.closest('.bar'));
  };
  const goOn = () => {
    if (!last || document.activeElement !== document.body || !isGone(last)) return;
    last = undefined;
    nextIn(page, wasInBar).focus({ preventScroll: true });
  };
  const observer = new MutationObserver(goOn);
  page.addEventListener('focusin', note);
  observer.observe(page, { childList: true, subtree: true, attributeFilter: GOES_AWAY });
  return () => {
    page.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

function isGone(one: Element): boolean {
  return !one.isConnected || one.matches(':disabled') || !one.checkVisibility();
}

/** Return what is to be done next in a page, unless it ends a turn; or the board, or all of it. */
function nextIn(page: HTMLElement, isInBar: boolean): HTMLElement {
  const main = isInBar
    ? page.querySelector<HTMLElement>('.bar .main:enabled:not([data-last])')
    : null;
  return main ?? page.querySelector<HTMLElement>('.board [tabindex="0"]') ?? page;
}
