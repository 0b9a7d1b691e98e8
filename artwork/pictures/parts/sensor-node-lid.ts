import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { nodeCase } from "./sensor-node-case.ts";
import { threadedRod } from "./fasteners.ts";

/** How thick the lid is. */
export const lidHeight = 8.6;

const { width, depth, corner, bosses } = nodeCase;
const floor = 2;
const rim = 3;
const outline = roundedRectangle(width, depth, corner, 10);

/** The node's lid on its back, underside up: gasket in its groove, captive screws, the clamped radio window. */
export function sensorNodeLid(solid: Solid, atlas: MarkAtlas): Solid {
  solid.save();
  solid.occlusion = ({ x, y, z }, normal) => {
    const isInside = Math.abs(x) < width / 2 - rim + 0.1 && Math.abs(z) < depth / 2 - rim + 0.1;
    if (isInside) return 0.5 + (0.5 * y) / lidHeight;
    return normal.y > 0.5 ? 1 : 0.6 + 0.4 * Math.min(1, y / 4);
  };
  solid.setFinish(finishes.aluminum).sweep(outline, [
    [-1.2, 0, 0.5],
    [0, 1.2, 0.5],
    [0, lidHeight, 0.4],
    [-0.6, lidHeight, 0.1],
    [-0.6, lidHeight - 1.2, 0.1],
    [-1.9, lidHeight - 1.2, 0.1],
    [-1.9, lidHeight, 0.1],
    [-rim, lidHeight, 0.35],
    [-rim, floor, 1.2],
  ]);
  drawGasket(solid);
  drawWindow(solid);
  solid.restore();
  for (const x of [-1, 1])
    for (const z of [-1, 1]) solid.at(x * bosses.x, floor, z * bosses.z, drawCaptiveScrew);
  return engrave(solid, atlas);
}

/** A silicone cord that stands a little above its groove. */
function drawGasket(solid: Solid): void {
  const groove = lidHeight - 1.2;
  solid.setFinish(finishes.rubber).sweep(
    outline,
    [
      [-0.65, groove],
      [-0.62, lidHeight + 0.05],
      [-0.9, lidHeight + 0.5],
      [-1.25, lidHeight + 0.66],
      [-1.6, lidHeight + 0.5],
      [-1.88, lidHeight + 0.05],
      [-1.85, groove],
    ],
    { capBottom: false, capTop: false },
  );
}

/** A window for radio waves: a pane of dark glass, on rubber, held by six clips. */
function drawWindow(solid: Solid): void {
  const [paneWidth, paneDepth] = [width - 24, depth - 22];
  const pane = roundedRectangle(paneWidth, paneDepth, 5, 6);
  solid.setFinish(finishes.rubber).at(0, floor - 0.1, 0, (bed) =>
    bed.sweep(
      roundedRectangle(paneWidth + 2.6, paneDepth + 2.6, 6.3, 6),
      [
        [0, 0],
        [0, 0.9],
      ],
      { bevel: 0.2, capBottom: false },
    ),
  );
  solid.setFinish(finishes.glass).at(0, floor, 0, (glass) =>
    glass.sweep(
      pane,
      [
        [0, 0],
        [0, 1.3],
      ],
      { bevel: 0.3, capBottom: false },
    ),
  );
  for (const side of [-1, 1]) {
    for (const x of [-24, 0, 24]) {
      solid.at(x, floor, side * (paneDepth / 2 + 1.4), (clip) => {
        clip.setFinish(finishes.steel).at(0, 1.3, -side * 1.2, (tongue) => tongue.box(7, 0.5, 5, 0.15));
        clip.setFinish(finishes.steel).at(0, 0, side * 0.9, (foot) => foot.box(7, 1.7, 1.4, 0.15));
        clip
          .setFinish(finishes.screw)
          .at(0, 1.8, side * 0.3, (screw) => screw.cylinder(1.1, 0.7, 20, 0.25, { capBottom: false }));
        clip.setFinish(finishes.hole).at(0, 1.8, side * 0.3, (socket) => socket.disc(0.55, 6, 0.71));
      });
    }
  }
}

/** A screw that an O-ring keeps in the lid. */
function drawCaptiveScrew(solid: Solid): void {
  solid
    .setFinish(finishes.aluminumDark)
    .cylinder(3.5, lidHeight - floor - 0.2, 28, 0.3, { capBottom: false });
  solid.setFinish(finishes.rubber).at(0, lidHeight - floor - 0.2, 0, (ring) =>
    ring.sweep(
      circle(24),
      [
        [2.3, 0],
        [2.3, 0.5],
        [1.9, 0.8],
        [1.5, 0.5],
      ],
      { capBottom: false, capTop: false },
    ),
  );
  solid
    .setFinish(finishes.steel)
    .at(0, lidHeight - floor - 0.2, 0, (screw) => threadedRod(screw, 1.25, 4.4, 0.5));
}

function engrave(solid: Solid, atlas: MarkAtlas): Solid {
  const text = atlas.mark(40, 3, 14, (context, _, h) => {
    strokeText(context, "N4-LID  REV B   TORQUE 0.6 NM", 0.6, h / 2, 1.3, { align: "left" });
  });
  // The same occlusion as the floor around it.
  solid.occlusion = () => 0.62;
  return solid
    .setFinish(finishes.aluminum)
    .at(-6, floor + 0.02, depth / 2 - rim - 3.2, (face) => face.decal(40, 3, text));
}
