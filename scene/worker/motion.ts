import type { HeroMoment } from "../hero/hero-moment.ts";
import { restSecondsAfter, stillSeconds, momentAt } from "./story.ts";

/** Seconds of slowing down before everything stands. */
const slowdownSeconds = 1.4;
/** A value this close to its target has reached it. */
const tolerance = 0.001;

/** The time and the pose of the scene: they follow pointer and scroll, and come to rest when both stay still. */
export class Motion {
  exploded = 0;
  readonly pointer: [x: number, y: number] = [0, 0];
  #seconds: number;
  #restAt: number;
  #scrollProgress = 0;
  readonly #pointerTarget: [x: number, y: number] = [0, 0];

  constructor({ intro }: { intro: boolean }) {
    this.#seconds = intro ? 0 : stillSeconds;
    this.#restAt = restSecondsAfter(this.#seconds);
  }

  /** Whether the next moment is like this one: nothing needs to be drawn. */
  get isAtRest(): boolean {
    const isFollowing =
      Math.abs(this.#scrollProgress - this.exploded) > tolerance ||
      this.pointer.some((place, axis) => Math.abs((this.#pointerTarget[axis] ?? 0) - place) > tolerance);
    return !isFollowing && this.#seconds >= this.#restAt;
  }

  /** The visitor moved the pointer: the machine goes to work again. */
  followPointer(x: number, y: number): void {
    this.#pointerTarget[0] = x;
    this.#pointerTarget[1] = y;
    this.#postponeRest();
  }

  followScroll(progress: number): void {
    if (progress !== this.#scrollProgress) this.#postponeRest();
    this.#scrollProgress = progress;
  }

  #postponeRest(): void {
    this.#restAt = restSecondsAfter(this.#seconds);
  }

  /** Goes on by `step` seconds. */
  advance(step: number): void {
    const left = this.#restAt - this.#seconds;
    // Time itself slows down before the rest, so that nothing stops abruptly.
    const pace = Math.min(1, Math.max(0.02, left / slowdownSeconds));
    this.#seconds = Math.min(this.#restAt, this.#seconds + step * pace);
    const share = 1 - Math.exp(-step * 7);
    this.exploded = approach(this.exploded, this.#scrollProgress, share);
    this.pointer[0] = approach(this.pointer[0], this.#pointerTarget[0], share);
    this.pointer[1] = approach(this.pointer[1], this.#pointerTarget[1], share);
  }

  get moment(): Partial<HeroMoment> {
    return { ...momentAt(this.#seconds), exploded: this.exploded };
  }
}

function approach(from: number, to: number, share: number): number {
  return Math.abs(to - from) < tolerance ? to : from + (to - from) * share;
}
