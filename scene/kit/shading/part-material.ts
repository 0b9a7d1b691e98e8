import { MeshStandardMaterial, type MeshStandardMaterialParameters } from "three";
import { withLocalReflection, withWorldPoint } from "./local-reflection.ts";
import { withPartMotion } from "./part-motion.ts";
import { replaceInShader } from "./replace-in-shader.ts";
import type { SharedUniforms } from "./shared-uniforms.ts";
import { withSurfaceDetail } from "./surface-detail.ts";

export interface PartMaterialOptions extends MeshStandardMaterialParameters {
  /** Whether it lands and explodes by the attribute aPart (default). */
  readonly moves?: boolean;
  /** Bead blast, ground steel and worn edges, for what is seen from near. */
  readonly grain?: boolean;
}

/** The one material of all solids: colour, roughness, metalness, occlusion and laser marks come from the vertices. */
export function partMaterial(
  shared: SharedUniforms,
  { moves = true, grain = false, ...parameters }: PartMaterialOptions = {},
): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    vertexColors: true,
    roughness: 1,
    metalness: 1,
    ...parameters,
  });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, shared);
    const vertex = withWorldPoint(moves ? withPartMotion(shader.vertexShader) : shader.vertexShader);
    shader.vertexShader = withVertexFinish(vertex);
    const fragment = withLocalReflection(withFinish(shader.fragmentShader));
    shader.fragmentShader = grain ? withSurfaceDetail(fragment) : fragment;
  };
  material.customProgramCacheKey = () => `part ${moves} ${grain}`;
  return material;
}

function withVertexFinish(vertexShader: string): string {
  return (
    "attribute vec2 aRoughnessMetalness;\nattribute vec2 aMark;\nvarying vec2 vRoughnessMetalness;\nvarying vec2 vMark;\nvarying vec3 vObjectPosition;\n" +
    replaceInShader(
      vertexShader,
      "#include <uv_vertex>",
      "#include <uv_vertex>\nvRoughnessMetalness = aRoughnessMetalness; vMark = aMark; vObjectPosition = position;",
    )
  );
}

// Marks are dark on light finishes and light on dark ones, and are matt.
const markedColor = /* glsl */ `
  diffuseColor.rgb *= vColor.rgb;
  float marked = texture2D(uAtlas, vMark).r * step(0., vMark.x) * uMark;
  vec3 markColor = dot(vColor.rgb, vec3(.33)) > .3 ? vec3(.022, .022, .023) : vec3(.36, .37, .36);
  diffuseColor.rgb = mix(diffuseColor.rgb, markColor, marked * .93);`;

const vertexOcclusion = /* glsl */ `
  reflectedLight.indirectDiffuse *= vColor.a * uEnvDiffuse;
  reflectedLight.indirectSpecular *= computeSpecularOcclusion(saturate(dot(geometryNormal, geometryViewDir)), vColor.a, material.roughness);`;

const finishes: readonly (readonly [string, string])[] = [
  ["#include <color_fragment>", markedColor],
  [
    "#include <roughnessmap_fragment>",
    "float roughnessFactor = mix(vRoughnessMetalness.x, .62, marked * .6);",
  ],
  // withSurfaceDetail replaces the metalness chunk again, so it must stay: it declares metalnessFactor.
  [
    "#include <metalnessmap_fragment>",
    "#include <metalnessmap_fragment>\nmetalnessFactor *= vRoughnessMetalness.y * (1. - marked * .95);",
  ],
  ["#include <aomap_fragment>", vertexOcclusion],
];

function withFinish(fragmentShader: string): string {
  const declarations =
    "varying vec2 vRoughnessMetalness;\nvarying vec2 vMark;\nvarying vec3 vObjectPosition;\nuniform sampler2D uAtlas;\n" +
    "uniform float uEnvDiffuse;\nuniform float uGrain;\nuniform float uMark;\n";
  return finishes.reduce(
    (shader, [chunk, replacement]) => replaceInShader(shader, chunk, replacement),
    declarations + fragmentShader,
  );
}
