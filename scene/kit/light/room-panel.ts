import { Color, DoubleSide, Mesh, PlaneGeometry, ShaderMaterial } from "three";

/** A card in the photographer's room; lengths are the room's, whose walls are 40 away. */
export interface RoomPanel {
  readonly width: number;
  readonly height: number;
  readonly position: readonly [x: number, y: number, z: number];
  /** Radiance; 0 makes a black flag. */
  readonly gain: number;
  readonly color?: string;
  /** How much of the card fades at its edges, 0…0.5. */
  readonly softness?: number;
  /** How much darker the lower edge is than the upper one, 0…1. */
  readonly gradient?: number;
}

/** A soft-edged card that faces the subject. */
export function roomPanel(panel: RoomPanel): Mesh<PlaneGeometry, ShaderMaterial> {
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
      varying vec2 vCard;
      void main() {
        vCard = uv;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
      }`,
    fragmentShader: /* glsl */ `
      varying vec2 vCard;
      uniform vec3 uColor;
      uniform float uSoftness, uGradient;
      void main() {
        vec2 edge = smoothstep(0., uSoftness, min(vCard, 1. - vCard));
        gl_FragColor = vec4(uColor * mix(1., vCard.y, uGradient), edge.x * edge.y);
      }`,
  });
  const mesh = new Mesh(new PlaneGeometry(width, height), material);
  mesh.position.set(...position);
  mesh.lookAt(0, 0, 0);
  return mesh;
}
