import { Solid } from "../../scene/kit/solid/solid.ts";
import { drawTube } from "../solid/tube.ts";
import { strokeText } from "../../scene/kit/lettering.ts";
import { blackBox, blackBoxBody } from "../pictures/parts/black-box.ts";
import { insulation } from "../pictures/parts/jumper-wire.ts";
import { smoothPath } from "../pictures/parts/smooth-path.ts";
import type { Stage } from "../pictures/stage.ts";
import type { View } from "../pictures/view.ts";
import { colors } from "./colors.ts";
import { circle, type Curve, line } from "./curves.ts";
import type { FrameRenderer } from "./frame-renderer.ts";
import { type GroundLine, groundLines } from "./ground-lines.ts";
import { type Context, drawStroke, fillCurve } from "./strokes.ts";
import { crossOut, scale, scaleMark } from "./match-cuts.ts";
import { easeInOut, lerp, linearProgress, easeOut } from "./easing.ts";
import type { Shot } from "./shot.ts";
import { swellingLid } from "./swelling-lid.ts";

const view: View = { target: [22, 18, 6], distance: 560, azimuth: 0.34, elevation: 0.6, fieldOfView: 14 };
const maxBulge = 14;

/** A sealed black box in the sun: its temperature rises past 60 °C, the lid bulges, two red strokes cross it out. */
export const shot4: Shot = {
  seconds: 6,
  open: ({ context, createFrameRenderer }) => {
    const renderer = createFrameRenderer();
    const bulge = addObjects(renderer.stage);
    renderer.renderEnvironment();
    const renderBox = (time: number, sun: number) => {
      const isMoving = bulgeProgress(time) > 0 && bulgeProgress(time) < 1;
      setLights(renderer, sun);
      renderer.render(`${sun} ${bulgeProgress(time)}`, isMoving, (offset) => {
        renderer.setView(view);
        bulge(bulgeProgress(time + offset));
      });
    };
    return (time) => {
      const fadeOut = easeInOut(time, 5.2, 5.85);
      const sun = easeInOut(time, 0.6, 2.5);
      if (sun > 0) {
        renderBox(time > 2.6 ? time : 0, 1);
        renderer.draw(context, 1 - fadeOut);
      }
      if (sun < 1) {
        renderBox(0, 0);
        renderer.draw(context, easeInOut(time, 0, 0.5) * (1 - sun));
      }
      context.save();
      context.globalAlpha = 1 - easeInOut(time, 5.1, 5.6);
      drawThermometer(context, time);
      context.restore();
      drawCross(context, time);
    };
  },
};

function bulgeProgress(time: number): number {
  return easeOut(time, 2.6, 4.5);
}

/** Blends from soft light to sun: a small key light, and little light from the dome. */
function setLights(renderer: FrameRenderer, sun: number): void {
  renderer.keyRadius = lerp(0.09, 0.012, sun);
  renderer.stage.key.intensity = lerp(2.6, 4.6, sun);
  renderer.stage.dome.intensity = lerp(1.2, 0.45, sun);
}

/** Adds the roof, the box and its cable; returns a function that bulges the lid. */
function addObjects(stage: Stage): (fraction: number) => void {
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
  stage.add(drawTube(new Solid().setFinish(insulation.black), cable, 2.7, 16));
  return swellingLid(stage, rim + 0.6, maxBulge);
}

/** The lines of the roof's tiles, rotated against the box. */
function roofTiles(): GroundLine[] {
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => step * 46 + 12);
  const reach = 46 * 4.5;
  const rotated = (x: number, z: number) => [x * 0.82 - z * 0.57, x * 0.57 + z * 0.82] as const;
  return steps.flatMap((at): GroundLine[] => [
    [...rotated(-reach, at), ...rotated(reach, at)],
    [...rotated(at, -reach), ...rotated(at, reach)],
  ]);
}

function drawThermometer(context: Context, time: number): void {
  const drawn = easeInOut(time, 0.15, 0.8);
  for (let day = 0; day < 9; day++) {
    drawStroke(context, {
      curve: scaleMark(day, lerp(scale.half, day === 5 ? 24 : 11, drawn)),
      weight: lerp(2.4, 1.6, drawn),
    });
  }
  const [top, bottom] = [scale.top - 24, scale.top + 8 * scale.step + 34];
  drawStroke(context, { curve: line(scale.x, top, scale.x, bottom), weight: 1.2 }, drawn);
  fillCurve(context, circle(scale.x, bottom + 9, 9 * drawn), colors.danger);
  const degrees = lerp(24, 71, easeInOut(time, 0.9, 4.3)) + linearProgress(time, 4.3, 4.6);
  const level = scale.top + (9 - degrees / 10) * scale.step;
  drawStroke(
    context,
    { curve: line(scale.x, bottom + 6, scale.x, level), weight: 5, color: colors.danger },
    drawn,
  );
  context.save();
  context.globalAlpha *= drawn;
  context.strokeStyle = colors.ink;
  strokeText(context, "60 °C", scale.x + 36, scale.top + 3 * scale.step, 17, { align: "left", width: 2 });
  context.restore();
}

/** Two red strokes, which turn into the centre lines of the next shot's drawing. */
function drawCross(context: Context, time: number): void {
  const settledDown = easeInOut(time, 5.35, 6);
  for (const [i, [struck, middle]] of crossOut().entries()) {
    const fraction = easeOut(time, 4.7 + i * 0.22, 4.98 + i * 0.22);
    const curve: Curve = struck.map(([x, y], end) => {
      const [toX, toY] = middle[end] ?? [x, y];
      return [lerp(x, toX, settledDown), lerp(y, toY, settledDown)];
    });
    const weight = lerp(7, 1.1, settledDown);
    drawStroke(context, { curve, weight, color: colors.danger, opacity: 1 - settledDown }, fraction);
    drawStroke(context, { curve, weight, opacity: settledDown * 0.8 }, fraction);
  }
}
