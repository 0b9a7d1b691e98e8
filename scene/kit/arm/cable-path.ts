import { CubicBezierCurve3, Matrix4, type Object3D, type Vector3 } from "three";
import type { Side } from "../shading/side.ts";
import { cableBoss } from "./links/base.ts";
import { elbowClip } from "./links/elbow.ts";
import { upperArmClips } from "./links/upper-arm.ts";

export interface CableAnchors {
  readonly root: Object3D;
  readonly base: Object3D;
  readonly upperArm: Object3D;
  readonly elbow: Object3D;
  readonly side: Side;
}

/** The cable's path in the arm's frame: boss to first clip, first clip to second, loop round the elbow to its clip. */
export class CablePath {
  readonly sections = [new CubicBezierCurve3(), new CubicBezierCurve3(), new CubicBezierCurve3()] as const;
  readonly #anchors: CableAnchors;
  readonly #toRoot = new Matrix4();
  readonly #base = new Matrix4();
  readonly #upperArm = new Matrix4();
  readonly #elbow = new Matrix4();

  constructor(anchors: CableAnchors) {
    this.#anchors = anchors;
  }

  /** Follows the links; their world matrices must be up to date. */
  update(): void {
    const { root, base, upperArm, elbow } = this.#anchors;
    this.#toRoot.copy(root.matrixWorld).invert();
    this.#base.multiplyMatrices(this.#toRoot, base.matrixWorld);
    this.#upperArm.multiplyMatrices(this.#toRoot, upperArm.matrixWorld);
    this.#elbow.multiplyMatrices(this.#toRoot, elbow.matrixWorld);
    const [rise, pocket, loop] = this.sections;
    this.#rise(rise);
    this.#pocket(pocket);
    this.#loop(loop);
  }

  #rise({ v0, v1, v2, v3 }: CubicBezierCurve3): void {
    const { rotation, reach, height } = cableBoss;
    const out = (distance: number, target: Vector3) =>
      target
        .set(distance * Math.cos(rotation), height, -distance * Math.sin(rotation))
        .applyMatrix4(this.#base);
    out(reach, v0);
    out(reach + 14, v1).y += 3;
    this.#onUpperArm(upperArmClips.near - 26, v2);
    this.#onUpperArm(upperArmClips.near, v3);
  }

  #pocket({ v0, v1, v2, v3 }: CubicBezierCurve3): void {
    const { near, far } = upperArmClips;
    this.#onUpperArm(near, v0);
    this.#onUpperArm(near + (far - near) / 3, v1);
    this.#onUpperArm(far - (far - near) / 3, v2);
    this.#onUpperArm(far, v3);
  }

  // The loop swings outside the elbow's cap.
  #loop({ v0, v1, v2, v3 }: CubicBezierCurve3): void {
    const { side } = this.#anchors;
    const { far, height, out } = upperArmClips;
    this.#onUpperArm(far, v0);
    v1.set(far + 21, height + 1, (out + 17) * side).applyMatrix4(this.#upperArm);
    v2.set(elbowClip.along - 24, elbowClip.height + 1, (elbowClip.out + 9) * side).applyMatrix4(this.#elbow);
    v3.set(elbowClip.along, elbowClip.height, elbowClip.out * side).applyMatrix4(this.#elbow);
  }

  #onUpperArm(along: number, target: Vector3): void {
    const { height, out } = upperArmClips;
    target.set(along, height, out * this.#anchors.side).applyMatrix4(this.#upperArm);
  }
}
