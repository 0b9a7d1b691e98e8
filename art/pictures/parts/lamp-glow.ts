import { Color, CustomBlending, Mesh, type Object3D, OneFactor, PlaneGeometry, ShaderMaterial } from "three";

export interface Glow {
  /** Width of the light's halo, mm. */
  size?: number;
  color?: string;
  gain?: number;
}

/** The light round a small lamp, added to whatever lies behind it. Lies flat and looks up. */
export function lampGlow(parent: Object3D, x: number, y: number, z: number, glow: Glow = {}): Mesh {
  const { size = 10, color = "#C6F24E", gain = 1 } = glow;
  const material = new ShaderMaterial({
    uniforms: { uColor: { value: new Color(color).multiplyScalar(gain) } },
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
      uniform vec3 uColor;
      void main() {
        float away = length(vPlace);
        float light = exp(-away * away * 60.) * 1.6 + exp(-away * 5.) * .18;
        gl_FragColor = vec4(uColor * light * (1. - smoothstep(.6, 1., away)), 0.);
      }`,
  });
  const plane = new PlaneGeometry(size, size);
  plane.rotateX(-Math.PI / 2);
  const mesh = new Mesh(plane, material);
  mesh.position.set(x, y, z);
  parent.add(mesh);
  return mesh;
}
