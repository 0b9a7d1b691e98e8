import type { MarkAtlas } from "../marks.ts";
import { Solid, type Occlusion } from "../solid/solid.ts";
import { drawBase } from "./links/base.ts";
import { drawElbow } from "./links/elbow.ts";
import { drawFinger } from "./links/finger.ts";
import { drawForearm } from "./links/forearm.ts";
import { drawGripper } from "./links/gripper.ts";
import { laserMarks, type LaserMarks } from "./links/laser-marks.ts";
import {
  baseOcclusion,
  elbowOcclusion,
  fingerOcclusion,
  forearmOcclusion,
  gripperOcclusion,
  turretOcclusion,
  upperArmOcclusion,
  wristOcclusion,
} from "./links/occlusion.ts";
import { drawTurret } from "./links/turret.ts";
import { drawUpperArm } from "./links/upper-arm.ts";
import { drawWrist } from "./links/wrist.ts";

/** The arm's links, from the base to the fingers; J1 to J6 rotate turret to gripper. */
export type ArmLink = "base" | "turret" | "upperArm" | "elbow" | "forearm" | "wrist" | "gripper" | "finger";

/** Draws every link in its local coordinates: its joint at the origin, the arm straight along +x. */
export function armSolids(atlas: MarkAtlas): Record<ArmLink, Solid> {
  const marks = laserMarks(atlas);
  const link = (draw: (solid: Solid, marks: LaserMarks) => void, occlusion: Occlusion): Solid => {
    const solid = new Solid();
    solid.part = [0, 0, 0, -1];
    solid.occlusion = occlusion;
    draw(solid, marks);
    return solid;
  };
  return {
    base: link(drawBase, baseOcclusion),
    turret: link(drawTurret, turretOcclusion),
    upperArm: link(drawUpperArm, upperArmOcclusion),
    elbow: link(drawElbow, elbowOcclusion),
    forearm: link(drawForearm, forearmOcclusion),
    wrist: link(drawWrist, wristOcclusion),
    gripper: link(drawGripper, gripperOcclusion),
    finger: link(drawFinger, fingerOcclusion),
  };
}
