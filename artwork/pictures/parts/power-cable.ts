import { Matrix4, Vector3 } from "three";
import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawTube, pathFrames } from "../../solid/tube.ts";

const sheath = finish("#151718", 0.5, 0);

/** A generator's cable along a path: black sheath, and at both ends the cut insulation and 19 strands of copper. */
export function powerCable(solid: Solid, path: readonly Vector3[], radius: number): Solid {
  drawTube(solid.setFinish(sheath), path, radius, 32);
  const frames = pathFrames(path);
  for (const end of [0, -1]) {
    const point = path.at(end);
    const frame = frames.at(end);
    if (!point || !frame) continue;
    const outwards = frame.tangent.clone().multiplyScalar(end === 0 ? -1 : 1);
    const across = frame.normal.clone();
    const matrix = new Matrix4()
      .makeBasis(across, outwards, new Vector3().crossVectors(across, outwards))
      .setPosition(point);
    solid.save().transform(matrix);
    drawCut(solid, radius);
    solid.restore();
  }
  return solid;
}

/** The stripped end, standing on y = 0. */
function drawCut(solid: Solid, radius: number): void {
  solid.setFinish(sheath).at(0, -0.01, 0, (face) => face.annulus(radius * 0.78, radius, 32, 0));
  solid.setFinish(finishes.ivory).sweep(
    circle(32),
    [
      [radius * 0.78, -0.5],
      [radius * 0.78, radius * 0.9, 0.15],
    ],
    { capBottom: false },
  );
  const strand = radius * 0.132;
  const positions = [0, 6, 12].flatMap((count, ring) =>
    Array.from({ length: Math.max(1, count) }, (_, index) => {
      const angle = (index / Math.max(1, count)) * 2 * Math.PI + ring * 0.2;
      return [Math.cos(angle) * ring * strand * 2.05, Math.sin(angle) * ring * strand * 2.05] as const;
    }),
  );
  for (const [x, z] of positions) {
    solid
      .setFinish(finishes.copper)
      .at(x, radius * 0.9, z, (wire) => wire.cylinder(strand, radius * 1.7, 12, 0.12, { capBottom: false }));
  }
}
