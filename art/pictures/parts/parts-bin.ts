import { seededRandom } from "../../../app/scene/board/seeded-random.ts";
import { finishes } from "../../../app/scene/finishes.ts";
import { strokeText } from "../../../app/scene/lettering.ts";
import type { MarkAtlas } from "../../../app/scene/marks.ts";
import { roundedRectangle } from "../../../app/scene/solid/outlines.ts";
import type { Solid } from "../../../app/scene/solid/solid.ts";
import { smallParts } from "./small-parts.ts";

const width = 116;
const depth = 88;
const wall = 10;
const rimHeight = 15;
const floor = 1.6;

/** A shallow aluminium bin with a dark floor, a tag at every corner that a camera finds it by, and mixed parts in it. */
export function partsBin(solid: Solid, atlas: MarkAtlas): Solid {
  drawBin(solid);
  for (const [index, [x, z]] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].entries()) {
    const tag = cornerTag(atlas, index);
    solid.at(((x ?? 0) * (width - wall)) / 2, rimHeight, ((z ?? 0) * (depth - wall)) / 2, (corner) => {
      corner.use(finishes.white).box(9, 0.35, 9, 0.1);
      corner.at(0, 0.37, 0, (face) => face.decal(8, 8, tag));
    });
  }
  const name = atlas.mark(50, 5, 12, (context, _, height) =>
    strokeText(context, "NAWAT  BIN 07  MIXED", 0.5, height / 2, 2, { align: "left" }),
  );
  solid.use(finishes.alu).at(-12, rimHeight + 0.012, (depth - wall) / 2, (rim) => rim.decal(50, 5, name));
  scatter(solid, atlas);
  return solid;
}

function drawBin(solid: Solid): void {
  const outer = roundedRectangle(width, depth, 7, 6);
  const inner = roundedRectangle(width - 2 * wall, depth - 2 * wall, 4, 6);
  solid.use(finishes.alu).sweep(
    outer,
    [
      [-3, 0],
      [-1.5, rimHeight - 2.2, 0.6],
      [0, rimHeight - 1.8, 0.2],
      [0, rimHeight, 0.5],
      [-wall + 3, rimHeight],
    ],
    { capTop: false },
  );
  solid.sweep(
    inner,
    [
      [5, rimHeight],
      [0, rimHeight, 0.8],
      [-2.5, floor + 1.4, 0.6],
      [-4, floor],
    ],
    { capBottom: false, capTop: false },
  );
  solid.use(finishes.black).at(0, floor, 0, (bottom) =>
    bottom.sweep(
      inner,
      [
        [-3, 0],
        [-3, 0.05],
      ],
      { capBottom: false },
    ),
  );
}

/** A square code of 6 by 6 fields with a dark border, another one at every corner. */
function cornerTag(atlas: MarkAtlas, index: number) {
  const random = seededRandom(40 + index);
  return atlas.mark(8, 8, 14, (context) => {
    context.fillRect(0, 0, 8, 8);
    context.fillStyle = "#000";
    context.fillRect(1, 1, 6, 6);
    context.fillStyle = "#fff";
    for (let cell = 0; cell < 36; cell++) {
      if (random() < 0.5) context.fillRect(1 + (cell % 6), 1 + Math.floor(cell / 6), 1.02, 1.02);
    }
  });
}

/** Throws parts into the bin until there is no more room; the same every time. */
function scatter(solid: Solid, atlas: MarkAtlas): void {
  const random = seededRandom(23);
  const kinds = smallParts(atlas);
  const lying: { x: number; z: number; radius: number }[] = [];
  const reachX = width / 2 - wall - 4;
  const reachZ = depth / 2 - wall - 4;
  for (let attempt = 0; attempt < 2600 && lying.length < 74; attempt++) {
    const kind = kinds[Math.floor(random() ** 0.8 * kinds.length)];
    if (!kind) continue;
    const x = (random() * 2 - 1) * (reachX - kind.radius);
    const z = (random() * 2 - 1) * (reachZ - kind.radius);
    const turn = random() * 2 * Math.PI;
    if (lying.some((other) => Math.hypot(other.x - x, other.z - z) < other.radius + kind.radius)) continue;
    lying.push({ x, z, radius: kind.radius });
    solid.at(x, floor + 0.06, z, kind.draw, turn);
  }
}
