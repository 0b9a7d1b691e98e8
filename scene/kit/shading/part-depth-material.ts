import { MeshDepthMaterial } from "three";
import { withPartMotion } from "./part-motion.ts";
import type { SharedUniforms } from "./shared-uniforms.ts";

/** The shadow of parts that land and explode: set it as customDepthMaterial beside partMaterial. */
export function partDepthMaterial(shared: SharedUniforms): MeshDepthMaterial {
  const material = new MeshDepthMaterial();
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, shared);
    shader.vertexShader = withPartMotion(shader.vertexShader);
  };
  material.customProgramCacheKey = () => "part depth";
  return material;
}
