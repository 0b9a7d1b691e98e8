import { replaceInShader } from "./replace-in-shader.ts";

const noise = /* glsl */ `
  float cellNoise(vec3 cell) {
    cell = fract(cell * .3183099 + .1) * 17.;
    return fract(cell.x * cell.y * cell.z * (cell.x + cell.y + cell.z));
  }
  float valueNoise(vec3 point) {
    vec3 cell = floor(point), f = fract(point);
    f = f * f * (3. - 2. * f);
    return mix(
      mix(mix(cellNoise(cell), cellNoise(cell + vec3(1, 0, 0)), f.x), mix(cellNoise(cell + vec3(0, 1, 0)), cellNoise(cell + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(cellNoise(cell + vec3(0, 0, 1)), cellNoise(cell + vec3(1, 0, 1)), f.x), mix(cellNoise(cell + vec3(0, 1, 1)), cellNoise(cell + vec3(1, 1, 1)), f.x), f.y),
      f.z);
  }
  vec3 noiseDirection(vec3 point) {
    return vec3(valueNoise(point), valueNoise(point + 31.7), valueNoise(point + 71.3)) - .5;
  }
  // Steel is the only dark, smooth, full metal of the kit: it is ground, not cast, plated or blasted.
  float groundSteel() {
    return step(.95, vRoughnessMetalness.y) * step(vRoughnessMetalness.x, .285) * step(dot(vColor.rgb, vec3(.333)), .45);
  }
`;

// Fine detail fades out before it gets smaller than a pixel, so that nothing shimmers.
const perturbNormal = /* glsl */ `#include <normal_fragment_maps>
  {
    float pixel = length(fwidth(vObjectPosition));
    float blasted = uGrain * (1. - smoothstep(.08, .5, pixel)) * smoothstep(.36, .42, vRoughnessMetalness.x);
    if (blasted > .001) {
      vec3 grain = noiseDirection(vObjectPosition * 5.5) + .6 * noiseDirection(vObjectPosition * 13.);
      normal = normalize(normal + grain * blasted * .17);
    }
    float brushed = uGrain * (1. - smoothstep(.06, .4, pixel)) * groundSteel();
    if (brushed > .001) {
      vec3 strokes = noiseDirection(vObjectPosition * vec3(.3, 9., 9.)) + noiseDirection(vObjectPosition * vec3(.5, 23., 23.));
      normal = normalize(normal + strokes * brushed * .13);
    }
  }`;

// Blasted faces are uneven, and their edges are worn smooth.
const wear = /* glsl */ `
  {
    float curvature = length(fwidth(vNormal)) / max(length(fwidth(vObjectPosition)), 1e-4);
    float edge = smoothstep(.7, 1.8, curvature) * vRoughnessMetalness.y;
    float cloud = valueNoise(vObjectPosition * .16) * .6 + valueNoise(vObjectPosition * .45 + 9.) * .4 - .5;
    roughnessFactor += vRoughnessMetalness.y * cloud * .055 - edge * .09 + groundSteel() * .07;
  }`;

/** Bead blast, ground steel and worn edges, from the position on the part and its finish. */
export function withSurfaceDetail(fragmentShader: string): string {
  let shader = replaceInShader(fragmentShader, "#include <normal_fragment_maps>", perturbNormal);
  shader = replaceInShader(
    shader,
    "#include <metalnessmap_fragment>",
    "#include <metalnessmap_fragment>\n" + wear,
  );
  return replaceInShader(shader, "void main() {", noise + "\nvoid main() {");
}
