import { PerspectiveCamera, Vector3 } from "three";
import { pointCamera, type View, withViewDefaults } from "../pictures/view.ts";
import type { Point2 } from "./curves.ts";
import { frameHeight, frameWidth } from "./frame-size.ts";

export type Project = (x: number, y: number, z: number) => Point2;

/** The projection of points of a scene to the frame, for a view. */
export function projectionOf(view: View): Project {
  const camera = new PerspectiveCamera(14, frameWidth / frameHeight, 1, 5000);
  pointCamera(camera, view);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return (x, y, z) => {
    const projected = new Vector3(x, y, z).project(camera);
    return [((projected.x + 1) / 2) * frameWidth, ((1 - projected.y) / 2) * frameHeight];
  };
}

/** Interpolates between two views. */
export function lerpViews(from: View, to: View, fraction: number): View {
  const [a, b] = [withViewDefaults(from), withViewDefaults(to)];
  const lerp = (from: number, to: number) => from + (to - from) * fraction;
  return {
    target: [lerp(a.target[0], b.target[0]), lerp(a.target[1], b.target[1]), lerp(a.target[2], b.target[2])],
    distance: lerp(a.distance, b.distance),
    azimuth: lerp(a.azimuth, b.azimuth),
    elevation: lerp(a.elevation, b.elevation),
    fieldOfView: lerp(a.fieldOfView, b.fieldOfView),
  };
}
