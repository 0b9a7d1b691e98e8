import { Color, DoubleSide, Mesh, PlaneGeometry, ShaderMaterial } from "three";

/** A panel of light in the studio; lengths are those of the studio, whose walls are 40 away. */
export interface StudioPanel {
  readonly width: number;
  readonly height: number;
  readonly position: readonly [x: number, y: number, z: number];
  /** Radiance; 0 makes it a flag, which is black. */
  readonly gain: number;
  readonly color?: string;
  /** How much of the panel fades at its edges, 0…0.5. */
  readonly softness?: number;
  /** How much darker the lower edge is than the upper one, 0…1. */
  readonly gradient?: number;
}

/** A panel with soft edges that faces the subject. */
export function studioPanel(panel: StudioPanel): Mesh<PlaneGeometry, ShaderMaterial> {
  const { width, height, position, gain, color = "#ffffff", softness = 0.35, gradient = 0 } = panel;
  const material = new ShaderMaterial({
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
    uniforms: {
      uColor: { value: new Color(color).multiplyScalar(gain) },
      uSoftness: { value: softness },
      uGradient: { value: gradient },
    },
    vertexShader: /* glsl */ `
      varying vec2 vPanelUv;
      void main() {
        vPanelUv = uv;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
      }`,
    fragmentShader: /* glsl */ `
      varying vec2 vPanelUv;
      uniform vec3 uColor;
      uniform float uSoftness, uGradient;
      void main() {
        vec2 edge = smoothstep(0., uSoftness, min(vPanelUv, 1. - vPanelUv));
        gl_FragColor = vec4(uColor * mix(1., vPanelUv.y, uGradient), edge.x * edge.y);
      }`,
  });
  const mesh = new Mesh(new PlaneGeometry(width, height), material);
  mesh.position.set(...position);
  mesh.lookAt(0, 0, 0);
  return mesh;
}
