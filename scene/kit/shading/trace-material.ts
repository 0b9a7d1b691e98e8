import { MeshStandardMaterial } from "three";
import { replaceInShader } from "./replace-in-shader.ts";
import type { SharedUniforms } from "./shared-uniforms.ts";
import { tracePulse } from "./trace-pulse.ts";

/** Raised copper nets that draw themselves; a warm light runs along them. */
export function traceMaterial(shared: SharedUniforms): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    color: "#cf875a",
    roughness: 0.34,
    metalness: 1,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, shared);
    shader.vertexShader =
      "attribute vec4 aTrace;\nvarying vec4 vTrace;\n" +
      replaceInShader(
        shader.vertexShader,
        "#include <begin_vertex>",
        "#include <begin_vertex>\nvTrace = aTrace;",
      );
    shader.fragmentShader = declarations + withPulse(shader.fragmentShader);
  };
  material.customProgramCacheKey = () => "trace";
  return material;
}

const declarations =
  "varying vec4 vTrace;\nuniform float uDraw;\nuniform float uTime;\nuniform float uPulse;\n" + tracePulse;

function withPulse(fragmentShader: string): string {
  const drawn = replaceInShader(
    fragmentShader,
    "#include <map_fragment>",
    "if (vTrace.x > drawnLength(vTrace, uDraw)) discard;",
  );
  return replaceInShader(
    drawn,
    "#include <emissivemap_fragment>",
    "totalEmissiveRadiance = vec3(1., .55, .22) * 5. * pulseLight(vTrace, uDraw, uTime, 1.2) * uPulse;",
  );
}
