import { sanadCase, sanadLed } from "../pictures/parts/sanad-case.ts";
import type { View } from "../pictures/stage.ts";
import { CaseParts } from "./case-parts.ts";
import { colours } from "./colours.ts";
import { type Curve, placeOn } from "./curves.ts";
import { drawGlow } from "./glow.ts";
import { type Context, drawStroke } from "./ink.ts";
import { closedCaseView, overTableView, windowView } from "./match-cuts.ts";
import {
  addBatteries,
  addGenerator,
  addTank,
  batteries,
  generator,
  waterTank,
} from "./models/three-things.ts";
import { eased, passed, settled, swell } from "./motion.ts";
import { betweenViews, type See, seenFrom } from "./seen-from.ts";
import type { Shot } from "./shot.ts";

const arrive = 1.3;
const leave = 6.1;
const starts = [1.55, 3.05, 4.55] as const;

/** Three traces light up in turn and meet at the case: from the generator's cable, over the water, from the batteries. */
export const shot6: Shot = {
  seconds: 7,
  open: ({ sheet, table }) => {
    const set = table();
    const { stage } = set;
    stage.light([0, 20, -10], 250);
    stage.ground();
    new CaseParts(stage).liftScrews([]);
    addGenerator(stage);
    addTank(stage);
    addBatteries(stage);
    set.ready();
    const viewAt = (time: number): View =>
      time < leave
        ? betweenViews(closedCaseView, overTableView, eased(time, 0, arrive))
        : betweenViews(overTableView, windowView, eased(time, leave, 7));
    return (time) => {
      const isMoving = time < arrive || time > leave;
      set.expose(isMoving ? `${time}` : "all", isMoving, (later) => set.look(viewAt(time + later)));
      set.show(sheet, 1 - eased(time, 6.72, 7));
      const see = seenFrom(viewAt(time));
      sheet.save();
      sheet.globalAlpha = 1 - eased(time, leave, leave + 0.4);
      drawTraces(sheet, see, time);
      drawField(sheet, see, time);
      drawSound(sheet, see, time);
      drawCharge(sheet, see, time);
      sheet.restore();
      const meets = Math.max(...starts.map((at) => swell(time, at + 0.85, at + 1.5)));
      drawGlow(sheet, see(sanadLed[0], sanadLed[1] + sanadCase.rim, sanadLed[2]), 40 + 34 * meets, 1);
    };
  },
};

/** On the paper, with bends of 45° only, each ending under its gland. */
const ways: readonly (readonly (readonly [x: number, z: number])[])[] = [
  [
    [generator.x + 6, generator.z + 34],
    [generator.x + 44, generator.z + 72],
    [-52, generator.z + 72],
    [-34, generator.z + 54],
    [-34, 62],
  ],
  [
    [waterTank.x + 66, waterTank.z + 24],
    [waterTank.x + 84, waterTank.z + 42],
    [waterTank.x + 84, 72],
    [waterTank.x + 68, 88],
    [52, 88],
    [34, 70],
    [34, 62],
  ],
  [
    [batteries.x - 10, batteries.z + 28],
    [batteries.x - 72, batteries.z + 90],
    [30, batteries.z + 90],
    [0, batteries.z + 60],
    [0, 62],
  ],
];

/** Ink until it carries something; then copper, with a light that runs to the case. */
function drawTraces(sheet: Context, see: See, time: number): void {
  const drawn = eased(time, arrive - 0.5, arrive + 0.2);
  for (const [i, way] of ways.entries()) {
    const curve = way.map(([x, z]) => see(x, 0.1, z));
    const start = starts[i] ?? 0;
    drawStroke(sheet, { curve, weight: 1.6, strength: 0.75 }, drawn);
    const lit = eased(time, start, start + 0.95);
    drawStroke(sheet, { curve, weight: 4.2, colour: colours.copper }, lit);
    if (lit <= 0) continue;
    const pulses = [lit, ...again(time, start)];
    for (const share of pulses) if (share > 0 && share < 1) drawPulse(sheet, curve, share);
    for (const end of [curve.at(0), curve.at(-1)]) {
      if (end) drawPad(sheet, end, end === curve.at(0) ? 1 : settled(time, start + 0.9, start + 1.2));
    }
  }
}

/** It goes on reporting. */
function again(time: number, start: number): number[] {
  return [1.6, 3.2, 4.8].map((later) => passed(time, start + later, start + later + 0.9));
}

function drawPulse(sheet: Context, curve: Curve, share: number): void {
  drawGlow(sheet, placeOn(curve, share), 26, 1, "#FFC98F");
}

function drawPad(sheet: Context, [x, y]: readonly [number, number], size: number): void {
  sheet.fillStyle = colours.copper;
  sheet.beginPath();
  sheet.ellipse(x, y, 7 * size, 4.4 * size, 0, 0, 2 * Math.PI);
  sheet.fill();
}

/** Rings of the current's field round the generator's cable. */
function drawField(sheet: Context, see: See, time: number): void {
  for (const later of [0, 0.5, 1]) {
    const share = passed(time, starts[0] - 0.25 + later, starts[0] + 0.75 + later);
    if (share <= 0 || share >= 1) continue;
    const size = 11 + share * 20;
    const curve: Curve = around((angle) =>
      see(generator.x + Math.cos(angle) * size, generator.y + Math.sin(angle) * size, generator.z + 13),
    );
    drawStroke(sheet, {
      curve,
      weight: 2.4,
      colour: colours.brightCopper,
      strength: Math.sin(Math.PI * share),
    });
  }
}

/** A call goes down in a cone, and its echo comes back. */
function drawSound(sheet: Context, see: See, time: number): void {
  const { x, z, face, water } = waterTank;
  for (const later of [0, 0.22, 0.44, 0.66]) {
    const there = passed(time, starts[1] - 0.2 + later, starts[1] + 0.6 + later);
    const back = passed(time, starts[1] + 0.6 + later, starts[1] + 1.3 + later);
    const depth = back > 0 ? 1 - back : there;
    if (there <= 0 || back >= 1) continue;
    const size = 8 + depth * 26;
    const y = face + (water - face) * depth;
    const curve: Curve = around((angle) => see(x + Math.cos(angle) * size, y, z + Math.sin(angle) * size));
    const strength = 0.9 * (back > 0 ? 1 - back : 1);
    drawStroke(sheet, { curve, weight: 2.2, colour: colours.brightCopper, strength });
  }
}

/** A spark at both poles. */
function drawCharge(sheet: Context, see: See, time: number): void {
  const strength = Math.max(swell(time, starts[2] - 0.2, starts[2] + 0.5), swell(time, 6.1, 6.8) * 0.6);
  for (const [x, y, z] of batteries.poles) drawGlow(sheet, see(x, y, z), 24, strength, "#FFC98F");
}

function around(place: (angle: number) => readonly [number, number]): Curve {
  return Array.from({ length: 49 }, (_, i) => place((i / 48) * 2 * Math.PI));
}
