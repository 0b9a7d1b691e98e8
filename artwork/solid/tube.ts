import { Quaternion, Vector3 } from "three";
import { cyclicAt } from "../../scene/kit/solid/cyclic-at.ts";
import type { MeshBuilder } from "../../scene/kit/solid/mesh-builder.ts";
import type { Solid } from "../../scene/kit/solid/solid.ts";

/** Directions at one point of a path: along it and two across. */
export interface PathFrame {
  readonly tangent: Vector3;
  readonly normal: Vector3;
  readonly binormal: Vector3;
}

/** Rotation-minimising frames along a path, so that nothing swept along it twists. */
export function pathFrames(points: readonly Vector3[]): PathFrame[] {
  const frames: PathFrame[] = [];
  for (const [i, point] of points.entries()) {
    const tangent = new Vector3()
      .subVectors(points.at(i + 1) ?? point, points.at(Math.max(0, i - 1)) ?? point)
      .normalize();
    const previous = frames.at(-1);
    const normal = previous ? transported(previous, tangent) : anyPerpendicular(tangent);
    frames.push({ tangent, normal, binormal: new Vector3().crossVectors(tangent, normal) });
  }
  return frames;
}

function transported(previous: PathFrame, tangent: Vector3): Vector3 {
  const bend = new Quaternion().setFromUnitVectors(previous.tangent, tangent);
  return previous.normal.clone().applyQuaternion(bend);
}

function anyPerpendicular(tangent: Vector3): Vector3 {
  const normal = Math.abs(tangent.y) > 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0);
  return normal.addScaledVector(tangent, -normal.dot(tangent)).normalize();
}

/** A round tube along a path, open at both ends. */
export function drawTube(solid: Solid, points: readonly Vector3[], radius: number, sides: number): Solid {
  const frames = pathFrames(points);
  const rows = points.map((point, i) => tubeRing(solid, point, cyclicAt(frames, i), radius, sides));
  for (const [i, row] of rows.entries()) {
    const next = rows.at(i + 1);
    if (next) joinRings(solid, row, next);
  }
  return solid;
}

function tubeRing(
  builder: MeshBuilder,
  point: Vector3,
  frame: PathFrame,
  radius: number,
  sides: number,
): number[] {
  return Array.from({ length: sides }, (_, i) => {
    const angle = (i / sides) * 2 * Math.PI;
    const out = new Vector3()
      .addScaledVector(frame.normal, Math.cos(angle))
      .addScaledVector(frame.binormal, Math.sin(angle));
    const position = point.clone().addScaledVector(out, radius);
    return builder.vertex(position.x, position.y, position.z, out.x, out.y, out.z);
  });
}

function joinRings(builder: MeshBuilder, row: readonly number[], next: readonly number[]): void {
  for (let i = 0; i < row.length; i++) {
    builder.quad(cyclicAt(row, i), cyclicAt(row, i + 1), cyclicAt(next, i + 1), cyclicAt(next, i));
  }
}
