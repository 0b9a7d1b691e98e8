import { colours } from "./colours.ts";
import { between, circle, type Curve, placeOn } from "./curves.ts";
import { drawGlow } from "./glow.ts";
import { type Context, drawStroke, fillCurve } from "./ink.ts";
import { bowl, markWeight, padMiddles, pads, via } from "./mark-drawing.ts";
import { nightView, roofsView } from "./match-cuts.ts";
import { addGeneratorBox, addHouses, houses, ourHouse } from "./models/street.ts";
import { ledOf } from "./models/house.ts";
import { eased, mix, settled } from "./motion.ts";
import { drawPhone } from "./phone.ts";
import { betweenViews, type See, seenFrom } from "./seen-from.ts";
import { expose } from "./shot-7.ts";
import type { Shot } from "./shot.ts";

const unfolded = 2.4;

/** The camera rises: ten roofs, ten LEDs, joined by copper; they draw together into the mark. */
export const shot8: Shot = {
  seconds: 6,
  open: ({ sheet, table }) => {
    const set = table();
    set.stage.aimLights([0, 40, 0], 330);
    set.stage.addGround();
    const lighting = addHouses(set.stage, houses);
    addGeneratorBox(set.stage);
    set.ready();
    const viewAt = (time: number) => betweenViews(nightView, roofsView, eased(time, 0, unfolded));
    return (time) => {
      const isMoving = time < unfolded;
      const gather = eased(time, 3.5, 4.7);
      sheet.fillStyle = colours.board;
      sheet.fillRect(0, 0, 1280, 720);
      if (gather < 1) {
        const pose = (moment: number) => {
          for (const [i, group] of lighting.standing.entries()) {
            if (i === 9) continue;
            group.scale.y = risenHeight(moment, i);
            group.visible = group.scale.y > 0.002;
          }
          return viewAt(moment);
        };
        const state = isMoving ? `${time}` : "above";
        expose(set, lighting, 1, state, isMoving, (later) => pose(time + later));
        set.show(sheet, 1 - gather);
      }
      const see = seenFrom(viewAt(time));
      sheet.save();
      sheet.globalAlpha = 1 - eased(time, 0, 0.5);
      if (time < 0.5) drawPhone(sheet, 1, 1, time + 7);
      sheet.restore();
      drawChain(sheet, see, time, gather);
      drawLogo(sheet, time);
      drawLamps(sheet, see, time, gather);
    };
  },
};

/** The neighbours come up out of the plan while the camera rises. */
function risenHeight(time: number, index: number): number {
  return Math.max(0.001, eased(time, 0.15 + (index % 5) * 0.12, 1.35 + (index % 5) * 0.12));
}

/** From roof to roof with bends of 45°, then the bowl of the mark. */
function drawChain(sheet: Context, see: See, time: number, gather: number): void {
  const joined = eased(time, 1.7, 3.3);
  if (joined <= 0 || time > 5.2) return;
  const lamps = houses.slice(0, 9).map((house) => see(...ledOf(house)));
  const route: Curve = lamps.flatMap((lamp, i) => [...elbow(lamps[i - 1], lamp), lamp]);
  const curve = gather > 0 ? between(route, bowl, gather, 240) : route;
  const weight = mix(2.4, markWeight, gather ** 3);
  drawStroke(sheet, { curve, weight, color: colours.brightCopper }, joined);
  const middle = lamps[4];
  const ours = see(...ledOf(ourHouse));
  if (!middle) return;
  const spoke: Curve = [middle, ...elbow(middle, ours), ours];
  const strength = 1 - eased(time, 3.4, 3.9);
  drawStroke(
    sheet,
    { curve: spoke, weight: 2.4, color: colours.brightCopper, strength },
    eased(time, 2.3, 2.9),
  );
}

/** The bend between two places: first aslant, then straight. */
function elbow(from: readonly [number, number] | undefined, to: readonly [number, number]): Curve {
  if (!from) return [];
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const aslant = Math.min(Math.abs(x), Math.abs(y));
  return [[from[0] + Math.sign(x) * aslant, from[1] + Math.sign(y) * aslant]];
}

/** What the chain becomes: silkscreen, with a pad at each end, and a via of copper round the lamp that stays. */
function drawLogo(sheet: Context, time: number): void {
  const printed = eased(time, 4.5, 5.1);
  drawStroke(sheet, { curve: bowl, weight: markWeight, color: colours.silkscreen, strength: printed });
  const landed = settled(time, 4.55, 5.05);
  for (const [i, pad] of pads.entries()) {
    const [x, y] = padMiddles[i] ?? [0, 0];
    const grown = pad.map(([px, py]) => [x + (px - x) * landed, y + (py - y) * landed] as const);
    if (landed > 0) fillCurve(sheet, grown, colours.silkscreen);
  }
  const round = eased(time, 4.3, 5);
  const curve = circle(via.x, via.y, via.radius);
  drawStroke(sheet, { curve, weight: mix(3, markWeight, round), color: colours.brightCopper }, round);
}

/** Nine gather along the bowl and go out; ours becomes the via, and stays awake. */
function drawLamps(sheet: Context, see: See, time: number, gather: number): void {
  for (const [i, house] of houses.entries()) {
    const [x, y] = see(...ledOf(house));
    const isOurs = i === 9;
    const [toX, toY] = isOurs ? [via.x, via.y] : placeOn(bowl, i / 8);
    const woken = isOurs ? 1 : eased(time, 1.3 + i * 0.07, 1.8 + i * 0.07);
    const stays = isOurs ? 1 : 1 - eased(time, 4.2, 4.8);
    const size = isOurs ? mix(90, 34, eased(time, 0, unfolded)) : 34;
    drawGlow(
      sheet,
      [mix(x, toX, gather), mix(y, toY, gather)],
      isOurs ? mix(size, 62, gather) : size,
      woken * stays,
    );
  }
}
