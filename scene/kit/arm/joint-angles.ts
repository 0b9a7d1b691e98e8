/** Angles of J1 to J6 in radians: yaw, pitch, pitch, roll, pitch, roll. */
export type JointAngles = [j1: number, j2: number, j3: number, j4: number, j5: number, j6: number];

/** Writes the angles between `from` and `to` into `out` and returns it. */
export function blendAngles(
  from: Readonly<JointAngles>,
  to: Readonly<JointAngles>,
  amount: number,
  out: JointAngles = [0, 0, 0, 0, 0, 0],
): JointAngles {
  const at = (a: number, b: number) => a + (b - a) * amount;
  out[0] = at(from[0], to[0]);
  out[1] = at(from[1], to[1]);
  out[2] = at(from[2], to[2]);
  out[3] = at(from[3], to[3]);
  out[4] = at(from[4], to[4]);
  out[5] = at(from[5], to[5]);
  return out;
}
