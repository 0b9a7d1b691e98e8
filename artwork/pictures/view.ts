import { type PerspectiveCamera, Vector3 } from "three";

/** The position of the camera. Angles in radians: azimuth from the front to the right, elevation from the ground. */
export interface View {
  target: readonly [number, number, number];
  distance: number;
  azimuth?: number;
  elevation?: number;
  /** Vertical, in degrees. */
  fieldOfView?: number;
}

/** A view with the defaults of what it leaves out. */
export function withViewDefaults(view: View): Required<View> {
  return { azimuth: 0.46, elevation: 0.56, fieldOfView: 14, ...view };
}

/** Moves the camera and points it at the target. */
export function pointCamera(camera: PerspectiveCamera, view: View): void {
  const { target, distance, azimuth, elevation, fieldOfView } = withViewDefaults(view);
  const aim = new Vector3(...target);
  camera.fov = fieldOfView;
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
