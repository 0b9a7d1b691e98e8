import { Solid } from "../kit/solid/solid.ts";
import { strokeText } from "../kit/lettering.ts";
import { blackBox, blackBoxBody } from "../pictures/parts/black-box.ts";
import { insulation } from "../pictures/parts/jumper-wire.ts";
import { smoothPath } from "../pictures/parts/smooth-path.ts";
import type { Stage } from "../pictures/stage.ts";
import type { View } from "../pictures/view.ts";
import { colours } from "./colours.ts";
import { circle, type Curve, line } from "./curves.ts";
import type { FilmSet } from "./film-set.ts";
import { type GroundLine, groundLines } from "./ground-lines.ts";
import { type Context, drawStroke, fillCurve } from "./ink.ts";
import { crossOut, scale, scaleMark } from "./match-cuts.ts";
import { eased, mix, passed, settled } from "./motion.ts";
import type { Shot } from "./shot.ts";
import { swellingLid } from "./swelling-lid.ts";

const view: View = { target: [22, 18, 6], distance: 560, azimuth: 0.34, elevation: 0.6, fieldOfView: 14 };
const mostBulge = 14;

/** A sealed black box in the sun: the light hardens, the scale climbs past 60 °C, the lid bulges, a red pen strikes it out. */
export const shot4: Shot = {
  seconds: 6,
  open: ({ sheet, table }) => {
    const set = table();
    const bulge = furnish(set.stage);
    set.ready();
    const expose = (time: number, sun: number) => {
      const isMoving = swelling(time) > 0 && swelling(time) < 1;
      light(set, sun);
      set.expose(`${sun} ${swelling(time)}`, isMoving, (later) => {
        set.look(view);
        bulge(swelling(time + later));
      });
    };
    return (time) => {
      const leaving = eased(time, 5.2, 5.85);
      const sun = eased(time, 0.6, 2.5);
      if (sun > 0) {
        expose(time > 2.6 ? time : 0, 1);
        set.show(sheet, 1 - leaving);
      }
      if (sun < 1) {
        expose(0, 0);
        set.show(sheet, eased(time, 0, 0.5) * (1 - sun));
      }
      sheet.save();
      sheet.globalAlpha = 1 - eased(time, 5.1, 5.6);
      drawThermometer(sheet, time);
      sheet.restore();
      drawCross(sheet, time);
    };
  },
};

function swelling(time: number): number {
  return settled(time, 2.6, 4.5);
}

/** The sun is a small lamp, and its sky gives little. */
function light(set: FilmSet, sun: number): void {
  set.lampSize = mix(0.09, 0.012, sun);
  set.stage.key.intensity = mix(2.6, 4.6, sun);
  set.stage.dome.intensity = mix(1.2, 0.45, sun);
}

/** The roof, the box and its cable; answers what presses the lid up. */
function furnish(stage: Stage): (share: number) => void {
  stage.aimLights([0, 18, 0], 130);
  stage.addGround();
  stage.scene.add(groundLines(roofTiles(), 0.5, 0.3));
  stage.add(blackBoxBody(new Solid()));
  const { width, rim } = blackBox;
  const cable = smoothPath([
    [width / 2 + 6, rim / 2 + 1, 4],
    [width / 2 + 16, rim / 2, 4],
    [width / 2 + 27, 6, 10],
    [width / 2 + 24, 2.7, 32],
    [width / 2 - 8, 2.7, 60],
    [width / 2 - 90, 2.7, 84],
  ]);
  stage.add(new Solid().setFinish(insulation.black).tube(cable, 2.7, 16));
  return swellingLid(stage, rim + 0.6, mostBulge);
}

/** Laid square to the building, not to the box. */
function roofTiles(): GroundLine[] {
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => step * 46 + 12);
  const reach = 46 * 4.5;
  const rotated = (x: number, z: number) => [x * 0.82 - z * 0.57, x * 0.57 + z * 0.82] as const;
  return steps.flatMap((at): GroundLine[] => [
    [...rotated(-reach, at), ...rotated(reach, at)],
    [...rotated(at, -reach), ...rotated(at, reach)],
  ]);
}

function drawThermometer(sheet: Context, time: number): void {
  const drawn = eased(time, 0.15, 0.8);
  for (let day = 0; day < 9; day++) {
    drawStroke(sheet, {
      curve: scaleMark(day, mix(scale.half, day === 5 ? 24 : 11, drawn)),
      weight: mix(2.4, 1.6, drawn),
    });
  }
  const [top, foot] = [scale.top - 24, scale.top + 8 * scale.step + 34];
  drawStroke(sheet, { curve: line(scale.x, top, scale.x, foot), weight: 1.2 }, drawn);
  fillCurve(sheet, circle(scale.x, foot + 9, 9 * drawn), colours.danger);
  const degrees = mix(24, 71, eased(time, 0.9, 4.3)) + passed(time, 4.3, 4.6);
  const level = scale.top + (9 - degrees / 10) * scale.step;
  drawStroke(
    sheet,
    { curve: line(scale.x, foot + 6, scale.x, level), weight: 5, color: colours.danger },
    drawn,
  );
  sheet.save();
  sheet.globalAlpha *= drawn;
  sheet.strokeStyle = colours.ink;
  strokeText(sheet, "60 °C", scale.x + 36, scale.top + 3 * scale.step, 17, { align: "left", width: 2 });
  sheet.restore();
}

/** Two strokes of the red pen; in the end they are ink again, and lie as the middle lines of a new drawing. */
function drawCross(sheet: Context, time: number): void {
  const settledDown = eased(time, 5.35, 6);
  for (const [i, [struck, middle]] of crossOut().entries()) {
    const share = settled(time, 4.7 + i * 0.22, 4.98 + i * 0.22);
    const curve: Curve = struck.map(([x, y], end) => {
      const [toX, toY] = middle[end] ?? [x, y];
      return [mix(x, toX, settledDown), mix(y, toY, settledDown)];
    });
    const weight = mix(7, 1.1, settledDown);
    drawStroke(sheet, { curve, weight, color: colours.danger, strength: 1 - settledDown }, share);
    drawStroke(sheet, { curve, weight, strength: settledDown * 0.8 }, share);
  }
}
