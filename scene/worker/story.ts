import { cycleSeconds } from "../hero/work-cycle.ts";
import { finished, type HeroMoment } from "../hero/hero-moment.ts";

/** Seconds until the arm has unfolded and begins to work. */
const introSeconds = 5.4;

/** Where in its cycle the arm begins: the chip lies on the board, and the arm comes for it. */
const firstWork = 8.7;

/** What is shown after `seconds`: traces draw themselves, parts land, the arm rises and goes to work. */
export function momentAt(seconds: number): Partial<HeroMoment> {
  return {
    drawn: Math.min(finished.drawn, seconds / 1.7),
    landed: Math.min(finished.landed, (seconds - 1) / 2.6),
    unfolded: Math.min(finished.unfolded, (seconds - 3.6) / 1.8),
    time: firstWork + Math.max(0, seconds - introSeconds),
    isFloating: true,
  };
}

/** The second of the story that looks as the still does. */
export const stillSeconds = introSeconds + finished.time - firstWork;

/** The second at which a machine that nobody touches comes to rest: two cycles on, the chip held to the light. */
export function restSecondsAfter(seconds: number): number {
  const cycles = Math.max(0, Math.ceil((seconds - stillSeconds) / cycleSeconds));
  return stillSeconds + (cycles + 2) * cycleSeconds;
}
