import { type Material, Matrix4, Mesh, type Object3D } from "three";
import { chipBelowTip, chipRestHeight, chipRestRotation } from "./work-cycle-keyframes.ts";
import { workCycle } from "./work-cycle.ts";
import { chipFootprint } from "./board/placement.ts";
import { chipMark, type MarkAtlas } from "../kit/marks.ts";
import { liddedChip } from "../kit/parts/lidded-chip.ts";
import { Solid } from "../kit/solid/solid.ts";
import type { HeroMoment } from "./hero-moment.ts";

/** How far the chip lifts in the exploded view. */
const lift = 15;

/** The chip the arm works with: on its pads, or between the fingers. */
export class HeroChip {
  readonly mesh: Mesh;
  readonly #mirror: 1 | -1;
  readonly #toParent = new Matrix4();

  constructor(atlas: MarkAtlas, material: Material, mirror: 1 | -1) {
    const solid = new Solid();
    solid.part = [0, 0, 0, -1];
    // So that its mark is readable when it is on the board.
    solid.rotateY(-chipRestRotation);
    liddedChip(solid, 10, atlas.mark(6, 6, 18, chipMark(["NA6", "0147"], { size: 0.13, pin1: false })));
    this.mesh = new Mesh(solid.build(), material);
    this.mesh.castShadow = this.mesh.receiveShadow = true;
    this.#mirror = mirror;
  }

  /** `tip` is between the fingers; its world matrix must be up to date. */
  pose({ landed, unfolded, time }: HeroMoment, exploded: number, tip: Object3D): void {
    this.mesh.visible = landed > 1;
    const isHeld = workCycle(time).isHolding && exploded < 0.02 && unfolded > 0.99;
    if (isHeld) this.#follow(tip);
    else this.#rest(exploded);
  }

  #follow(tip: Object3D): void {
    const { mesh } = this;
    if (mesh.parent) this.#toParent.copy(mesh.parent.matrixWorld).invert();
    this.#toParent.multiply(tip.matrixWorld).decompose(mesh.position, mesh.quaternion, mesh.scale);
    // The tool points along x, the chip along y.
    mesh.rotateZ(Math.PI / 2);
    mesh.translateY(-chipBelowTip);
  }

  #rest(exploded: number): void {
    this.mesh.position.set(chipFootprint.x * this.#mirror, chipRestHeight + lift * exploded, chipFootprint.z);
    this.mesh.rotation.set(0, chipRestRotation, 0);
    this.mesh.scale.setScalar(1);
  }
}
