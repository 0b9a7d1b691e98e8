import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drilledPlate } from "./drilled-plate.ts";
import { onFront } from "./on-face.ts";
import { springProbe } from "./spring-probe.ts";
import { capScrew } from "./fasteners.ts";

/**
 * The size of the jig, standing on y = 0. The top of the tested board is at `boardTop`, its middle at x = 0, z = `boardZ`;
 * the lid's hinge is along x at `hinge`.
 */
export const jigSize = {
  width: 128,
  depth: 92,
  base: 13,
  nest: { width: 82, depth: 62, height: 7 },
  boardZ: 6,
  boardTop: 33,
  hinge: [0, 33, -42],
} as const;

const { width, depth, base, nest, boardZ, boardTop } = jigSize;
const probeHeight = boardTop - 1.6 - base - nest.height;

/** Base and nest of the jig; `holes` are those of the tested board, for the guide pins. */
export function testJig(
  solid: Solid,
  atlas: MarkAtlas,
  holes: readonly { x: number; z: number; radius: number }[],
): Solid {
  const mounting = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => ({ x: x * 57, z: z * 39, radius: 2.2, depth: 3 })),
  );
  drilledPlate(
    solid.save().translate(0, 2, 0),
    { width, depth, height: base - 2, corner: 7, bores: mounting, chamfer: 0.6 },
    finishes.aluminum,
  );
  solid.restore();
  for (const { x, z } of mounting) {
    solid.setFinish(finishes.rubber).at(x, 0, z, (foot) => foot.cylinder(6, 2.4, 28, 0.4));
    solid.setFinish(finishes.screw).at(x, base - 3, z, (screw) => capScrew(screw, 1.2, 1));
  }
  solid.at(0, base, boardZ, (part) => drawNest(part, holes));
  return engrave(solid, atlas);
}

function drawNest(solid: Solid, holes: readonly { x: number; z: number; radius: number }[]): void {
  solid.setFinish(finishes.pocket).sweep(
    roundedRectangle(nest.width, nest.depth, 5, 5),
    [
      [0, 0],
      [0, nest.height],
    ],
    { bevel: 0.5, capBottom: false },
  );
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      solid
        .setFinish(finishes.steel)
        .at(x * 36.5, nest.height - 0.6, z * 26.5, (screw) => capScrew(screw, 1.3, 1));
    }
  }
  for (const { x, z, radius } of holes) {
    solid.at(x, nest.height, z, (pin) => {
      pin.setFinish(finishes.dark).cylinder(3.2, probeHeight, 28, 0.3);
      pin.setFinish(finishes.steel).sweep(
        circle(24),
        [
          [radius - 0.1, probeHeight - 1],
          [radius - 0.1, probeHeight + 5, 0.2],
          [0.35, probeHeight + 8, 0.2],
        ],
        { capBottom: false },
      );
    });
  }
  for (const [x, z] of probePositions())
    solid.at(x, nest.height, z, (probe) => springProbe(probe, probeHeight));
}

/** A row along the front and back edge, and clusters under the chips. */
function probePositions(): (readonly [number, number])[] {
  const rows = Array.from({ length: 16 }, (_, index) => [(index - 7.5) * 2.9, 19.4] as const);
  const back = Array.from({ length: 12 }, (_, index) => [(index - 5.5) * 3.6, -18] as const);
  const second = Array.from({ length: 11 }, (_, index) => [(index - 5) * 3.7, 14.6] as const);
  const sides = [-1, 1].flatMap((side) => [-9, -5, -1, 3, 7].map((z) => [side * 26.8, z] as const));
  return [...rows, ...back, ...second, ...sides];
}

function engrave(solid: Solid, atlas: MarkAtlas): Solid {
  const name = atlas.mark(60, 7, 13, (context, _, h) => {
    strokeText(context, "TEST JIG T7", 1.4, h / 2 - 0.8, 2.6, { align: "left", width: 0.38 });
    strokeText(context, "M2 REV C", 32, h / 2 - 0.4, 1.6, { align: "left" });
  });
  onFront(solid, -26, base / 2 + 1, depth / 2 + 0.02, (face) =>
    face.setFinish(finishes.aluminum).decal(60, 7, name),
  );
  return solid;
}
