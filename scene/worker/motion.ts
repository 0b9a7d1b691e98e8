import type { HeroMoment } from "../hero/hero-moment.ts";
import { restAfter, secondOfStill, tell } from "./story.ts";

/** Seconds of slowing down before everything stands. */
const settling = 1.4;
/** What is nearer to its aim than this is there. */
const near = 0.001;

/** The clock of the scene: how the story goes on, how it follows the visitor, and when it comes to rest. */
export class Motion {
  exploded = 0;
  readonly pointer: [x: number, y: number] = [0, 0];
  #seconds: number;
  #restAt: number;
  #way = 0;
  readonly #pointerAim: [x: number, y: number] = [0, 0];

  constructor({ intro }: { intro: boolean }) {
    this.#seconds = intro ? 0 : secondOfStill;
    this.#restAt = restAfter(this.#seconds);
  }

  /** Whether the next moment is like this one: nothing needs to be drawn. */
  get rests(): boolean {
    const follows =
      Math.abs(this.#way - this.exploded) > near ||
      this.pointer.some((place, axis) => Math.abs((this.#pointerAim[axis] ?? 0) - place) > near);
    return !follows && this.#seconds >= this.#restAt;
  }

  /** The visitor moved the pointer: the machine goes to work again. */
  followPointer(x: number, y: number): void {
    this.#pointerAim[0] = x;
    this.#pointerAim[1] = y;
    this.#wake();
  }

  followScroll(way: number): void {
    if (way !== this.#way) this.#wake();
    this.#way = way;
  }

  #wake(): void {
    this.#restAt = restAfter(this.#seconds);
  }

  /** Goes on by `step` seconds. */
  advance(step: number): void {
    const left = this.#restAt - this.#seconds;
    // Near its rest the clock itself slows down, so that nothing stops with a jerk.
    const pace = Math.min(1, Math.max(0.02, left / settling));
    this.#seconds = Math.min(this.#restAt, this.#seconds + step * pace);
    const share = 1 - Math.exp(-step * 7);
    this.exploded = approach(this.exploded, this.#way, share);
    this.pointer[0] = approach(this.pointer[0], this.#pointerAim[0], share);
    this.pointer[1] = approach(this.pointer[1], this.#pointerAim[1], share);
  }

  get moment(): Partial<HeroMoment> {
    return { ...tell(this.#seconds), exploded: this.exploded };
  }
}

function approach(from: number, to: number, share: number): number {
  return Math.abs(to - from) < near ? to : from + (to - from) * share;
}
