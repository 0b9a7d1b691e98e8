import { Matrix4, Vector3 } from "three";
import { armSizes } from "./arm-sizes.ts";
import type { JointAngles } from "./joint-angles.ts";

const wrist = new Vector3();
const across = new Vector3();
const shoulderRotation = new Matrix4();
const elbowRotation = new Matrix4();
const tool = new Matrix4();

/**
 * Joint angles for which the fingertips are at `tip` (in the arm's frame, its base at the origin), the tool points along
 * `approach` and the fingers moving along `jaw`; both are unit vectors at a right angle.
 * Of the two solutions for the wrist it takes the one that rolls the forearm by a quarter turn at most, so that a wrist
 * which bends through straight goes on without a flip. J6 goes on from its angle in `out`. For a tip out of reach the arm stretches towards it.
 */
export function solveArm(
  tip: Vector3,
  approach: Vector3,
  jaw: Vector3,
  out: JointAngles = [0, 0, 0, 0, 0, 0],
): JointAngles {
  wrist.copy(tip).addScaledVector(approach, -armSizes.tool);
  solvePosition(out);
  solveOrientation(approach, jaw, out);
  return out;
}

function solvePosition(out: JointAngles): void {
  const { turret, shoulder, upperArm, forearm } = armSizes;
  const horizontal = Math.hypot(wrist.x, wrist.z);
  const vertical = wrist.y - turret - shoulder;
  const reach = Math.min(Math.hypot(horizontal, vertical), upperArm + forearm - 0.5);
  const atShoulder = Math.acos((upperArm ** 2 + reach ** 2 - forearm ** 2) / (2 * upperArm * reach));
  const atElbow = Math.acos((upperArm ** 2 + forearm ** 2 - reach ** 2) / (2 * upperArm * forearm));
  out[0] = Math.atan2(-wrist.z, wrist.x);
  out[1] = Math.atan2(vertical, horizontal) + atShoulder;
  out[2] = atElbow - Math.PI;
}

// The rotation that is left for the wrist is about x, then z, then x again.
function solveOrientation(approach: Vector3, jaw: Vector3, out: JointAngles): void {
  shoulderRotation.makeRotationY(out[0]).multiply(elbowRotation.makeRotationZ(out[1] + out[2]));
  across.crossVectors(jaw, approach);
  tool.makeBasis(approach, across, jaw);
  const [xx, xy, xz, , yx, yy, yz, , zx] = shoulderRotation.transpose().multiply(tool).elements;
  const sine = Math.hypot(xy, xz);
  if (sine < 1e-4) {
    out[3] = 0;
    out[4] = 0;
    out[5] = nearestEquivalent(Math.atan2(yz, yy), out[5]);
    return;
  }
  const bend = xy < 0 ? -1 : 1;
  out[3] = Math.atan2(xz * bend, xy * bend);
  out[4] = bend * Math.atan2(sine, xx);
  out[5] = nearestEquivalent(Math.atan2(zx * bend, -yx * bend), out[5]);
}

function nearestEquivalent(angle: number, to: number): number {
  return angle + Math.round((to - angle) / (2 * Math.PI)) * 2 * Math.PI;
}
