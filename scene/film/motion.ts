/** How far a motion between two moments has come, 0…1, soft at both ends. */
export function eased(time: number, from: number, to: number): number {
  const share = passed(time, from, to);
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** The same without softness: for what is soft by itself. */
export function passed(time: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

/** Comes quickly and settles. */
export function settled(time: number, from: number, to: number): number {
  return 1 - (1 - passed(time, from, to)) ** 4;
}

/** Rises and falls again within a span; 1 in its middle. */
export function swell(time: number, from: number, to: number): number {
  return Math.sin(Math.PI * passed(time, from, to)) ** 2;
}

export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}
