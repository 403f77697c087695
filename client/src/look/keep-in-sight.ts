/** Bringing something into sight on a page that is still being filled. */

const SETTLING = 2500; // milliseconds in which what is above may still grow
const LEAVING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scroll to an element, and stay there while the page grows, until somebody does something. */
export function keepInSight(element: Element): void {
  const show = (): void => element.scrollIntoView({ block: 'start' });
  const observer = new ResizeObserver(show);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of LEAVING) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, SETTLING);
  for (const event of LEAVING) window.addEventListener(event, stop, { passive: true });
  // A page grows as a whole, or a part of it that scrolls by itself.
  for (let around = element.parentElement; around; around = around.parentElement)
    observer.observe(around);
  show();
}
