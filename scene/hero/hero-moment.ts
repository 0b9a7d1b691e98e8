/** All that moves in the hero, at one moment. */
export interface HeroMoment {
  /** How far the traces are drawn; all of them are at 1.6. */
  drawn: number;
  /** How far the parts have landed: the last of them at 1, the arm at 1.05. */
  landed: number;
  /** How far the arm has unfolded, 0 to 1. */
  unfolded: number;
  /** Seconds of work: where the arm is in its cycle, and the pulses on the traces. */
  time: number;
  /** How far the scene is exploded, 0 to 1. */
  exploded: number;
  /** Whether the board rises and falls a little. */
  isFloating: boolean;
  /** Brightness of the pulses and of the LED. */
  pulse: number;
  led: number;
}

/** Everything assembled, the chip held to the light. */
export const finished: HeroMoment = {
  drawn: 1.6,
  landed: 1.3,
  unfolded: 1,
  time: 12.7,
  exploded: 0,
  isFloating: false,
  pulse: 1,
  led: 1,
};
