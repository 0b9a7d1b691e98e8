import { seededRandom } from "../../../scene/kit/board/seeded-random.ts";
import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { smallParts } from "./small-parts.ts";

const width = 112;
const depth = 84;
const wall = 9.5;
const rimHeight = 10;
const floor = 1.6;
const mat = finish("#163a2e", 0.62, 0);

/** A shallow aluminium bin with a green mat, a fiducial tag at every corner for the camera, and mixed parts. */
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
      corner.setFinish(finishes.white).box(9, 0.35, 9, 0.1);
      corner.at(0, 0.37, 0, (face) => face.decal(8, 8, tag));
    });
  }
  const name = atlas.mark(50, 5, 12, (context, _, height) =>
    strokeText(context, "BIN 07  MIXED", 0.5, height / 2, 2, { align: "left" }),
  );
  solid
    .setFinish(finishes.aluminum)
    .at(-12, rimHeight + 0.012, (depth - wall) / 2, (rim) => rim.decal(50, 5, name));
  scatter(solid, atlas);
  return solid;
}

function drawBin(solid: Solid): void {
  const outer = roundedRectangle(width, depth, 7, 6);
  const inner = roundedRectangle(width - 2 * wall, depth - 2 * wall, 4, 6);
  solid.setFinish(finishes.aluminum).sweep(
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
  solid.save();
  solid.occlusion = ({ y }) => 0.4 + 0.6 * Math.min(1, (y - floor) / (rimHeight - floor));
  solid.sweep(
    inner,
    [
      [5, rimHeight],
      [0, rimHeight, 0.8],
      [-2, floor],
    ],
    { capBottom: false, capTop: false },
  );
  solid.restore();
  solid.setFinish(mat).at(0, floor, 0, (bottom) =>
    bottom.sweep(
      inner,
      [
        [-1.8, 0],
        [-1.8, 0.05],
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

/** Places parts at random (from a fixed seed) until the bin is full. */
function scatter(solid: Solid, atlas: MarkAtlas): void {
  const random = seededRandom(23);
  const kinds = smallParts(atlas);
  const lying: { x: number; z: number; radius: number }[] = [];
  const reachX = width / 2 - wall - 2.5;
  const reachZ = depth / 2 - wall - 2.5;
  for (let attempt = 0; attempt < 9000 && lying.length < 120; attempt++) {
    // The large ones first, while there is space.
    const kind = kinds[Math.floor(random() * Math.min(kinds.length, 3 + attempt / 25))];
    if (!kind) continue;
    const x = (random() * 2 - 1) * (reachX - kind.radius);
    const z = (random() * 2 - 1) * (reachZ - kind.radius);
    const rotation = random() * 2 * Math.PI;
    if (lying.some((other) => Math.hypot(other.x - x, other.z - z) < (other.radius + kind.radius) * 0.96))
      continue;
    lying.push({ x, z, radius: kind.radius });
    solid.at(x, floor + 0.06, z, kind.draw, rotation);
  }
}
