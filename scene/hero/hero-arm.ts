import { type Material, Vector3 } from "three";
import { Arm } from "../kit/arm/arm.ts";
import { armSolids } from "../kit/arm/arm-solids.ts";
import { cableMaterial } from "../kit/arm/cable-material.ts";
import { solveArm } from "../kit/arm/inverse-kinematics.ts";
import { blendAngles, type JointAngles } from "../kit/arm/joint-angles.ts";
import { aimTool, workCycle, type WorkMoment } from "./work-cycle.ts";
import { armPosition } from "./board/placement.ts";
import type { Side } from "../kit/shading/side.ts";
import type { MarkAtlas } from "../kit/marks.ts";
import { clamp, smootherstep, smoothstep } from "../kit/interpolation.ts";
import type { HeroMoment } from "./hero-moment.ts";

const fallHeight = 30;

/** The arm on the hero's board: it lands, unfolds, works, and explodes. */
export class HeroArm {
  readonly arm: Arm;
  readonly #mirror: 1 | -1;
  readonly #folded: JointAngles;
  readonly #upright: JointAngles;
  #arrival = 0;

  constructor(atlas: MarkAtlas, material: Material, side: Side) {
    this.#mirror = side < 0 ? 1 : -1;
    const mirrored = side > 0;
    this.#folded = [mirrored ? -Math.PI * 0.02 : Math.PI * 1.02, 2.08, -2.62, 0, -1.2, 0];
    this.#upright = [mirrored ? -Math.PI * 0.04 : Math.PI * 1.04, 1.42, -1.62, 0, -0.5, 0.9 * this.#mirror];
    this.arm = new Arm(armSolids(atlas), material, side);
    this.arm.addCable(cableMaterial());
    this.arm.root.position.set(armPosition.x * this.#mirror, 0, armPosition.z);
    // It covers much of the board, so it is drawn before the board.
    this.arm.root.traverse((part) => (part.renderOrder = -3));
  }

  /** How much of the arm has arrived, 0 to 1. */
  get arrival(): number {
    return this.#arrival;
  }

  pose({ landed, unfolded, time }: HeroMoment, exploded: number): void {
    const work = workCycle(time);
    const angles = blendAngles(this.#folded, this.#working(work), smootherstep(unfolded));
    blendAngles(angles, this.#upright, exploded, angles);
    const arriving = clamp((landed - 0.6) / 0.45);
    this.#arrival = smootherstep(arriving);
    const { root } = this.arm;
    root.visible = arriving > 0;
    root.position.y = (1 - this.#arrival) * fallHeight;
    // Grows from a point as the parts do.
    root.scale.setScalar(Math.max(0.001, smoothstep(0, 0.16, arriving)));
    this.arm.pose(angles, work.gap, Math.max(exploded, 1 - this.#arrival));
  }

  #working(work: WorkMoment): JointAngles {
    const { tip, approach, jaw } = aimTool(work, armPosition, this.#mirror);
    const angles = solveArm(tip, approach, jaw);
    // Within 360° of the angles that it is blended with.
    if (this.#mirror > 0 && angles[0] < 0) angles[0] += 2 * Math.PI;
    return angles;
  }

  /** World positions of the arm's joints from base to fingertips, for its shadow on the ground. */
  joints(): readonly Vector3[] {
    const [j1, j2, j3, , j5] = this.arm.joints;
    return [j1, j2, j3, j5, this.arm.tip].map((joint) => joint.getWorldPosition(new Vector3()));
  }
}
