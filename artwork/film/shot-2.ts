import { colors } from "./colors.ts";
import { lerpCurves, circle, type Curve, line, pointOnCurve } from "./curves.ts";
import { drawZoomed } from "./draw-zoomed.ts";
import { type Context, drawStroke } from "./strokes.ts";
import { easeInOut, lerp, linearProgress, easeOut, bump } from "./easing.ts";
import { drawAllDark, carStopLevel } from "./section/lights.ts";
import { tank } from "./section/dimensions.ts";
import { tankOutline } from "./section/building-services.ts";
import { sectionDrawing } from "./section/section.ts";
import { stairPath, liftCar } from "./section/structure.ts";
import type { Shot } from "./shot.ts";
import { lunchBoxTop } from "./match-cuts.ts";

const tankPoint = [tank.right + 12, tank.bottom - 34] as const;
const knocks = [3.75, 4.15, 4.55];

/** The light of a torch goes up the stairs to the tank, where someone knocks to hear its level. */
export const shot2: Shot = {
  seconds: 6,
  open: ({ context, layer }) => {
    const drawing = sectionDrawing();
    const dark = layer();
    const path: Curve = [...stairPath(), [tank.right + 40, 160], tankPoint];
    return (time) => {
      const torch = pointOnCurve(path, easeInOut(time, 0.15, 3.5));
      const fadeOut = easeInOut(time, 5.1, 5.75);
      const follow = easeInOut(time, 0.3, 3.6);
      const zoom = lerp(1.02, 2.35, follow);
      const x = lerp(640, (tank.left + tank.right) / 2, follow);
      const y = lerp(366, 138, follow);
      context.save();
      context.globalAlpha = 1 - fadeOut;
      drawZoomed(context, x, y, zoom, () => {
        drawTorchlight(context, torch, time);
        drawDarkExcept(context, dark, torch, () => drawZoomed(dark, x, y, zoom, () => drawAllDark(dark)), [
          x,
          y,
          zoom,
        ]);
        drawing.draw(context, 9);
        for (const part of liftCar(carStopLevel)) drawStroke(context, part);
        drawTorch(context, torch, time);
        drawRings(context, time);
        drawLevel(context, time);
      });
      context.restore();
      drawMatch(context, time, zoom, x, y);
    };
  },
};

const torchRadius = 40;

function drawTorchlight(context: Context, [x, y]: readonly [number, number], time: number): void {
  const wash = context.createRadialGradient(x, y, 2, x, y, torchRadius * 1.15);
  wash.addColorStop(0, "rgba(246,197,107,.85)");
  wash.addColorStop(0.7, "rgba(237,187,116,.55)");
  wash.addColorStop(1, "rgba(237,187,116,0)");
  context.save();
  context.globalAlpha *= easeInOut(time, 0, 0.3);
  context.fillStyle = wash;
  context.beginPath();
  context.arc(x, y, torchRadius * 1.15, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** Draws the hatching with a disc cut out. */
function drawDarkExcept(
  context: Context,
  dark: Context,
  [x, y]: readonly [number, number],
  draw: () => void,
  [lookX, lookY, zoom]: readonly [number, number, number],
): void {
  dark.save();
  dark.clearRect(0, 0, 1280, 720);
  draw();
  drawZoomed(dark, lookX, lookY, zoom, () => {
    const hole = dark.createRadialGradient(x, y, torchRadius * 0.8, x, y, torchRadius * 1.08);
    hole.addColorStop(0, "#000");
    hole.addColorStop(1, "rgba(0,0,0,0)");
    dark.globalCompositeOperation = "destination-out";
    dark.fillStyle = hole;
    dark.fillRect(x - 60, y - 60, 120, 120);
  });
  dark.restore();
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(dark.canvas, 0, 0);
  context.restore();
}

function drawTorch(context: Context, [x, y]: readonly [number, number], time: number): void {
  const knock = Math.max(...knocks.map((at) => bump(time, at - 0.16, at + 0.16)));
  const shown = easeInOut(time, 0, 0.3);
  context.save();
  context.globalAlpha *= shown;
  drawStroke(context, {
    curve: circle(x - knock * 5, y, torchRadius),
    weight: 1,
    dashes: [1.5, 4],
    opacity: 0.8,
  });
  drawStroke(context, { curve: line(x + 3 - knock * 8, y + 6, x + 11 - knock * 8, y + 14), weight: 3.4 });
  drawStroke(context, {
    curve: line(x + 0.5 - knock * 8, y + 3.5, x + 5.5 - knock * 8, y + 8.5),
    weight: 5.4,
  });
  context.restore();
}

/** The rings of each knock. */
function drawRings(context: Context, time: number): void {
  for (const at of knocks) {
    const spread = easeOut(time, at, at + 1.5);
    const opacity = (1 - linearProgress(time, at, at + 1.5)) ** 1.4;
    if (time < at || opacity <= 0) continue;
    const curve = circle(tank.right, tankPoint[1], 6 + spread * 150);
    drawStroke(context, { curve, weight: 1.3, color: colors.copper, opacity });
  }
}

/** An uncertain water level, with a Latin and an Arabic question mark. */
function drawLevel(context: Context, time: number): void {
  const shown = easeInOut(time, 4.1, 4.6);
  if (shown <= 0) return;
  const level = 118 + Math.sin(time * 2.6) * 9 * shown;
  const curve = line(tank.left + 4, level, tank.right - 4, level);
  drawStroke(context, { curve, weight: 1.2, dashes: [5, 3.5], opacity: shown });
  const middle = (tank.left + tank.right) / 2;
  drawQuestionMark(context, middle - 16, level - 18, 1, easeInOut(time, 4.3, 4.9));
  drawQuestionMark(context, middle + 16, level - 18, -1, easeInOut(time, 4.4, 5));
}

/** A question mark as strokes, or (`way` -1) its mirror image. */
function drawQuestionMark(context: Context, x: number, y: number, path: 1 | -1, fraction: number): void {
  const hook = [-3.6, -5, -3, -8, 0, -9, 3, -8, 3.8, -5.4, 2.4, -3, 0, -1.2, 0, 2];
  const curve = line(...hook.map((value, i) => (i % 2 === 0 ? x + path * value : y + value)));
  drawStroke(context, { curve, weight: 1.5 }, fraction);
  if (fraction > 0.9) drawStroke(context, { curve: line(x, y + 5.4, x, y + 5.9), weight: 2 });
}

/** Morphs the tank's outline into that of the lunch box. */
function drawMatch(context: Context, time: number, zoom: number, x: number, y: number): void {
  const fraction = easeInOut(time, 5.1, 5.95);
  if (fraction <= 0) return;
  const onScreen = tankOutline().map(([tx, ty]) => [640 + (tx - x) * zoom, 360 + (ty - y) * zoom] as const);
  const curve = lerpCurves(onScreen, lunchBoxTop(), fraction);
  drawStroke(context, { curve, weight: lerp(1.8 * zoom, 2.2, fraction) });
}
