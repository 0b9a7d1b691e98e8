import { polygon } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

type Silhouette = readonly (readonly [number, number])[];

/** Extrudes a side view, given as [z, y] corners in either order, along x, centred. */
export function extrudeAlongX(solid: Solid, silhouette: Silhouette, width: number, bevel = 0): Solid {
  const corners = silhouette.map(([z, y]): [number, number] => [-y, z]);
  return solid
    .save()
    .rotateZ(-Math.PI / 2)
    .sweep(outlineOf(corners), flank(width), { bevel })
    .restore();
}

/** Extrudes a front view, given as [x, y] corners in either order, along z, centred. */
export function extrudeAlongZ(solid: Solid, silhouette: Silhouette, depth: number, bevel = 0): Solid {
  const corners = silhouette.map(([x, y]): [number, number] => [x, -y]);
  return solid
    .save()
    .rotateX(Math.PI / 2)
    .sweep(outlineOf(corners), flank(depth), { bevel })
    .restore();
}

function flank(length: number): [number, number][] {
  return [
    [0, -length / 2],
    [0, length / 2],
  ];
}

/** Outlines run from x towards z; the corners are reversed where they do not. */
function outlineOf(corners: [number, number][]) {
  const area = corners.reduce((sum, [x, z], index) => {
    const [nextX, nextZ] = corners[(index + 1) % corners.length] ?? [x, z];
    return sum + x * nextZ - nextX * z;
  }, 0);
  return polygon(area > 0 ? corners : corners.toReversed(), 0.75, false);
}
