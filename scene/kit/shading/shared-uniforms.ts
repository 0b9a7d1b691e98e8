import { Vector4, type IUniform, type Texture } from "three";

export type SharedUniforms = ReturnType<typeof sharedUniforms>;

/**
 * Uniforms shared by all materials of a scene.
 * uExplode 0…1 · uLand, uDraw progress of landing parts and of drawing traces · uTime seconds · uPulse, uMark, uGrain gains ·
 * uPartShadow, uArmShadow weight of the baked shadows of parts and of the arm · uEnvDiffuse weight of the room's diffuse light ·
 * uBoard (half width, half depth, height of its top, weight): the board that metal reflects, weight 0 without one ·
 * uRoomRadius the studio's radius, which makes reflections change along a flat face.
 */
export function sharedUniforms() {
  const uAtlas: IUniform<Texture | null> = { value: null };
  return {
    uExplode: { value: 0 },
    uLand: { value: 1.2 },
    uDraw: { value: 1.5 },
    uTime: { value: 0 },
    uPulse: { value: 1 },
    uAtlas,
    uEnvDiffuse: { value: 1 },
    uGrain: { value: 0 },
    uPartShadow: { value: 1 },
    uArmShadow: { value: 1 },
    uMark: { value: 1 },
    uBoard: { value: new Vector4(66, 44, 0, 0) },
    uRoomRadius: { value: 420 },
  };
}
