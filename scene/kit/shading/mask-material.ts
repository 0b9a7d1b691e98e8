import { MeshStandardMaterial, Vector2, type Texture } from "three";
import { replaceInShader } from "./replace-in-shader.ts";
import type { SharedUniforms } from "./shared-uniforms.ts";
import type { Side } from "./side.ts";

export interface MaskMaps {
  readonly map: Texture;
  readonly normalMap: Texture;
  /** Red, green: occlusion and visible key light under the parts; blue, alpha: the same under the arm. */
  readonly bake: Texture;
  /** When the parts land whose shadow is at a position, so that it appears with them. Without it all have landed. */
  readonly landing?: Texture;
  readonly side?: Side;
}

/** The board's top: solder mask and silkscreen with the baked shadows of the parts. */
export function maskMaterial(
  shared: SharedUniforms,
  { map, normalMap, bake, landing, side = -1 }: MaskMaps,
): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    map,
    normalMap,
    normalScale: new Vector2(1, 1),
    roughness: 0.46,
    metalness: 0,
  });
  if (landing) material.defines = { ...material.defines, USE_LANDING: "" };
  material.onBeforeCompile = (shader) => {
    const ownUniforms = { uBake: { value: bake }, uLanding: { value: landing }, uSide: { value: side } };
    Object.assign(shader.uniforms, shared, ownUniforms);
    shader.fragmentShader = replacements.reduce(
      (fragment, [chunk, replacement]) => replaceInShader(fragment, chunk, replacement),
      declarations + shader.fragmentShader,
    );
  };
  material.customProgramCacheKey = () => "mask";
  return material;
}

const declarations =
  "uniform sampler2D uBake;\nuniform sampler2D uLanding;\nuniform float uLand;\nuniform float uSide;\nuniform float uArmShadow;\nuniform float uPartShadow;\nuniform float uEnvDiffuse;\n";

const bakedLight = /* glsl */ `#include <map_fragment>
  vec4 baked = texture2D(uBake, vMapUv);
  float contact = uPartShadow;
  #ifdef USE_LANDING
    contact *= smoothstep(.05, .16, uLand - texture2D(uLanding, vMapUv).r);
  #endif
  float occlusion = mix(1., baked.r, contact) * mix(1., baked.b, uArmShadow);
  float keyVisibility = mix(1., baked.g, contact) * mix(1., baked.a, uArmShadow);`;

// With a narrow field of view an infinite room gives a flat board one even sheen. A softbox has an edge: the sheen grows
// towards the far corner on its side.
const sheen = /* glsl */ `#include <lights_fragment_end>
  float fromKeySide = uSide < 0. ? vMapUv.x : 1. - vMapUv.x;
  float farCorner = 1. - smoothstep(-.05, 1.25, fromKeySide + vMapUv.y * .55);
  reflectedLight.directDiffuse *= keyVisibility;
  reflectedLight.directSpecular *= keyVisibility;
  reflectedLight.indirectDiffuse *= occlusion * uEnvDiffuse;
  reflectedLight.indirectSpecular *= mix(.35, 1., occlusion * occlusion) * mix(.5, 1.75, farCorner);`;

const replacements: readonly (readonly [string, string])[] = [
  ["#include <map_fragment>", bakedLight],
  // Silkscreen ink is duller than the mask.
  [
    "#include <roughnessmap_fragment>",
    "float roughnessFactor = mix(roughness, .8, smoothstep(.3, .6, diffuseColor.r));",
  ],
  ["#include <lights_fragment_end>", sheen],
];
