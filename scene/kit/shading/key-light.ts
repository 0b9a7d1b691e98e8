import { DirectionalLight } from "three";
import type { Side } from "./side.ts";

export interface KeyLightOptions {
  readonly side?: Side;
  /** Pixels of the shadow map along one edge. */
  readonly size?: number;
  /** Half the width of what the shadow map covers, mm. */
  readonly span?: number;
  readonly intensity?: number;
  /** Softness of the shadow's edge, in pixels of its map. */
  readonly radius?: number;
}

/** The key light: warm, from above, in front and from one side. Its target must be added to the scene too. */
export function keyLight({
  side = -1,
  size = 1024,
  span = 95,
  intensity = 3.2,
  radius = 3.2,
}: KeyLightOptions = {}): DirectionalLight {
  const light = new DirectionalLight("#fff1df", intensity);
  light.position.set(side * 150, 190, 110);
  light.target.position.set(0, 10, 0);
  light.castShadow = true;
  const { shadow } = light;
  shadow.mapSize.set(size, size);
  shadow.camera.left = shadow.camera.bottom = -span;
  shadow.camera.right = shadow.camera.top = span;
  shadow.camera.near = 60;
  shadow.camera.far = 460;
  shadow.bias = -0.0006;
  shadow.normalBias = 0.18;
  shadow.radius = radius;
  return light;
}
