import { Mesh, PlaneGeometry, ShadowMaterial } from "three";

/**
 * The sheet a subject stands on: nothing but the shadows of the two lamps, so that the picture lies on paper and on a
 * board alike, and none of them beyond `reach` from the middle, so that the picture's edge cannot be seen on the page.
 * Expects the key as the scene's first light with a shadow and the dome as its second.
 */
export function shadowGround(height: number, reach: number): Mesh {
  const sheet = new PlaneGeometry(2400, 2400);
  sheet.rotateX(-Math.PI / 2);
  const material = new ShadowMaterial({ color: "#241c10", opacity: 1 });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { uReach: { value: reach } });
    shader.vertexShader = `varying vec2 vSheet;\n${shader.vertexShader}`.replace(
      "#include <begin_vertex>",
      "#include <begin_vertex>\nvSheet = position.xz;",
    );
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <shadowmask_pars_fragment>", shade)
      .replace("1.0 - getShadowMask()", "shade() * (1. - smoothstep(.6, 1., length(vSheet) / uReach))");
  };
  const ground = new Mesh(sheet, material);
  ground.receiveShadow = true;
  ground.position.y = height;
  return ground;
}

// What the lamps take away adds up, so a foot is still dark against the floor inside the subject's own shadow.
// Light from low in the sky counts for little on a flat sheet.
const shade = /* glsl */ `
uniform float uReach;
varying vec2 vSheet;
float shade() {
  float light = 1.;
  DirectionalLightShadow lamp;
  vec3 ray;
  #pragma unroll_loop_start
  for (int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++) {
    lamp = directionalLightShadows[i];
    ray = inverseTransformDirection(directionalLights[i].direction, viewMatrix);
    light *= 1. - (UNROLLED_LOOP_INDEX == 0 ? .42 : .78 * ray.y) * (1. - getShadow(directionalShadowMap[i], lamp.shadowMapSize, lamp.shadowIntensity, lamp.shadowBias, lamp.shadowRadius, vDirectionalShadowCoord[i]));
  }
  #pragma unroll_loop_end
  return 1. - light;
}
`;
