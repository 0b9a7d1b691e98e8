import { Vector3 } from "three";
import { cycleKeyframes, gripGap, type CycleKeyframe } from "./work-cycle-keyframes.ts";

/** Seconds after which the work cycle begins again. */
export const cycleSeconds = cycleKeyframes.at(-1)?.time ?? 0;

/** What the arm does at one moment, in the board's layout coordinates. */
export interface WorkMoment extends CycleKeyframe {
  /** Whether the jaws hold the chip, so that it moves with them. */
  readonly isHolding: boolean;
}

/** The work cycle at `seconds`; it has no beginning and no end. */
export function workCycle(seconds: number): WorkMoment {
  const time = ((seconds % cycleSeconds) + cycleSeconds) % cycleSeconds;
  const next = Math.max(
    1,
    cycleKeyframes.findIndex((key) => key.time >= time),
  );
  return between(cycleKeyframes[next - 1], cycleKeyframes[next], time);
}

function between(from: CycleKeyframe | undefined, to: CycleKeyframe | undefined, time: number): WorkMoment {
  if (!from || !to) throw new Error(`The work cycle has no keys around ${time} s.`);
  const amount = smootherstep((time - from.time) / (to.time - from.time));
  const at = (a: number, b: number) => a + (b - a) * amount;
  return {
    time,
    tip: [at(from.tip[0], to.tip[0]), at(from.tip[1], to.tip[1]), at(from.tip[2], to.tip[2])],
    roll: at(from.roll, to.roll),
    gap: at(from.gap, to.gap),
    lean: at(from.lean, to.lean),
    swing: at(from.swing, to.swing),
    isHolding: from.gap === gripGap && to.gap === gripGap,
  };
}

// From 0 to 1 with neither velocity nor acceleration at the ends.
function smootherstep(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Position and orientation of the tool, in the arm's frame. */
export interface ToolPose {
  readonly tip: Vector3;
  readonly approach: Vector3;
  readonly jaw: Vector3;
}

/** The tool's pose at a moment, for an arm at `foot` on a board laid out with `mirror`; written into `out`. */
export function aimTool(
  { tip, lean, swing, roll }: WorkMoment,
  foot: { readonly x: number; readonly z: number },
  mirror: 1 | -1,
  out: ToolPose = { tip: new Vector3(), approach: new Vector3(), jaw: new Vector3() },
): ToolPose {
  out.tip.set((tip[0] - foot.x) * mirror, tip[1], tip[2] - foot.z);
  const { x, z } = out.tip;
  const distance = Math.hypot(x, z);
  const sideways = swing * mirror;
  out.approach
    .set((x * lean + z * sideways) / distance, -1, (z * lean - x * sideways) / distance)
    .normalize();
  // Jaws rotated by 180° are the same; this half keeps J6 within ±180°.
  const rotation = roll * mirror + Math.PI;
  out.jaw.set(Math.cos(rotation), 0, -Math.sin(rotation));
  out.jaw.addScaledVector(out.approach, -out.jaw.dot(out.approach)).normalize();
  return out;
}
