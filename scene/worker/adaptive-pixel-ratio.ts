/** Slower than this, in milliseconds, and the scene is drawn with fewer pixels. */
const slowMs = 18;
const step = 0.25;
const window = { frames: 60, milliseconds: 2000 };

/** How many pixels are drawn for one of the page's: as many as its screen has, up to two, and fewer where that is too slow. */
export class AdaptivePixelRatio {
  /** Fewer pixels were not enough: shadows are drawn every other frame only. */
  halvesShadows = false;
  #ratio: number;
  #frames = 0;
  #milliseconds = 0;

  constructor(devicePixelRatio: number) {
    this.#ratio = Math.min(2, devicePixelRatio);
  }

  get value(): number {
    return this.#ratio;
  }

  /** Takes in how long a frame took. True when the ratio changed. */
  recordFrame(milliseconds: number): boolean {
    this.#frames++;
    this.#milliseconds += milliseconds;
    if (this.#frames < window.frames && this.#milliseconds < window.milliseconds) return false;
    const mean = this.#milliseconds / this.#frames;
    this.#frames = this.#milliseconds = 0;
    if (mean <= slowMs) return false;
    if (this.#ratio <= 1) {
      this.halvesShadows = true;
      return false;
    }
    this.#ratio = Math.max(1, this.#ratio - step);
    return true;
  }
}
