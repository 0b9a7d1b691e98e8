export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** From 0 to 1 with neither velocity nor acceleration at the ends; clamped. */
export function smootherstep(progress: number): number {
  const t = clamp(progress);
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** From 0 to 1 without velocity at the ends; clamped. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
