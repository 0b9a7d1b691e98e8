import { Mesh, PlaneGeometry, type Vector3 } from "three";
import type { Board } from "../kit/board/board.ts";
import { groundShadow } from "../kit/shading/ground-shadow.ts";
import type { Theme } from "../kit/shading/side.ts";

/** How the shadow is blended with the page: `encoded` by the browser, in sRGB, or `linear` by the renderer of the stills. */
export type ShadowBlending = "encoded" | "linear";

const colors: Record<Theme, string> = { paper: "#2a2216", board: "#010403" };

const weights: Record<ShadowBlending, Record<Theme, number>> = {
  encoded: { paper: 0.42, board: 0.6 },
  linear: { paper: 0.62, board: 0.85 },
};

/** The ground below the board: only its shadow is visible. */
export class HeroGround {
  readonly mesh: Mesh;
  readonly #shadow: ReturnType<typeof groundShadow>;
  readonly #groundDistance = 17;

  constructor({ width, depth }: Board, theme: Theme, blending: ShadowBlending) {
    this.#shadow = groundShadow({
      width,
      depth,
      blur: 15,
      alpha: weights[blending][theme],
      color: colors[theme],
    });
    this.mesh = new Mesh(new PlaneGeometry(420, 420).rotateX(-Math.PI / 2), this.#shadow);
    this.mesh.renderOrder = -1;
  }

  /** `joints` are the arm's from base to fingertips, `arm` the weight of its shadow, `key` the position of the key light. */
  pose(exploded: number, joints: readonly Vector3[], arm: number, key: Vector3): void {
    const { uOffset, uBlur, uJoints, uArm } = this.#shadow.uniforms;
    const ground = -this.#groundDistance - exploded * 62;
    this.mesh.position.y = ground;
    const [x, z] = [-key.x / key.y, -key.z / key.y];
    uBlur.value = 13 + exploded * 12;
    uOffset.value.set(x, z).multiplyScalar(-ground * 0.45);
    uArm.value = arm * (1 - exploded * 0.5);
    for (const [index, joint] of joints.entries()) {
      const height = Math.max(0, joint.y - ground);
      uJoints.value[index]?.set(joint.x + x * height, joint.z + z * height, height);
    }
  }
}
