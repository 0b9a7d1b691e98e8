import { lookAt } from "./frame-camera.ts";
import { type Context, drawStroke } from "./ink.ts";
import { eased, mix, passed, settled } from "./motion.ts";
import { carStart, drawDarkness, drawLight, goingOut, lit, stuckAt } from "./section/lights.ts";
import { sectionDrawing } from "./section/section.ts";
import { liftCar } from "./section/structure.ts";
import type { Shot } from "./shot.ts";

const powerFails = 3.9;

/** Ink draws a building in section; its lights come on, and the power goes. */
export const shot1: Shot = {
  seconds: 6,
  open: ({ sheet }) => {
    const drawing = sectionDrawing();
    return (time) => {
      lookAt(sheet, 640, mix(372, 366, eased(time, 0, 6)), mix(0.96, 1.02, eased(time, 0, 6.5)), () => {
        drawLights(sheet, time);
        drawing.draw(sheet, time);
        drawCar(sheet, time);
      });
    };
  },
};

function drawLights(sheet: Context, time: number): void {
  for (const [turn, index] of goingOut.entries()) {
    const room = lit[index];
    if (!room) continue;
    const on = eased(time, 2.3 + ((index * 7) % 18) * 0.03, 2.9 + ((index * 7) % 18) * 0.03);
    const fails = powerFails + (turn / goingOut.length) * 1.35;
    drawLight(sheet, room, on * (1 - flicker(time, fails)));
    drawDarkness(sheet, room, settled(time, fails + 0.05, fails + 0.55));
  }
}

/** A lamp that loses its current dips once before it goes. */
function flicker(time: number, fails: number): number {
  const dip = passed(time, fails - 0.16, fails - 0.1) - passed(time, fails - 0.1, fails - 0.04);
  return Math.max(passed(time, fails, fails + 0.09), dip * 0.6);
}

/** It was on its way up. */
function drawCar(sheet: Context, time: number): void {
  const foot = mix(carStart, stuckAt, eased(time, 2.6, powerFails + 0.9));
  const drawn = passed(time, 2.2, 2.6);
  for (const stroke of liftCar(foot)) drawStroke(sheet, stroke, drawn);
}
