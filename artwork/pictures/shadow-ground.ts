import { Mesh, PlaneGeometry, ShadowMaterial } from "three";

/**
 * The ground: only the shadows of the two lights are visible, so that the picture fits any background, and none beyond
 * `reach` from the middle, so that the picture has no visible edge.
 * Expects the key as the scene's first light with a shadow and the dome as its second.
 */
export function shadowGround(height: number, reach: number): Mesh {
  const plane = new PlaneGeometry(2400, 2400);
  plane.rotateX(-Math.PI / 2);
  const material = new ShadowMaterial({ color: "#241c10", opacity: 1 });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { uReach: { value: reach } });
    shader.vertexShader = `varying vec2 vGround;\n${shader.vertexShader}`.replace(
      "#include <begin_vertex>",
      "#include <begin_vertex>\nvGround = position.xz;",
    );
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <shadowmask_pars_fragment>", shade)
      .replace("1.0 - getShadowMask()", "shade() * (1. - smoothstep(.6, 1., length(vGround) / uReach))");
  };
  const ground = new Mesh(plane, material);
  ground.receiveShadow = true;
  ground.position.y = height;
  return ground;
}

// The two shadows multiply, so that contact shadows stay visible inside the shadow of the key light.
// Light from low in the sky counts little on flat ground.
const shade = /* glsl */ `
uniform float uReach;
varying vec2 vGround;
float shade() {
  float light = 1.;
  DirectionalLightShadow shadow;
  vec3 ray;
  #pragma unroll_loop_start
  for (int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++) {
    shadow = directionalLightShadows[i];
    ray = inverseTransformDirection(directionalLights[i].direction, viewMatrix);
    light *= 1. - (UNROLLED_LOOP_INDEX == 0 ? .42 : .78 * ray.y) * (1. - getShadow(directionalShadowMap[i], shadow.shadowMapSize, shadow.shadowIntensity, shadow.shadowBias, shadow.shadowRadius, vDirectionalShadowCoord[i]));
  }
  #pragma unroll_loop_end
  return 1. - light;
}
`;
