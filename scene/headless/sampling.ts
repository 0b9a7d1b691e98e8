import { Vector3 } from "three";

/** Places that fill an interval evenly, whatever their number: the n-th of the Halton sequence to a prime base. */
export function halton(index: number, base: number): number {
  let place = 0;
  let step = 1;
  for (let left = index + 1; left > 0; left = Math.floor(left / base)) {
    step /= base;
    place += step * (left % base);
  }
  return place;
}

const goldenAngle = 2.399963;

/** The n-th of `count` places that fill a disc evenly. `turn` gives the angle where it is another than the place's own. */
export function onDisc(index: number, count: number, radius: number, turn = index): [x: number, y: number] {
  const away = Math.sqrt((index + 0.5) / count) * radius;
  const angle = turn * goldenAngle + 0.7;
  return [Math.cos(angle) * away, Math.sin(angle) * away];
}

/** The n-th of any number of directions over a dome, more of them near the top, as even light from it counts. */
export function onDome(index: number): Vector3 {
  const height = halton(index, 5);
  const angle = 2 * Math.PI * halton(index, 7);
  const away = Math.sqrt(height);
  // Never so low that the ground's own curve shadows it.
  return new Vector3(away * Math.cos(angle), Math.sqrt(1 - height) + 0.12, away * Math.sin(angle));
}
