import { type PerspectiveCamera, Vector3 } from "three";

/** Where the camera stands. Angles in radians: azimuth from the viewer's side towards the end side, elevation from the floor. */
export interface View {
  target: readonly [number, number, number];
  distance: number;
  azimuth?: number;
  elevation?: number;
  /** Of the frame's height, in degrees. */
  field?: number;
}

/** A view with what is left out of it as most pictures have it. */
export function wholeView(view: View): Required<View> {
  return { azimuth: 0.46, elevation: 0.56, field: 14, ...view };
}

/** Puts the camera there and points it at the target. */
export function pointCamera(camera: PerspectiveCamera, view: View): void {
  const { target, distance, azimuth, elevation, field } = wholeView(view);
  const aim = new Vector3(...target);
  camera.fov = field;
  camera.position
    .set(
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      Math.cos(azimuth) * Math.cos(elevation),
    )
    .multiplyScalar(distance)
    .add(aim);
  camera.lookAt(aim);
}
