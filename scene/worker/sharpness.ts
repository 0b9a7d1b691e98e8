/** Slower than this, in milliseconds, and the scene is drawn with fewer pixels. */
const slow = 18;
const step = 0.25;
const window = { frames: 60, milliseconds: 2000 };

/** How many pixels are drawn for one of the page's: as many as its screen has, up to two, and fewer where that is too slow. */
export class Sharpness {
  /** Shadows are drawn only every other frame: fewer pixels were not enough. */
  halvesShadows = false;
  #ratio: number;
  #frames = 0;
  #milliseconds = 0;

  constructor(pixelRatio: number) {
    this.#ratio = Math.min(2, pixelRatio);
  }

  get ratio(): number {
    return this.#ratio;
  }

  /** Notes how long a frame took. True when the ratio changed. */
  note(milliseconds: number): boolean {
    this.#frames++;
    this.#milliseconds += milliseconds;
    if (this.#frames < window.frames && this.#milliseconds < window.milliseconds) return false;
    const mean = this.#milliseconds / this.#frames;
    this.#frames = this.#milliseconds = 0;
    if (mean <= slow) return false;
    if (this.#ratio <= 1) {
      this.halvesShadows = true;
      return false;
    }
    this.#ratio = Math.max(1, this.#ratio - step);
    return true;
  }
}
