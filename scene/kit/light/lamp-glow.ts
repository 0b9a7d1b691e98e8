import { Color, CustomBlending, Mesh, OneFactor, PlaneGeometry, ShaderMaterial } from "three";

export interface Glow {
  /** Width of the light's halo, mm. */
  size?: number;
  color?: string;
  gain?: number;
}

/** The light of a small lamp on what is round it: a flat card that looks up and adds to the picture. `uGain` is its brightness. */
export function lampGlow({ size = 10, color = "#C6F24E", gain = 1 }: Glow) {
  const uniforms = { uGain: { value: gain }, uColor: { value: new Color(color) } };
  const material = new ShaderMaterial({
    uniforms,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    vertexShader: /* glsl */ `
      varying vec2 vPlace;
      void main() {
        vPlace = uv * 2. - 1.;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
      }`,
    fragmentShader: /* glsl */ `
      varying vec2 vPlace;
      uniform float uGain;
      uniform vec3 uColor;
      void main() {
        float away = length(vPlace);
        float light = exp(-away * away * 60.) * 1.6 + exp(-away * 5.) * .18;
        gl_FragColor = vec4(uColor * light * uGain * (1. - smoothstep(.6, 1., away)), 0.);
        #include <colorspace_fragment>
      }`,
  });
  const plane = new PlaneGeometry(size, size);
  plane.rotateX(-Math.PI / 2);
  return { mesh: new Mesh(plane, material), uniforms };
}
