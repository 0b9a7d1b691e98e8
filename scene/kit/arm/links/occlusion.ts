import { MathUtils, type Vector3 } from "three";
import type { Occlusion } from "../../solid/solid.ts";

const { smoothstep } = MathUtils;

/** Multiplies the occlusions of a point. */
const shaded = (...occlusions: readonly (number | false)[]): number =>
  occlusions.reduce<number>((light, occlusion) => (occlusion === false ? light : light * occlusion), 1);

const facesSideways = (normal: Vector3) => Math.abs(normal.z) > 0.6;

export const baseOcclusion: Occlusion = (point, normal) => {
  const facesUp = normal.y > 0.6;
  const upright = normal.y < 0.5;
  return shaded(
    facesUp && point.y < 3 && 0.35 + 0.65 * smoothstep(Math.hypot(point.x, point.z), 13.5, 16.5),
    upright && point.y > 2.7 && 0.45 + 0.55 * smoothstep(point.y, 2.6, 6.5),
    upright && point.y < 2.7 && 0.6,
    upright && point.y > 15.3 && 0.55,
  );
};

export const turretOcclusion: Occlusion = (point, normal) => {
  const onRim = normal.y < 0.5 && Math.hypot(point.x, point.z) > 13;
  return shaded(
    facesSideways(normal) && Math.abs(point.z) < 8 && 0.28,
    normal.y > 0.6 && point.y < 4.1 && (Math.abs(point.z) > 7 ? 0.5 : 0.3),
    onRim && point.y < 3.5 && 0.5 + 0.5 * smoothstep(point.y, 0, 2.5),
    facesSideways(normal) && point.y < 9 && 0.7 + 0.3 * smoothstep(point.y, 3, 9),
  );
};

export const upperArmOcclusion: Occlusion = (point, normal) => {
  if (!facesSideways(normal)) return 0.85;
  return Math.abs(point.z) < 6.6 ? 0.8 : 1;
};

export const elbowOcclusion: Occlusion = (point, normal) =>
  shaded(
    facesSideways(normal) && Math.abs(point.z) < 8 && point.x < 12 && 0.28,
    normal.x > 0.6 && point.x > 19.5 && 0.45,
    normal.x < -0.6 && point.x < 12 && 0.35,
    normal.x < 0.5 && point.x > 20.6 && 0.6,
  );

export const forearmOcclusion: Occlusion = (point, normal) =>
  shaded(
    normal.x < -0.5 && point.x < 1 && 0.4,
    facesSideways(normal) && Math.abs(point.z) < 4 && point.x > 22 && 0.3,
    normal.x < 0.5 && point.x > 19 && point.x < 22.5 && 0.75,
  );

export const wristOcclusion: Occlusion = () => 0.7;

export const gripperOcclusion: Occlusion = (point, normal) =>
  shaded(point.x > 1.9 && point.x < 3 && 0.55, normal.x > 0.6 && point.x > 8 && 0.6);

export const fingerOcclusion: Occlusion = (point, normal) =>
  shaded(point.x < 2 && 0.65, normal.z < -0.5 && 0.6);
