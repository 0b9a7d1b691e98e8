import { Color, CustomBlending, Mesh, OneFactor, PlaneGeometry, ShaderMaterial } from "three";

/** The light of the LED on what is round it: a card that adds to the picture. `uGain` is its brightness. */
export function ledGlow(x: number, z: number) {
  const uniforms = { uGain: { value: 1 }, uColor: { value: new Color("#C6F24E") } };
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
  const mesh = new Mesh(new PlaneGeometry(14, 14), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(x, 0.75, z);
  mesh.renderOrder = 6;
  return { mesh, uniforms };
}
