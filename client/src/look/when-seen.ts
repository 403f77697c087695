/** Doing something once somebody can see it. */

/** Do something when an element comes into sight, or near it, once; return what calls it off. */
export function whenSeen(element: Element, act: () => void, near = '0px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: near },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
