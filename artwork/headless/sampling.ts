import { Vector3 } from "three";

/** The n-th number of the Halton sequence to a prime base, which fills the interval 0…1 evenly. */
export function halton(index: number, base: number): number {
  let value = 0;
  let step = 1;
  for (let rest = index + 1; rest > 0; rest = Math.floor(rest / base)) {
    step /= base;
    value += step * (rest % base);
  }
  return value;
}

const goldenAngle = 2.399963;

/** The n-th of `count` points that fill a disc evenly. `angleIndex` gives the angle where it is not that of the point. */
export function sampleDisc(
  index: number,
  count: number,
  radius: number,
  angleIndex = index,
): [x: number, y: number] {
  const distance = Math.sqrt((index + 0.5) / count) * radius;
  const angle = angleIndex * goldenAngle + 0.7;
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
}

/** The n-th of any number of directions on a dome, with a cosine distribution. */
export function sampleDome(index: number): Vector3 {
  const height = halton(index, 5);
  const angle = 2 * Math.PI * halton(index, 7);
  const distance = Math.sqrt(height);
  // Never so low that the ground shadows itself.
  return new Vector3(distance * Math.cos(angle), Math.sqrt(1 - height) + 0.12, distance * Math.sin(angle));
}
