import { drawZoomed } from "./draw-zoomed.ts";
import { type Context, drawStroke } from "./strokes.ts";
import { easeInOut, lerp, linearProgress, easeOut } from "./easing.ts";
import {
  carStart,
  drawDarkness,
  drawLight,
  outageOrder,
  lightedRooms,
  carStopLevel,
} from "./section/lights.ts";
import { sectionDrawing } from "./section/section.ts";
import { liftCar } from "./section/structure.ts";
import type { Shot } from "./shot.ts";

const powerFails = 3.9;

/** A building is drawn in section; its lights come on, and the power fails. */
export const shot1: Shot = {
  seconds: 6,
  open: ({ context }) => {
    const drawing = sectionDrawing();
    return (time) => {
      drawZoomed(
        context,
        640,
        lerp(372, 366, easeInOut(time, 0, 6)),
        lerp(0.96, 1.02, easeInOut(time, 0, 6.5)),
        () => {
          drawLights(context, time);
          drawing.draw(context, time);
          drawCar(context, time);
        },
      );
    };
  },
};

function drawLights(context: Context, time: number): void {
  for (const [turn, index] of outageOrder.entries()) {
    const room = lightedRooms[index];
    if (!room) continue;
    const on = easeInOut(time, 2.3 + ((index * 7) % 18) * 0.03, 2.9 + ((index * 7) % 18) * 0.03);
    const fails = powerFails + (turn / outageOrder.length) * 1.35;
    drawLight(context, room, on * (1 - flicker(time, fails)));
    drawDarkness(context, room, easeOut(time, fails + 0.05, fails + 0.55));
  }
}

/** A lamp dips once before it goes out. */
function flicker(time: number, fails: number): number {
  const dip =
    linearProgress(time, fails - 0.16, fails - 0.1) - linearProgress(time, fails - 0.1, fails - 0.04);
  return Math.max(linearProgress(time, fails, fails + 0.09), dip * 0.6);
}

/** The lift car goes up until the power fails. */
function drawCar(context: Context, time: number): void {
  const bottom = lerp(carStart, carStopLevel, easeInOut(time, 2.6, powerFails + 0.9));
  const drawn = linearProgress(time, 2.2, 2.6);
  for (const stroke of liftCar(bottom)) drawStroke(context, stroke, drawn);
}
