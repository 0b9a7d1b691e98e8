import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import { drawLogo, type MarkAtlas } from "../../../scene/kit/marks.ts";
import { roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawTube } from "../../solid/tube.ts";
import { cableGland } from "./cable-gland.ts";
import { smoothPath } from "./smooth-path.ts";
import { swollenLid } from "./swollen-lid.ts";

/** The second Sanad: a sealed box of black plastic. The lid lies on y = `rim`. */
export const blackBox = { width: 104, depth: 72, rim: 34, corner: 6, lid: 7 } as const;

const plastic = finish("#232627", 0.42, 0);
const sealant = finish("#c9c1ad", 0.34, 0);

/** Where the screws of the lid stand, on each side of the middle. */
const screws = { x: blackBox.width / 2 - 6.5, z: blackBox.depth / 2 - 6.5 };

/** The box without lid, standing on y = 0, with its gland on the right and wall lugs left and right. */
export function blackBoxBody(solid: Solid): Solid {
  const { width, depth, rim, corner } = blackBox;
  solid.save();
  solid.occlusion = ({ y }, normal) => (normal.y > 0.5 ? 1 : 0.5 + 0.5 * Math.min(1, y / 7));
  solid.setFinish(plastic).sweep(roundedRectangle(width, depth, corner, 6), [
    [-1.6, 0, 0.6],
    [-0.6, 2, 0.4],
    [0, rim - 4, 0.2],
    [0.9, rim - 3.6, 0.3],
    [0.9, rim, 0.3],
  ]);
  for (const x of [-30, -15, 0, 15, 30]) {
    solid.at(x, 3, depth / 2 - 0.4, (rib) => rib.box(1.6, rim - 8, 1.6, 0.4));
  }
  solid.restore();
  for (const side of [-1, 1]) {
    solid.setFinish(plastic).at((side * width) / 2, 0, 0, (lug) => lug.box(16, 3.4, 18, 2));
  }
  solid
    .save()
    .translate(width / 2 - 0.6, rim / 2 + 1, 4)
    .rotateZ(-Math.PI / 2);
  cableGland(solid, 9, 3);
  return solid.restore();
}

/** The lid with four screws, standing on y = 0; its middle is bulged by `bulge` mm. */
export function blackBoxLid(solid: Solid, atlas: MarkAtlas, bulge: number): Solid {
  const { width, depth, corner, lid } = blackBox;
  const label = atlas.mark(46, 30, 12, (context, w, h) => {
    context.lineWidth = 0.3;
    context.strokeRect(0.3, 0.3, w - 0.6, h - 0.6);
    drawLogo(context, 7, 7.4, 3);
    strokeText(context, "SANAD 2", 13, 7.2, 3.6, { align: "left", width: 0.6 });
    strokeText(context, "TANK / GENERATOR / CHARGE", 3.4, 14.4, 1.5, { align: "left" });
    strokeText(context, "SEALED  DO NOT OPEN", 3.4, 19, 1.8, { align: "left" });
    strokeText(context, "-10 .. +45 °C", 3.4, 24.6, 2.2, { align: "left", width: 0.32 });
  });
  solid.setFinish(plastic);
  swollenLid(solid, roundedRectangle(width + 1.8, depth + 1.8, corner + 0.9, 8), lid, bulge, {
    uv: label,
    width: 46,
    depth: 30,
    x: -14,
    z: 6,
  });
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      solid.at(x * screws.x, lid, z * screws.z, (seat) => {
        seat.setFinish(plastic).cylinder(4.4, 0.9, 24, 0.3, { capBottom: false });
        seat.setFinish(finishes.hole).disc(2.7, 20, 0.92);
        seat
          .setFinish(finishes.steel)
          .at(0, -0.2, 0, (head) => head.cylinder(2.3, 1.3, 22, 0.3, { capBottom: false }));
        seat.setFinish(finishes.hole).at(0, 1.11, 0, (slot) => slot.rectangle(3.4, 0.6, 0), 0.7 * x + z);
        seat.setFinish(finishes.hole).at(0, 1.111, 0, (slot) => slot.rectangle(0.6, 3.4, 0), 0.7 * x + z);
      });
    }
  }
  return solid;
}

/** The bead of sealant in the seam, round y = `rim`. */
export function sealantBead(solid: Solid): Solid {
  const { width, depth, rim, corner } = blackBox;
  const { points } = roundedRectangle(width + 2, depth + 2, corner + 1, 6);
  const around = [...points, ...points.slice(0, 1)].flatMap((point, index, all) => {
    const next = all[index + 1] ?? point;
    return [0, 0.25, 0.5, 0.75].map((fraction) => [
      point.x + (next.x - point.x) * fraction,
      point.z + (next.z - point.z) * fraction,
    ]);
  });
  const path = smoothPath(
    around.map(([x = 0, z = 0]) => {
      const wobble = Math.sin(x * 0.31 + z * 0.17) * 0.35 + Math.sin(x * 0.73 - z * 0.41) * 0.2;
      return [x * (1 + wobble * 0.004), rim - 0.2 + wobble, z * (1 + wobble * 0.006)];
    }),
    1.4,
  );
  return drawTube(solid.setFinish(sealant), path, 1.15, 10);
}
