/** How much is drawn: as much as the machine can draw smoothly. */

/** Levels from everything to as little as can be. */
export const MOST_SIMPLE = 3;
const RATIOS = [2, 1.5, 1, 0.75] as const;
const RESTFUL = 2; // the level from which nothing flickers, so that everything comes to rest
const SLOW = 26; // milliseconds of a frame that is no longer smooth
const CRAWLING = 90;
const FRAMES = 24; // that are measured before a judgement
const LONG = 700; // milliseconds after which a judgement is due all the same
const FEWEST = 3;
const AWAY = 4000; // after such a pause the page was not looked at

export class Quality {
  level: number;
  /** The median time of the frames that were measured last, in milliseconds. */
  median = 0;
  #times: number[] = [];

  /** Begin with a level; if it is wished for, it stays. */
  constructor(
    isSoftware: boolean,
    private readonly changed: (level: number) => void,
    private readonly told: () => void,
    private readonly wished = wishedLevel(),
  ) {
    this.level = wished ?? (isSoftware ? MOST_SIMPLE : 0);
    this.#tell();
  }

  /** Pixels of the drawing for one of the page. */
  get ratio(): number {
    return Math.min(window.devicePixelRatio, RATIOS[this.level] ?? 1);
  }

  /** Whether less is drawn than could be while things move: at rest there is time for all of it. */
  get isReduced(): boolean {
    return this.level >= RESTFUL;
  }

  /** Pixels of the drawing for one of the page, when nothing moves. */
  get ratioAtRest(): number {
    return Math.min(window.devicePixelRatio, RATIOS[0]);
  }

  /** Note how long it took from a frame that was drawn to the next. */
  note(took: number): void {
    if (took > AWAY) return;
    this.#times.push(took);
    const all = this.#times.reduce((sum, one) => sum + one, 0);
    if (this.#times.length < FRAMES && (all < LONG || this.#times.length < FEWEST)) return;
    const sorted = this.#times.sort((one, other) => one - other);
    this.median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    this.#times = [];
    if (this.median <= SLOW || this.level === MOST_SIMPLE || this.wished !== undefined) return;
    this.level = this.median > CRAWLING ? MOST_SIMPLE : this.level + 1;
    this.changed(this.level);
    this.#tell();
  }

  #tell(): void {
    if (this.isReduced && this.wished === undefined) this.told();
  }
}

/** Return the level that the page's address asks for, such as ?detail=0. */
function wishedLevel(): number | undefined {
  const wished = new URLSearchParams(window.location.search).get('detail');
  const level = Number(wished ?? NaN);
  return Number.isInteger(level) && level >= 0 && level <= MOST_SIMPLE ? level : undefined;
}

/** Tell whether a drawing context is worked out by the processor alone. */
export function isSoftware(context: WebGL2RenderingContext | WebGLRenderingContext): boolean {
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  return /swiftshader|llvmpipe|software/i.test(name);
}
