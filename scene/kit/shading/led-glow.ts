import { Color, CustomBlending, Mesh, OneFactor, PlaneGeometry, ShaderMaterial } from "three";
import { brandColors } from "../brand-colors.ts";

export interface LedGlowOptions {
  /** Width of the glow, mm. */
  size?: number;
  color?: string;
  gain?: number;
}

/** The glow of an LED on what is round it: a plane that faces up, with additive blending. `uGain` is its brightness. */
export function ledGlow({ size = 10, color = brandColors["led-bright"], gain = 1 }: LedGlowOptions) {
  const uniforms = { uGain: { value: gain }, uColor: { value: new Color(color) } };
  const material = new ShaderMaterial({
    uniforms,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    vertexShader: /* glsl */ `
      varying vec2 vOffset;
      void main() {
        vOffset = uv * 2. - 1.;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
      }`,
    fragmentShader: /* glsl */ `
      varying vec2 vOffset;
      uniform float uGain;
      uniform vec3 uColor;
      void main() {
        float radius = length(vOffset);
        float light = exp(-radius * radius * 60.) * 1.6 + exp(-radius * 5.) * .18;
        gl_FragColor = vec4(uColor * light * uGain * (1. - smoothstep(.6, 1., radius)), 0.);
        #include <colorspace_fragment>
      }`,
  });
  const plane = new PlaneGeometry(size, size);
  plane.rotateX(-Math.PI / 2);
  return { mesh: new Mesh(plane, material), uniforms };
}
