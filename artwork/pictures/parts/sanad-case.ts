import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import { drawLogo, type MarkAtlas } from "../../../scene/kit/marks.ts";
import { roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { cableGland } from "./cable-gland.ts";
import { capScrew } from "./fasteners.ts";

/**
 * The case of the third and fourth Sanad: a tray, and a hood over it. The hood is on
 * y = `rim`; the board's top is at y = `board`; cables leave through three glands at x = `glands` in the front wall.
 */
export const sanadCase = {
  width: 118,
  depth: 80,
  corner: 9,
  wall: 3,
  rim: 15,
  hood: 27,
  board: 9.6,
  glands: [-34, 0, 34],
  screws: { x: 51.5, z: 32.5 },
} as const;

/** Powder-coated aluminium. */
export const sanadWhite = finish("#f1efe9", 0.48, 0);

const { width, depth, corner, wall, rim, hood, screws } = sanadCase;
const outline = roundedRectangle(width, depth, corner, 8);
const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * screws.x, z * screws.z] as const));

/** The tray with gasket, bosses, feet for the board and three glands, standing on y = 0. */
export function sanadTray(solid: Solid): Solid {
  solid.save();
  solid.occlusion = ({ x, y, z }, normal) => {
    const isInside = Math.abs(x) < width / 2 - wall + 0.1 && Math.abs(z) < depth / 2 - wall + 0.1;
    if (isInside && y < rim + 1) return 0.34 + (0.6 * y) / rim;
    return normal.y > 0.5 ? 1 : 0.55 + 0.45 * Math.min(1, y / 5);
  };
  solid.setFinish(sanadWhite).sweep(outline, [
    [-1.4, 0, 0.6],
    [0, 1.4, 0.5],
    [0, rim, 0.3],
    [-0.7, rim, 0.1],
    [-0.7, rim - 0.7, 0.1],
    [-1.9, rim - 0.7, 0.1],
    [-1.9, rim, 0.1],
    [-wall, rim, 0.3],
    [-wall, 3, 0.8],
  ]);
  solid.setFinish(finishes.rubber).sweep(
    outline,
    [
      [-0.75, rim - 0.7],
      [-0.8, rim + 0.2],
      [-1.3, rim + 0.55],
      [-1.8, rim + 0.2],
      [-1.85, rim - 0.7],
    ],
    { capBottom: false, capTop: false },
  );
  solid.restore();
  for (const [x, z] of corners) {
    solid.at(x, 3, z, (boss) => {
      boss.setFinish(sanadWhite).cylinder(3.6, rim - 3.4, 24, 0.3, { capBottom: false });
      boss.setFinish(finishes.gold).at(0, rim - 3.38, 0, (insert) => insert.annulus(1.4, 2.4, 24, 0));
      boss.setFinish(finishes.hole).disc(1.4, 18, rim - 3.37);
    });
  }
  for (const x of sanadCase.glands) {
    solid
      .save()
      .translate(x, 8, depth / 2)
      .rotateX(Math.PI / 2);
    cableGland(solid, 9.5, 2.3);
    solid.restore();
  }
  return solid;
}

/** The hood, standing on y = 0: cooling ribs, a dark window, four screws. */
export function sanadHood(solid: Solid, atlas: MarkAtlas, generation: 3 | 4, hasScrews = true): Solid {
  solid.save();
  solid.occlusion = ({ x, y, z }, normal) => {
    const isInside = Math.abs(x) < width / 2 - 2 && Math.abs(z) < depth / 2 - 2 && y < hood - 1.4;
    if (isInside) return 0.3 + 0.5 * (1 - y / hood);
    return normal.y > 0.5 ? 1 : 0.7 + 0.3 * Math.min(1, y / 4);
  };
  solid.setFinish(sanadWhite).sweep(outline, [
    [-wall, hood - 2.6, 1],
    [-wall, 0, 0.3],
    [0, 0, 0.4],
    [0, hood - 5, 0.4],
    [-0.5, hood - 3, 1],
    [-3, hood, 1.6],
  ]);
  solid.restore();
  drawRibs(solid);
  drawWindow(solid);
  markTop(solid, atlas, generation);
  for (const [x, z] of corners) drawScrewSeat(solid, x, z, hasScrews);
  return solid;
}

function drawRibs(solid: Solid): void {
  for (let rib = 0; rib < 9; rib++) {
    solid
      .setFinish(sanadWhite)
      .at(20, hood - 0.3, (rib - 4) * 5.6, (fin) => fin.box(46, 2.6, 2, 0.7, { bottom: false }));
  }
}

/** The window, with the LED behind it. */
function drawWindow(solid: Solid): void {
  solid.setFinish(finishes.glass).at(-30, hood - 0.2, 18, (pane) =>
    pane.sweep(
      roundedRectangle(26, 8, 4, 8),
      [
        [0, 0],
        [0, 0.7],
      ],
      { bevel: 0.25, capBottom: false },
    ),
  );
  solid
    .setFinish(finishes.led)
    .at(...sanadLed, (led) => led.cylinder(0.9, 0.12, 20, 0.05, { capBottom: false }));
}

/** The position of the LED on the hood. */
export const sanadLed = [-38, hood + 0.48, 18] as const;

function markTop(solid: Solid, atlas: MarkAtlas, generation: 3 | 4): void {
  const name = atlas.mark(44, 26, 14, (context) => {
    drawLogo(context, 6, 7, 4.8);
    strokeText(context, "SANAD", 13.4, 7, 5.6, { align: "left", width: 0.95 });
    strokeText(context, `S${generation}  NAWAT  BEIRUT`, 2, 16.4, 2.1, { align: "left", width: 0.36 });
    strokeText(context, "-20 .. +85 °C   IP66", 2, 21, 1.8, { align: "left", width: 0.3 });
  });
  solid.setFinish(sanadWhite).at(-27, hood + 0.02, -8, (top) => top.decal(44, 26, name));
}

function drawScrewSeat(solid: Solid, x: number, z: number, hasScrew: boolean): void {
  solid.at(x, hood + 0.03, z, (seat) => {
    seat.setFinish(finishes.pocket).disc(3.3, 28, 0).setFinish(finishes.hole).annulus(3.1, 3.5, 28, 0.005);
    if (hasScrew) seat.setFinish(finishes.steel).at(0, -1.6, 0, (screw) => capScrew(screw, 1.6, 1));
    else seat.setFinish(finishes.hole).disc(1.7, 20, 0.01);
  });
}
