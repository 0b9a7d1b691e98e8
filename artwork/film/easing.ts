/** The progress of a motion between two moments, 0…1, without velocity or acceleration at the ends. */
export function easeInOut(time: number, from: number, to: number): number {
  const fraction = linearProgress(time, from, to);
  return fraction * fraction * fraction * (fraction * (fraction * 6 - 15) + 10);
}

/** The same without easing. */
export function linearProgress(time: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

/** The same, fast at first. */
export function easeOut(time: number, from: number, to: number): number {
  return 1 - (1 - linearProgress(time, from, to)) ** 4;
}

/** Rises to 1 and falls to 0 again between two moments. */
export function bump(time: number, from: number, to: number): number {
  return Math.sin(Math.PI * linearProgress(time, from, to)) ** 2;
}

export function lerp(a: number, b: number, fraction: number): number {
  return a + (b - a) * fraction;
}
