import { MeshStandardMaterial, type Texture } from "three";
import { withPartMotion } from "./part-motion.ts";
import { replaceInShader } from "./replace-in-shader.ts";
import type { SharedUniforms } from "./shared-uniforms.ts";

/** An inner layer of the board: copper where `copper` is light, laminate where it is dark. */
export function innerCopperMaterial(shared: SharedUniforms, copper: Texture): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ map: copper, roughness: 1, metalness: 1 });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, shared);
    shader.vertexShader = withPartMotion(shader.vertexShader);
    shader.fragmentShader = replacements.reduce(
      (fragment, [chunk, replacement]) => replaceInShader(fragment, chunk, replacement),
      shader.fragmentShader,
    );
  };
  material.customProgramCacheKey = () => "inner copper";
  return material;
}

const replacements: readonly (readonly [string, string])[] = [
  [
    "#include <map_fragment>",
    "float copper = texture2D(map, vMapUv).r;\ndiffuseColor.rgb = mix(vec3(.10, .095, .04), vec3(.70, .30, .125), copper);",
  ],
  ["#include <roughnessmap_fragment>", "float roughnessFactor = mix(.8, .4, copper);"],
  ["#include <metalnessmap_fragment>", "float metalnessFactor = copper;"],
];
