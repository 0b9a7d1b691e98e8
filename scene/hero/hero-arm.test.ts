import { MeshBasicMaterial, Quaternion, Vector3 } from "three";
import { expect, test } from "vitest";
import { armPosition } from "./board/placement.ts";
import type { Side } from "../kit/shading/side.ts";
import { Solid } from "../kit/solid/solid.ts";
import { Arm } from "../kit/arm/arm.ts";
import { solveArm } from "../kit/arm/inverse-kinematics.ts";
import { cableBoss } from "../kit/arm/links/base.ts";
import { elbowClip } from "../kit/arm/links/elbow.ts";
import { upperArmClips } from "../kit/arm/links/upper-arm.ts";
import { aimTool, workCycle } from "./work-cycle.ts";
import { chipRestRotation, cycleKeyframes } from "./work-cycle-keyframes.ts";

const sides: readonly Side[] = [-1, 1];

for (const side of sides) {
  const mirror = side < 0 ? 1 : -1;

  test.each(cycleKeyframes)(
    `solved angles bring tip and jaws where they should be, side ${side}, $time s`,
    ({ time }) => {
      const { tip, approach, jaw } = aimTool(workCycle(time), armPosition, mirror);
      const arm = poseAt(time, side);
      const [x, , z] = [new Vector3(), new Vector3(), new Vector3()];
      arm.tip.matrixWorld.extractBasis(x, new Vector3(), z);

      expect(new Vector3().setFromMatrixPosition(arm.tip.matrixWorld).distanceTo(tip)).toBeLessThan(1e-6);
      expect(x.distanceTo(approach)).toBeLessThan(1e-6);
      expect(z.distanceTo(jaw)).toBeLessThan(1e-6);
    },
  );

  test.each([0, 2, 6, 12.7])(`the cable meets its boss and its clips, side ${side}, %d s`, (time) => {
    const arm = poseAt(time, side);
    const { rotation, reach, height } = cableBoss;
    const [, upperArm, elbow] = arm.joints;
    const { near, far, height: above, out } = upperArmClips;
    const anchors = [
      arm.base.localToWorld(new Vector3(reach * Math.cos(rotation), height, -reach * Math.sin(rotation))),
      upperArm.localToWorld(new Vector3(near, above, out * side)),
      upperArm.localToWorld(new Vector3(far, above, out * side)),
      elbow.localToWorld(new Vector3(elbowClip.along, elbowClip.height, elbowClip.out * side)),
    ];
    const ends = cableRingCentres(arm);
    expect(ends).toHaveLength(6);
    for (const [i, end] of ends.entries()) {
      const anchor = anchors[Math.ceil(i / 2)];
      expect(anchor && end.distanceTo(anchor)).toBeLessThan(1e-3);
    }
  });
}

test.each(sides)("the chip keeps its turn when it changes hands, side %d", (side) => {
  const held = poseAt(1.9, side).tip.getWorldQuaternion(new Quaternion());
  // The tool points along x, the chip along y.
  held.multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), Math.PI / 2));
  const rests = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), chipRestRotation);
  expect(held.angleTo(rests)).toBeLessThan(1e-6);
});

test("the links part along their axes", () => {
  const arm = bareArm(-1);
  arm.pose([0, 0, 0, 0, 0, 0], 10);
  const together = arm.tip.getWorldPosition(new Vector3()).x;
  arm.pose([0, 0, 0, 0, 0, 0], 10, 1);
  expect(arm.tip.getWorldPosition(new Vector3()).x - together).toBeCloseTo(47);
});

function poseAt(time: number, side: Side): Arm {
  const moment = workCycle(time);
  const { tip, approach, jaw } = aimTool(moment, armPosition, side < 0 ? 1 : -1);
  const arm = bareArm(side);
  arm.pose(solveArm(tip, approach, jaw), moment.gap);
  return arm;
}

function bareArm(side: Side): Arm {
  const box = new Solid().box(1, 1, 1);
  const solids = {
    base: box,
    turret: box,
    upperArm: box,
    elbow: box,
    forearm: box,
    wrist: box,
    gripper: box,
    finger: box,
  };
  return new Arm(solids, new MeshBasicMaterial(), side);
}

/** The middle of the first and last ring of each of the cable's sections. */
function cableRingCentres(arm: Arm): Vector3[] {
  const { position } = arm.addCable(new MeshBasicMaterial()).geometry.attributes;
  if (!position) throw new Error("The cable has no positions.");
  const ringSides = 7;
  const rings = Array.from({ length: position.count / ringSides }, (_, ring) => {
    const center = new Vector3();
    for (let k = 0; k < ringSides; k++)
      center.add(new Vector3().fromBufferAttribute(position, ring * ringSides + k));
    return center.divideScalar(ringSides);
  });
  const section = rings.length / 3;
  return rings.filter((_, i) => i % section === 0 || i % section === section - 1);
}
