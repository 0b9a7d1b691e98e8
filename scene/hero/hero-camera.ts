import { type PerspectiveCamera, Vector3 } from "three";

/** The view of the hero's camera. Angles are radians, lengths mm; sides are those of the English page. */
export interface HeroView {
  /** Width of the picture over its height. */
  aspect: number;
  /** Vertical, in degrees. */
  fieldOfView: number;
  /** To the right, and up. */
  azimuth: number;
  elevation: number;
  distance: number;
  target: readonly [x: number, y: number, z: number];
  /** -1 to 1: the camera moves a little with the pointer. */
  pointer: readonly [x: number, y: number];
  /** Moves the picture, not the camera: to the right and up, in halves of the picture. */
  shift: readonly [x: number, y: number];
}

/** The composition of the site's first screen: board and arm fill a box of 1200 × 1130. */
export const heroView: HeroView = {
  aspect: 1200 / 1130,
  fieldOfView: 16,
  azimuth: 0.44,
  elevation: 0.5,
  distance: 600,
  target: [0, 34, 0],
  pointer: [0, 0],
  shift: [0, 0],
};

/** Places the camera. `mirror` is -1 for Arabic; `exploded` from 0 to 1 moves it back, so that all parts are visible. */
export function aimCamera(
  camera: PerspectiveCamera,
  view: HeroView,
  mirror: 1 | -1,
  exploded: number,
): Vector3 {
  const azimuth = view.azimuth * mirror + view.pointer[0] * 0.06;
  const elevation = view.elevation - view.pointer[1] * 0.035 - exploded * 0.1;
  const distance = view.distance * (1 + exploded * 0.54);
  const [x, y, z] = view.target;
  const target = new Vector3((x - exploded * 6) * mirror, y + exploded * 22, z);
  const direction = new Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  );
  camera.position.copy(target).addScaledVector(direction, distance);
  camera.lookAt(target);
  camera.fov = view.fieldOfView;
  camera.aspect = view.aspect;
  camera.near = distance - 330;
  camera.far = distance + 420;
  camera.updateProjectionMatrix();
  shiftPicture(camera, -view.shift[0] * mirror, -view.shift[1]);
  return target;
}

function shiftPicture(camera: PerspectiveCamera, x: number, y: number): void {
  camera.projectionMatrix.elements[8] += x;
  camera.projectionMatrix.elements[9] += y;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
