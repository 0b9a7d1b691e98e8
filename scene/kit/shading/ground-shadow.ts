import {
  Color,
  CustomBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector2,
  Vector3,
} from "three";

export interface GroundShadowOptions {
  /** Size of the board that floats above the ground. */
  readonly width: number;
  readonly depth: number;
  readonly blur?: number;
  readonly alpha?: number;
  readonly color?: string;
}

/**
 * The shadow on the ground, computed in the shader: a blurred rectangle for the board, and for each link of the arm a
 * capsule, softer with height.
 * uOffset shifts the board's shadow along the light · uJoints five joints of the arm as (x, z on the ground, height above it) ·
 * uArm weight of the arm's shadow.
 */
export function groundShadow({
  width,
  depth,
  blur = 16,
  alpha = 0.5,
  color = "#1a140c",
}: GroundShadowOptions) {
  const uniforms = {
    uHalfSize: { value: new Vector2(width / 2, depth / 2) },
    uOffset: { value: new Vector2() },
    uBlur: { value: blur },
    uAlpha: { value: alpha },
    uColor: { value: new Color(color) },
    uCore: { value: 0.4 },
    uJoints: { value: Array.from({ length: 5 }, () => new Vector3()) },
    uLinkRadii: { value: [9, 8, 6, 4.5] },
    uArm: { value: 1 },
  };
  const material = new ShaderMaterial({
    uniforms,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneMinusSrcAlphaFactor,
    vertexShader,
    fragmentShader,
  });
  return Object.assign(material, { uniforms });
}

const vertexShader = /* glsl */ `
  varying vec2 vGround;
  void main() {
    vGround = position.xz;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
  }`;

// Colour must be encoded before it is multiplied by alpha, or the edge of the shadow turns grey on the page.
const fragmentShader = /* glsl */ `
  varying vec2 vGround;
  uniform vec2 uHalfSize, uOffset;
  uniform float uBlur, uAlpha, uCore, uArm;
  uniform vec3 uColor, uJoints[5];
  uniform float uLinkRadii[4];

  vec2 errorFunction(vec2 x) {
    vec2 a = abs(x);
    vec2 p = 1. + (.278393 + (.230389 + .078108 * a * a) * a) * a;
    p *= p;
    return sign(x) * (1. - 1. / (p * p));
  }

  float blurredRectangle(vec2 point, vec2 halfSize, float sigma) {
    vec2 low = errorFunction((point + halfSize) / (sigma * 1.4142));
    vec2 high = errorFunction((point - halfSize) / (sigma * 1.4142));
    vec2 covered = .5 * (low - high);
    return covered.x * covered.y;
  }

  float lightPastLink(vec3 from, vec3 to, float radius) {
    vec2 link = to.xy - from.xy;
    float along = clamp(dot(vGround - from.xy, link) / max(dot(link, link), .01), 0., 1.);
    float sigma = radius * .45 + mix(from.z, to.z, along) * .085;
    float separation = length(vGround - from.xy - link * along);
    return 1. - uArm * .85 * min(1., radius / (sigma * 1.3)) * exp(-separation * separation / (2. * sigma * sigma));
  }

  void main() {
    vec2 point = vGround - uOffset;
    float board = mix(blurredRectangle(point, uHalfSize, uBlur), blurredRectangle(point, uHalfSize * .95, uBlur * .42), uCore);
    float light = 1.;
    for (int i = 0; i < 4; i++) light *= lightPastLink(uJoints[i], uJoints[i + 1], uLinkRadii[i]);
    float alpha = (1. - (1. - board) * mix(light, 1., .25)) * uAlpha;
    gl_FragColor = vec4(uColor, alpha);
    #include <colorspace_fragment>
    gl_FragColor.rgb *= alpha;
  }`;
