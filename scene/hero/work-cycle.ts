import { Vector3 } from "three";
import { cycleKeys, gripGap, type CycleKey } from "./work-cycle-keys.ts";

/** Seconds after which the work cycle begins again. */
export const cycleSeconds = cycleKeys.at(-1)?.time ?? 0;

/** What the arm does at one moment, in the board's layout coordinates. */
export interface WorkMoment extends CycleKey {
  /** The jaws are closed on the chip: it goes where the fingertips go. */
  readonly holding: boolean;
}

/** The work cycle at `seconds`; it has no beginning and no end. */
export function workCycle(seconds: number): WorkMoment {
  const time = ((seconds % cycleSeconds) + cycleSeconds) % cycleSeconds;
  const next = Math.max(
    1,
    cycleKeys.findIndex((key) => key.time >= time),
  );
  return between(cycleKeys[next - 1], cycleKeys[next], time);
}

function between(from: CycleKey | undefined, to: CycleKey | undefined, time: number): WorkMoment {
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
    holding: from.gap === gripGap && to.gap === gripGap,
  };
}

// Starts and stops with neither speed nor acceleration.
function smootherstep(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Where the tool is and how it is turned, in the arm's own frame. */
export interface ToolPose {
  readonly tip: Vector3;
  readonly approach: Vector3;
  readonly jaw: Vector3;
}

/** The tool's pose at a moment, for an arm that stands at `foot` of a board laid out with `mirror`; written into `out`. */
export function aimTool(
  { tip, lean, swing, roll }: WorkMoment,
  foot: { readonly x: number; readonly z: number },
  mirror: 1 | -1,
  out: ToolPose = { tip: new Vector3(), approach: new Vector3(), jaw: new Vector3() },
): ToolPose {
  out.tip.set((tip[0] - foot.x) * mirror, tip[1], tip[2] - foot.z);
  const { x, z } = out.tip;
  const away = Math.hypot(x, z);
  const sideways = swing * mirror;
  out.approach.set((x * lean + z * sideways) / away, -1, (z * lean - x * sideways) / away).normalize();
  // Jaws turned by half a turn are the same jaws; this half keeps J6 from ever passing ±180°.
  const turn = roll * mirror + Math.PI;
  out.jaw.set(Math.cos(turn), 0, -Math.sin(turn));
  out.jaw.addScaledVector(out.approach, -out.jaw.dot(out.approach)).normalize();
  return out;
}
