import { ShaderChunk } from "three";
import { replaceInShader } from "./replace-in-shader.ts";

const declarations = /* glsl */ `
  varying vec3 vPlace;
  uniform vec4 uBoard;
  uniform float uRoom;

  vec3 towardsWall(vec3 direction) {
    vec3 place = vPlace / uRoom;
    float along = dot(place, direction);
    float reach = sqrt(max(along * along - dot(place, place) + 1., 0.)) - along;
    return normalize(place + direction * reach);
  }

  float boardSeen(vec3 direction, float roughness) {
    float reach = max(vPlace.y - uBoard.z, 0.) / max(-direction.y, .02);
    vec2 hit = vPlace.xz + direction.xz * reach;
    float blur = 2.5 + reach * roughness;
    vec2 inside = smoothstep(-blur, blur, uBoard.xy - abs(hit));
    return inside.x * inside.y * smoothstep(0., .06 + roughness * .6, -direction.y) * uBoard.w;
  }
`;

const lookup =
  "vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );";
const localLookup = /* glsl */ `
  vec4 envMapColor = textureLod( envMap, envMapRotation * towardsWall( reflectVec ), roughnessToMip( roughness ) );
  envMapColor.rgb = mix( envMapColor.rgb, vec3( .046, .060, .048 ), boardSeen( reflectVec, roughness ) * .86 );`;

/**
 * A room of finite size and the board below in a material's reflections.
 * Through a long lens an infinite room gives every flat face one tone; here the tone changes along the face.
 */
export function withLocalReflection(fragmentShader: string): string {
  const environment = replaceInShader(ShaderChunk.envmap_physical_pars_fragment, lookup, localLookup);
  return replaceInShader(
    fragmentShader,
    "#include <envmap_physical_pars_fragment>",
    declarations + environment,
  );
}

/** Hands the place in the world to withLocalReflection. */
export function withPlace(vertexShader: string): string {
  return (
    "varying vec3 vPlace;\n" +
    replaceInShader(
      vertexShader,
      "#include <project_vertex>",
      /* glsl */ `#include <project_vertex>
      #ifdef USE_INSTANCING
        vPlace = (modelMatrix * instanceMatrix * vec4(transformed, 1.)).xyz;
      #else
        vPlace = (modelMatrix * vec4(transformed, 1.)).xyz;
      #endif`,
    )
  );
}
