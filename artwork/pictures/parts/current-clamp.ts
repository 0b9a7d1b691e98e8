import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import { drawLogo, type MarkAtlas } from "../../../scene/kit/marks.ts";
import { arcPoints } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { extrudeAlongZ } from "./extrude.ts";
import { strainRelief } from "./strain-relief.ts";

/** The size of the clamp, the middle of its window, whose axis is z, and where its cable begins on the left. */
export const clampSize = {
  width: 36,
  height: 56,
  depth: 22,
  windowY: 33,
  windowRadius: 8,
  cable: [-29, 9, 0],
} as const;

const shell = finish("#202325", 0.44, 0);
const half = clampSize.width / 2;

/** A split-core current clamp, standing on y = 0; `opening` turns its jaw about the hinge, in radians. */
export function currentClamp(solid: Solid, atlas: MarkAtlas, opening = 0): Solid {
  const { windowY, windowRadius, depth } = clampSize;
  const bowl = arcPoints(0, windowY, windowRadius, 0, -Math.PI, 18);
  solid
    .setFinish(shell)
    .at(0, 0, 0, (body) =>
      extrudeAlongZ(
        body,
        [[half, 2], [half, windowY], ...bowl, [-half, windowY], [-half, 2], [-half + 2, 0], [half - 2, 0]],
        depth,
        0.7,
      ),
    );
  for (const x of [-1, 1]) {
    solid.setFinish(finishes.steel).at(x * 12.6, windowY - 0.05, 0, (core) => core.box(7, 0.12, 13));
  }
  solid.save().translate(-half, windowY, 0).rotateZ(opening).translate(half, -windowY, 0);
  drawJaw(solid);
  solid.restore();
  drawHinge(solid);
  markFace(solid, atlas);
  return solid
    .save()
    .translate(-half, clampSize.cable[1], 0)
    .rotateZ(Math.PI / 2)
    .at(0, -0.2, 0, (boot) => strainRelief(boot, 1.9, 11.2))
    .restore();
}

function drawJaw(solid: Solid): void {
  const { windowY, windowRadius, height, depth } = clampSize;
  const arch = arcPoints(0, windowY + 0.5, windowRadius, Math.PI, 0, 18);
  solid
    .setFinish(shell)
    .at(0, 0, 0, (jaw) =>
      extrudeAlongZ(
        jaw,
        [
          [-half, windowY + 0.5],
          ...arch,
          [half, windowY + 0.5],
          [half, height - 8],
          [half - 8, height],
          [-half + 8, height],
          [-half, height - 8],
        ],
        depth,
        0.7,
      ),
    );
  solid.setFinish(finishes.pocket).at(half + 0.7, windowY - 7, 0, (latch) => latch.box(2.4, 14, 10, 0.7));
  for (const y of [2.6, 4.4, 6.2]) {
    solid.setFinish(shell).at(half + 2, windowY - 7 + y, 0, (grip) => grip.box(0.7, 0.8, 8.4, 0.2));
  }
}

function drawHinge(solid: Solid): void {
  const { windowY, depth } = clampSize;
  solid
    .save()
    .translate(-half - 0.4, windowY + 0.2, -depth / 2 + 1)
    .rotateX(Math.PI / 2);
  solid.setFinish(shell).cylinder(2.6, depth - 2, 24, 0.4);
  solid.setFinish(finishes.steel).at(0, -0.4, 0, (pin) => pin.cylinder(1.1, depth - 1.2, 16, 0.2));
  solid.restore();
}

function markFace(solid: Solid, atlas: MarkAtlas): void {
  const name = atlas.mark(28, 18, 14, (context, w) => {
    drawLogo(context, 4, 4, 2.2);
    strokeText(context, "CT-100", 9, 4, 3, { align: "left", width: 0.45 });
    strokeText(context, "100 A / 50 MA", 1.6, 10, 1.7, { align: "left" });
    strokeText(context, "600 V CAT III", 1.6, 13.4, 1.5, { align: "left" });
    context.lineWidth = 0.4;
    context.beginPath();
    context.moveTo(w - 9, 16.4);
    context.lineTo(w - 2, 16.4);
    context.lineTo(w - 3.6, 15.2);
    context.stroke();
  });
  solid
    .save()
    .translate(0, 12.5, clampSize.depth / 2 + 0.03)
    .rotateX(Math.PI / 2);
  solid.setFinish(shell).decal(28, 18, name);
  solid.restore();
}
