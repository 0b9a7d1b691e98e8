import { PerspectiveCamera, Vector3 } from "three";
import { pointCamera, type View, withViewDefaults } from "../pictures/view.ts";
import type { Spot } from "./curves.ts";
import { frameHeight, frameWidth } from "./frame-size.ts";

export type See = (x: number, y: number, z: number) => Spot;

/** Where points of a scene are in the frame, from a place where no camera need stand. */
export function seenFrom(view: View): See {
  const camera = new PerspectiveCamera(14, frameWidth / frameHeight, 1, 5000);
  pointCamera(camera, view);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return (x, y, z) => {
    const seen = new Vector3(x, y, z).project(camera);
    return [((seen.x + 1) / 2) * frameWidth, ((1 - seen.y) / 2) * frameHeight];
  };
}

/** Between two places of the camera. */
export function betweenViews(from: View, to: View, share: number): View {
  const [a, b] = [withViewDefaults(from), withViewDefaults(to)];
  const part = (from: number, to: number) => from + (to - from) * share;
  return {
    target: [part(a.target[0], b.target[0]), part(a.target[1], b.target[1]), part(a.target[2], b.target[2])],
    distance: part(a.distance, b.distance),
    azimuth: part(a.azimuth, b.azimuth),
    elevation: part(a.elevation, b.elevation),
    fieldOfView: part(a.fieldOfView, b.fieldOfView),
  };
}
