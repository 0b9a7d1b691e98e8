import { PerspectiveCamera, Vector3 } from "three";
import type { View } from "../pictures/stage.ts";
import type { Spot } from "./curves.ts";
import { frameHeight, frameWidth } from "./shot.ts";

export type See = (x: number, y: number, z: number) => Spot;

/** Where points of a scene are in the frame, from a place where no camera need stand. */
export function seenFrom({ target, distance, azimuth = 0.46, elevation = 0.56, field = 14 }: View): See {
  const camera = new PerspectiveCamera(field, frameWidth / frameHeight, 1, 5000);
  const aim = new Vector3(...target);
  camera.position
    .set(
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      Math.cos(azimuth) * Math.cos(elevation),
    )
    .multiplyScalar(distance)
    .add(aim);
  camera.lookAt(aim);
  camera.updateMatrixWorld();
  return (x, y, z) => {
    const seen = new Vector3(x, y, z).project(camera);
    return [((seen.x + 1) / 2) * frameWidth, ((1 - seen.y) / 2) * frameHeight];
  };
}

/** Between two places of the camera. */
export function betweenViews(a: View, b: View, share: number): View {
  const part = (from: number, to: number) => from + (to - from) * share;
  return {
    target: [part(a.target[0], b.target[0]), part(a.target[1], b.target[1]), part(a.target[2], b.target[2])],
    distance: part(a.distance, b.distance),
    azimuth: part(a.azimuth ?? 0.46, b.azimuth ?? 0.46),
    elevation: part(a.elevation ?? 0.56, b.elevation ?? 0.56),
    field: part(a.field ?? 14, b.field ?? 14),
  };
}
