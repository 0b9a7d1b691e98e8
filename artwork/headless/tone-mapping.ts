import {
  AddEquation,
  Color,
  CustomBlending,
  NoBlending,
  OneFactor,
  ShaderMaterial,
  Vector2,
  Vector4,
} from "three";

export interface ToneMapping {
  operator: "aces" | "agx" | "neutral";
  exposure: number;
  /** The colour of the background; transparent without. */
  background: string | undefined;
}

const toneMappings = {
  aces: "ACESFilmicToneMapping",
  agx: "AgXToneMapping",
  neutral: "NeutralToneMapping",
};

const vertexShader = "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0., 1.); }";

/** Adds a frame to the sum; clamped, so that a glint in one sample does not outweigh all others. */
export function accumulationMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { uFrame: { value: null }, uWeight: { value: 1 } },
    vertexShader,
    fragmentShader: /* glsl */ `
      varying vec2 vUv;
      uniform sampler2D uFrame;
      uniform float uWeight;
      void main() {
        vec4 frame = texture2D(uFrame, vUv);
        gl_FragColor = vec4(min(frame.rgb, vec3(12.)), frame.a) * uWeight;
      }`,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendEquation: AddEquation,
  });
}

/** Turns the sum of linear light into a picture: tone mapping, background, sRGB, and grain where the background is covered. */
export function toneMappingMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      uSum: { value: null },
      uBackground: { value: new Vector4() },
      uGrain: { value: 0.006 },
      uSize: { value: new Vector2() },
      toneMappingExposure: { value: 1 },
    },
    vertexShader,
    fragmentShader: fragmentShader(toneMappings.aces),
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
    toneMapped: false,
  });
}

/** Sets how a picture is tone mapped. */
export function setToneMapping(
  material: ShaderMaterial,
  { operator, exposure, background }: ToneMapping,
): void {
  const { r, g, b } = new Color(background ?? 0);
  material.fragmentShader = fragmentShader(toneMappings[operator]);
  material.uniforms["toneMappingExposure"] = { value: exposure };
  material.uniforms["uBackground"] = { value: new Vector4(r, g, b, background ? 1 : 0) };
  material.needsUpdate = true;
}

// The canvas holds premultiplied alpha, as the page expects.
const fragmentShader = (toneMapping: string) => /* glsl */ `
  varying vec2 vUv;
  uniform sampler2D uSum;
  uniform vec4 uBackground;
  uniform float uGrain;
  uniform vec2 uSize;
  #include <tonemapping_pars_fragment>

  float noise(vec2 point) { return fract(sin(dot(point, vec2(12.9898, 78.233))) * 43758.5453); }

  vec3 encode(vec3 light) {
    return mix(light * 12.92, 1.055 * pow(max(light, 0.), vec3(1. / 2.4)) - .055, step(.0031308, light));
  }

  void main() {
    vec4 sum = texture2D(uSum, vUv);
    vec3 light = sum.a > .0001 ? ${toneMapping}(sum.rgb / sum.a) : vec3(0.);
    float grain = (noise(vUv * uSize) - .5) * uGrain * smoothstep(0., .05, sum.a);
    vec3 onBackground = encode(light * sum.a + uBackground.rgb * (1. - sum.a)) + grain;
    vec3 alone = (encode(light) + grain) * sum.a;
    gl_FragColor = uBackground.a > 0. ? vec4(onBackground, 1.) : vec4(alone, sum.a);
  }`;
