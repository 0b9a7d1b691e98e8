import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry } from "three";
import type { Side, Theme } from "./side.ts";

type Radiance = readonly [red: number, green: number, blue: number];

// The camera looks down, so upright metal reflects the floor: it looks like metal only when the floor is bright.
const walls: Record<Theme, Record<"top" | "horizon" | "floor" | "nadir", Radiance>> = {
  paper: {
    top: [0.1, 0.104, 0.11],
    horizon: [0.22, 0.215, 0.21],
    floor: [0.8, 0.765, 0.7],
    nadir: [0.06, 0.066, 0.05],
  },
  board: {
    top: [0.05, 0.056, 0.056],
    horizon: [0.09, 0.1, 0.095],
    floor: [0.3, 0.305, 0.28],
    nadir: [0.03, 0.042, 0.034],
  },
};

const linear = (radiance: Radiance) => ({ value: new Color().setRGB(...radiance) });

/** Walls and floor of the room, brighter towards the key light. */
export function studioWalls(side: Side, theme: Theme): Mesh<SphereGeometry, ShaderMaterial> {
  const { top, horizon, floor, nadir } = walls[theme];
  const material = new ShaderMaterial({
    side: BackSide,
    uniforms: {
      uSide: { value: side },
      uTop: linear(top),
      uHorizon: linear(horizon),
      uFloor: linear(floor),
      uNadir: linear(nadir),
    },
    vertexShader: /* glsl */ `
      varying vec3 vDirection;
      void main() {
        vDirection = normalize(position);
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
      }`,
    fragmentShader: /* glsl */ `
      varying vec3 vDirection;
      uniform vec3 uTop, uHorizon, uFloor, uNadir;
      uniform float uSide;
      void main() {
        float towardsKey = smoothstep(-.75, .8, vDirection.x * uSide + vDirection.z * .25);
        vec3 floor = uFloor * mix(.28, 1.15, towardsKey);
        vec3 horizon = uHorizon * mix(.4, 1.2, towardsKey);
        float down = -vDirection.y;
        vec3 above = mix(horizon, uTop, smoothstep(0., .8, -down));
        vec3 below = mix(mix(horizon, floor, smoothstep(0., .16, down)), uNadir, smoothstep(.6, .96, down));
        gl_FragColor = vec4(down < 0. ? above : below, 1.);
      }`,
  });
  return new Mesh(new SphereGeometry(40, 24, 16), material);
}
