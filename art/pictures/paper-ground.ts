import { Mesh, PlaneGeometry, ShadowMaterial } from "three";

/**
 * The sheet a subject stands on: nothing but the shadows of the two lamps, so that the paper keeps its exact colour.
 * Expects the key as the scene's first light with a shadow and the dome as its second.
 */
export function paperGround(height: number): Mesh {
  const sheet = new PlaneGeometry(2400, 2400);
  sheet.rotateX(-Math.PI / 2);
  const material = new ShadowMaterial({ color: "#241c10", opacity: 1 });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <shadowmask_pars_fragment>", shade)
      .replace("1.0 - getShadowMask()", "shade()");
  };
  const ground = new Mesh(sheet, material);
  ground.receiveShadow = true;
  ground.position.y = height;
  return ground;
}

// What the lamps take away adds up, so a foot is still dark against the floor inside the subject's own shadow.
const shade = /* glsl */ `
float shade() {
  float light = 1.;
  DirectionalLightShadow lamp;
  #pragma unroll_loop_start
  for (int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++) {
    lamp = directionalLightShadows[i];
    light *= 1. - (UNROLLED_LOOP_INDEX == 0 ? .42 : .52) * (1. - getShadow(directionalShadowMap[i], lamp.shadowMapSize, lamp.shadowIntensity, lamp.shadowBias, lamp.shadowRadius, vDirectionalShadowCoord[i]));
  }
  #pragma unroll_loop_end
  return 1. - light;
}
`;
