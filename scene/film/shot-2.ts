import { colours } from "./colours.ts";
import { between, circle, type Curve, line, placeOn } from "./curves.ts";
import { lookAt } from "./frame-camera.ts";
import { type Context, drawStroke } from "./ink.ts";
import { eased, mix, passed, settled, swell } from "./motion.ts";
import { drawAllDark, stuckAt } from "./section/lights.ts";
import { tank } from "./section/measures.ts";
import { tankOutline } from "./section/plant.ts";
import { sectionDrawing } from "./section/section.ts";
import { climb, liftCar } from "./section/structure.ts";
import type { Shot } from "./shot.ts";
import { lunchBoxTop } from "./match-cuts.ts";

const atTank = [tank.right + 12, tank.foot - 34] as const;
const knocks = [3.75, 4.15, 4.55];

/** A torch climbs the stairs and knocks on the tank; nobody knows its level. */
export const shot2: Shot = {
  seconds: 6,
  open: ({ sheet, layer }) => {
    const drawing = sectionDrawing();
    const dark = layer();
    const way: Curve = [...climb(), [tank.right + 40, 160], atTank];
    return (time) => {
      const torch = placeOn(way, eased(time, 0.15, 3.5));
      const leaving = eased(time, 5.1, 5.75);
      const follow = eased(time, 0.3, 3.6);
      const zoom = mix(1.02, 2.35, follow);
      const x = mix(640, (tank.left + tank.right) / 2, follow);
      const y = mix(366, 138, follow);
      sheet.save();
      sheet.globalAlpha = 1 - leaving;
      lookAt(sheet, x, y, zoom, () => {
        drawTorchlight(sheet, torch, time);
        drawDarkExcept(sheet, dark, torch, () => lookAt(dark, x, y, zoom, () => drawAllDark(dark)), [
          x,
          y,
          zoom,
        ]);
        drawing.draw(sheet, 9);
        for (const part of liftCar(stuckAt)) drawStroke(sheet, part);
        drawTorch(sheet, torch, time);
        drawRings(sheet, time);
        drawLevel(sheet, time);
      });
      sheet.restore();
      drawMatch(sheet, time, zoom, x, y);
    };
  },
};

const reach = 40;

function drawTorchlight(sheet: Context, [x, y]: readonly [number, number], time: number): void {
  const wash = sheet.createRadialGradient(x, y, 2, x, y, reach * 1.15);
  wash.addColorStop(0, "rgba(246,197,107,.85)");
  wash.addColorStop(0.7, "rgba(237,187,116,.55)");
  wash.addColorStop(1, "rgba(237,187,116,0)");
  sheet.save();
  sheet.globalAlpha *= eased(time, 0, 0.3);
  sheet.fillStyle = wash;
  sheet.beginPath();
  sheet.arc(x, y, reach * 1.15, 0, 2 * Math.PI);
  sheet.fill();
  sheet.restore();
}

/** The hatching, with a disc of light cut out of it. */
function drawDarkExcept(
  sheet: Context,
  dark: Context,
  [x, y]: readonly [number, number],
  draw: () => void,
  [lookX, lookY, zoom]: readonly [number, number, number],
): void {
  dark.save();
  dark.clearRect(0, 0, 1280, 720);
  draw();
  lookAt(dark, lookX, lookY, zoom, () => {
    const hole = dark.createRadialGradient(x, y, reach * 0.8, x, y, reach * 1.08);
    hole.addColorStop(0, "#000");
    hole.addColorStop(1, "rgba(0,0,0,0)");
    dark.globalCompositeOperation = "destination-out";
    dark.fillStyle = hole;
    dark.fillRect(x - 60, y - 60, 120, 120);
  });
  dark.restore();
  sheet.save();
  sheet.setTransform(1, 0, 0, 1, 0, 0);
  sheet.drawImage(dark.canvas, 0, 0);
  sheet.restore();
}

function drawTorch(sheet: Context, [x, y]: readonly [number, number], time: number): void {
  const knock = Math.max(...knocks.map((at) => swell(time, at - 0.16, at + 0.16)));
  const shown = eased(time, 0, 0.3);
  sheet.save();
  sheet.globalAlpha *= shown;
  drawStroke(sheet, { curve: circle(x - knock * 5, y, reach), weight: 1, dashes: [1.5, 4], strength: 0.8 });
  drawStroke(sheet, { curve: line(x + 3 - knock * 8, y + 6, x + 11 - knock * 8, y + 14), weight: 3.4 });
  drawStroke(sheet, { curve: line(x + 0.5 - knock * 8, y + 3.5, x + 5.5 - knock * 8, y + 8.5), weight: 5.4 });
  sheet.restore();
}

/** Each knock spreads over the drawing. */
function drawRings(sheet: Context, time: number): void {
  for (const at of knocks) {
    const spread = settled(time, at, at + 1.5);
    const strength = (1 - passed(time, at, at + 1.5)) ** 1.4;
    if (time < at || strength <= 0) continue;
    const curve = circle(tank.right, atTank[1], 6 + spread * 150);
    drawStroke(sheet, { curve, weight: 1.3, color: colours.copper, strength });
  }
}

/** Somewhere between these two; the sign of asking stands as each reader writes it. */
function drawLevel(sheet: Context, time: number): void {
  const shown = eased(time, 4.1, 4.6);
  if (shown <= 0) return;
  const level = 118 + Math.sin(time * 2.6) * 9 * shown;
  const curve = line(tank.left + 4, level, tank.right - 4, level);
  drawStroke(sheet, { curve, weight: 1.2, dashes: [5, 3.5], strength: shown });
  const middle = (tank.left + tank.right) / 2;
  drawAsking(sheet, middle - 16, level - 18, 1, eased(time, 4.3, 4.9));
  drawAsking(sheet, middle + 16, level - 18, -1, eased(time, 4.4, 5));
}

/** A question mark on a grid like the kit's letters, or its mirror image. */
function drawAsking(sheet: Context, x: number, y: number, way: 1 | -1, share: number): void {
  const hook = [-3.6, -5, -3, -8, 0, -9, 3, -8, 3.8, -5.4, 2.4, -3, 0, -1.2, 0, 2];
  const curve = line(...hook.map((value, i) => (i % 2 === 0 ? x + way * value : y + value)));
  drawStroke(sheet, { curve, weight: 1.5 }, share);
  if (share > 0.9) drawStroke(sheet, { curve: line(x, y + 5.4, x, y + 5.9), weight: 2 });
}

/** The tank's outline is what stays, and becomes the lunch box's. */
function drawMatch(sheet: Context, time: number, zoom: number, x: number, y: number): void {
  const share = eased(time, 5.1, 5.95);
  if (share <= 0) return;
  const onScreen = tankOutline().map(([tx, ty]) => [640 + (tx - x) * zoom, 360 + (ty - y) * zoom] as const);
  const curve = between(onScreen, lunchBoxTop(), share);
  drawStroke(sheet, { curve, weight: mix(1.8 * zoom, 2.2, share) });
}
