import { colors } from "./colors.ts";
import { lerpCurves, circle, type Curve, pointOnCurve } from "./curves.ts";
import { drawGlow } from "./glow.ts";
import { type Context, drawStroke, fillCurve } from "./strokes.ts";
import { logoTrace, logoWeight, padCenters, pads, via } from "./logo.ts";
import { nightView, roofsView } from "./match-cuts.ts";
import { addGeneratorBox, addHouses, houses, ourHouse } from "./models/street.ts";
import { ledOf } from "./models/house.ts";
import { easeInOut, lerp, easeOut } from "./easing.ts";
import { drawPhone } from "./phone.ts";
import { lerpViews, type Project, projectionOf } from "./projection.ts";
import { renderStreet } from "./shot-7.ts";
import type { Shot } from "./shot.ts";

const unfolded = 2.4;

/** The camera rises: ten roofs, ten LEDs, joined by copper; they gather to form the logo. */
export const shot8: Shot = {
  seconds: 6,
  open: ({ context, createFrameRenderer }) => {
    const renderer = createFrameRenderer();
    renderer.stage.aimLights([0, 40, 0], 330);
    renderer.stage.addGround();
    const lighting = addHouses(renderer.stage, houses);
    addGeneratorBox(renderer.stage);
    renderer.renderEnvironment();
    const viewAt = (time: number) => lerpViews(nightView, roofsView, easeInOut(time, 0, unfolded));
    return (time) => {
      const isMoving = time < unfolded;
      const gather = easeInOut(time, 3.5, 4.7);
      context.fillStyle = colors.board;
      context.fillRect(0, 0, 1280, 720);
      if (gather < 1) {
        const pose = (moment: number) => {
          for (const [i, group] of lighting.houseGroups.entries()) {
            if (i === 9) continue;
            group.scale.y = houseScale(moment, i);
            group.visible = group.scale.y > 0.002;
          }
          return viewAt(moment);
        };
        const state = isMoving ? `${time}` : "above";
        renderStreet(renderer, lighting, 1, state, isMoving, (offset) => pose(time + offset));
        renderer.draw(context, 1 - gather);
      }
      const project = projectionOf(viewAt(time));
      context.save();
      context.globalAlpha = 1 - easeInOut(time, 0, 0.5);
      if (time < 0.5) drawPhone(context, 1, 1, time + 7);
      context.restore();
      drawChain(context, project, time, gather);
      drawLogo(context, time);
      drawLeds(context, project, time, gather);
    };
  },
};

/** The other houses grow while the camera rises. */
function houseScale(time: number, index: number): number {
  return Math.max(0.001, easeInOut(time, 0.15 + (index % 5) * 0.12, 1.35 + (index % 5) * 0.12));
}

/** The trace from roof to roof with bends of 45°, which becomes that of the logo. */
function drawChain(context: Context, project: Project, time: number, gather: number): void {
  const joined = easeInOut(time, 1.7, 3.3);
  if (joined <= 0 || time > 5.2) return;
  const leds = houses.slice(0, 9).map((house) => project(...ledOf(house)));
  const route: Curve = leds.flatMap((led, i) => [...bendBetween(leds[i - 1], led), led]);
  const curve = gather > 0 ? lerpCurves(route, logoTrace, gather, 240) : route;
  const weight = lerp(2.4, logoWeight, gather ** 3);
  drawStroke(context, { curve, weight, color: colors.brightCopper }, joined);
  const middle = leds[4];
  const ours = project(...ledOf(ourHouse));
  if (!middle) return;
  const spoke: Curve = [middle, ...bendBetween(middle, ours), ours];
  const opacity = 1 - easeInOut(time, 3.4, 3.9);
  drawStroke(
    context,
    { curve: spoke, weight: 2.4, color: colors.brightCopper, opacity },
    easeInOut(time, 2.3, 2.9),
  );
}

/** The bend between two points: first diagonal, then straight. */
function bendBetween(from: readonly [number, number] | undefined, to: readonly [number, number]): Curve {
  if (!from) return [];
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const aslant = Math.min(Math.abs(x), Math.abs(y));
  return [[from[0] + Math.sign(x) * aslant, from[1] + Math.sign(y) * aslant]];
}

/** The logo: its trace with a pad at each end, and a copper via round the LED that stays. */
function drawLogo(context: Context, time: number): void {
  const printed = easeInOut(time, 4.5, 5.1);
  drawStroke(context, { curve: logoTrace, weight: logoWeight, color: colors.silkscreen, opacity: printed });
  const landed = easeOut(time, 4.55, 5.05);
  for (const [i, pad] of pads.entries()) {
    const [x, y] = padCenters[i] ?? [0, 0];
    const grown = pad.map(([px, py]) => [x + (px - x) * landed, y + (py - y) * landed] as const);
    if (landed > 0) fillCurve(context, grown, colors.silkscreen);
  }
  const round = easeInOut(time, 4.3, 5);
  const curve = circle(via.x, via.y, via.radius);
  drawStroke(context, { curve, weight: lerp(3, logoWeight, round), color: colors.brightCopper }, round);
}

/** Nine LEDs gather along the logo's trace and go out; ours becomes its via and stays on. */
function drawLeds(context: Context, project: Project, time: number, gather: number): void {
  for (const [i, house] of houses.entries()) {
    const [x, y] = project(...ledOf(house));
    const isOurs = i === 9;
    const [toX, toY] = isOurs ? [via.x, via.y] : pointOnCurve(logoTrace, i / 8);
    const on = isOurs ? 1 : easeInOut(time, 1.3 + i * 0.07, 1.8 + i * 0.07);
    const stays = isOurs ? 1 : 1 - easeInOut(time, 4.2, 4.8);
    const size = isOurs ? lerp(90, 34, easeInOut(time, 0, unfolded)) : 34;
    drawGlow(
      context,
      [lerp(x, toX, gather), lerp(y, toY, gather)],
      isOurs ? lerp(size, 62, gather) : size,
      on * stays,
    );
  }
}
