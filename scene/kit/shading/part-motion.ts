import { replaceInShader } from "./replace-in-shader.ts";

// A part falls from 26 mm with a soft stop, grows from a point at the start of its fall, and lifts when exploded.
// aPart is (center x, center z, lift, order); with an order below 0 it has always landed.
const movePart = /* glsl */ `#include <begin_vertex>
  {
    float landed = aPart.w < 0. ? 1. : clamp((uLand - aPart.w) / .16, 0., 1.);
    float grown = smoothstep(0., .16, landed);
    float lift = aPart.z * uExplode + pow(1. - landed, 3.) * 26.;
    #ifdef USE_INSTANCING
      transformed *= grown;
      transformed.y += lift / length(instanceMatrix[1].xyz);
    #else
      transformed.xz = mix(aPart.xy, transformed.xz, grown);
      transformed.y = transformed.y * grown + lift;
    #endif
  }`;

/** Adds landing and exploding to a vertex shader of three. */
export function withPartMotion(vertexShader: string): string {
  const declarations = "attribute vec4 aPart;\nuniform float uExplode;\nuniform float uLand;\n";
  return declarations + replaceInShader(vertexShader, "#include <begin_vertex>", movePart);
}
