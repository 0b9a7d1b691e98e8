import { ShaderChunk } from "three";
import { replaceInShader } from "./replace-in-shader.ts";

const declarations = /* glsl */ `
  varying vec3 vWorldPoint;
  uniform vec4 uBoard;
  uniform float uRoomRadius;

  vec3 parallaxCorrect(vec3 direction) {
    vec3 point = vWorldPoint / uRoomRadius;
    float along = dot(point, direction);
    float reach = sqrt(max(along * along - dot(point, point) + 1., 0.)) - along;
    return normalize(point + direction * reach);
  }

  float boardReflection(vec3 direction, float roughness) {
    float reach = max(vWorldPoint.y - uBoard.z, 0.) / max(-direction.y, .02);
    vec2 hit = vWorldPoint.xz + direction.xz * reach;
    float blur = 2.5 + reach * roughness;
    vec2 inside = smoothstep(-blur, blur, uBoard.xy - abs(hit));
    return inside.x * inside.y * smoothstep(0., .06 + roughness * .6, -direction.y) * uBoard.w;
  }
`;

const lookup =
  "vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );";
const localLookup = /* glsl */ `
  vec4 envMapColor = textureLod( envMap, envMapRotation * parallaxCorrect( reflectVec ), roughnessToMip( roughness ) );
  envMapColor.rgb = mix( envMapColor.rgb, vec3( .046, .060, .048 ), boardReflection( reflectVec, roughness ) * .86 );`;

/**
 * Reflections of a room of finite size (parallax correction) and of the board below.
 * With a narrow field of view an infinite room gives every flat face one tone; here the tone changes along the face.
 */
export function withLocalReflection(fragmentShader: string): string {
  const environment = replaceInShader(ShaderChunk.envmap_physical_pars_fragment, lookup, localLookup);
  return replaceInShader(
    fragmentShader,
    "#include <envmap_physical_pars_fragment>",
    declarations + environment,
  );
}

/** Passes the world position to withLocalReflection. */
export function withWorldPoint(vertexShader: string): string {
  return (
    "varying vec3 vWorldPoint;\n" +
    replaceInShader(
      vertexShader,
      "#include <project_vertex>",
      /* glsl */ `#include <project_vertex>
      #ifdef USE_INSTANCING
        vWorldPoint = (modelMatrix * instanceMatrix * vec4(transformed, 1.)).xyz;
      #else
        vWorldPoint = (modelMatrix * vec4(transformed, 1.)).xyz;
      #endif`,
    )
  );
}
