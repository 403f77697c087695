/** Return the seconds since 1970 by what has passed since the page came: nobody can set this clock. */
export function now(): number {
  return (performance.timeOrigin + performance.now()) / 1000;
}
