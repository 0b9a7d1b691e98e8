import type { Group } from "three";
import { Solid } from "../kit/solid/solid.ts";
import { batteryCell } from "../pictures/parts/battery-cell.ts";
import { breadboard } from "../pictures/parts/breadboard.ts";
import { breadboardCircuit, circuitLed } from "../pictures/parts/breadboard-circuit.ts";
import { lunchBox, lunchBoxBody, lunchBoxLid } from "../pictures/parts/lunch-box.ts";
import type { Stage } from "../pictures/stage.ts";
import { drawGlow } from "./glow.ts";
import { drawStroke } from "./ink.ts";
import { lunchBoxTop, lunchBoxView, scaleMark } from "./match-cuts.ts";
import { eased, mix, passed, settled } from "./motion.ts";
import { seenFrom } from "./seen-from.ts";
import type { Shot } from "./shot.ts";

const inside = [-21, 1, 2] as const;
const firstBlink = 2.05;
const beat = 0.31;
const days = 9;

/** From above: the lunch box opens; its LED blinks nine times, nine strokes are counted, and it goes dark. */
export const shot3: Shot = {
  seconds: 6,
  open: ({ sheet, table }) => {
    const set = table();
    set.stage.addGround();
    const { lid, bench } = furnish(set.stage);
    set.ready();
    const outline = lunchBoxTop();
    const [x, y, z] = circuitLed;
    const lamp = seenFrom(lunchBoxView)(inside[0] + x, inside[1] + y + 0.6, inside[2] + z);
    const openness = (time: number) => eased(time, 0.55, 1.75);
    return (time) => {
      const isMoving = openness(time) > 0 && openness(time) < 1;
      set.expose(`lid ${openness(time)}`, isMoving, (later) => {
        set.look(lunchBoxView);
        lid.rotation.x = -1.92 * openness(time + later);
        // The wires are pressed down while it is closed.
        bench.scale.y = mix(0.72, 1, openness(time + later));
      });
      const leaving = eased(time, 5.25, 5.9);
      set.show(sheet, eased(time, 0, 0.45) * (1 - leaving));
      drawStroke(sheet, { curve: outline, weight: 2.2, strength: 1 - eased(time, 0.1, 0.55) });
      drawGlow(sheet, lamp, 74, brightness(time) * (1 - leaving));
      for (let day = 0; day < days; day++) {
        const counted = settled(time, firstBlink + day * beat, firstBlink + day * beat + 0.22);
        drawStroke(sheet, { curve: scaleMark(day), weight: 2.4 }, counted);
      }
    };
  },
};

function brightness(time: number): number {
  const blinks = Array.from({ length: days }, (_, day) => {
    const since = time - firstBlink - day * beat;
    return since < 0 ? 0 : Math.exp(-since / (day === days - 1 ? 0.3 : 0.085)) * passed(since, 0, 0.02);
  });
  return Math.max(...blinks);
}

/** Puts the box and what is in it on the table; lid and wires move. */
function furnish(stage: Stage): { lid: Group; bench: Group } {
  stage.aimLights([0, 18, -10], 130);
  stage.add(lunchBoxBody(new Solid()));
  const lid = stage.addGroup(...lunchBox.hinge);
  stage.add(lunchBoxLid(new Solid()), lid);
  const circuit = breadboard(new Solid(), stage.atlas);
  breadboardCircuit(circuit, stage.atlas);
  const bench = stage.addGroup(...inside);
  stage.add(circuit, bench);
  const cells = new Solid();
  for (const side of [-1, 1]) {
    cells
      .save()
      .translate(46 + side * 7.4, 8.2, -side * 25.5)
      .rotateY((side * Math.PI) / -2);
    batteryCell(cells, stage.atlas, { radius: 7.2, length: 50.5, lines: ["SUPER", "1.5 V"] });
    cells.restore();
  }
  stage.add(cells);
  return { lid, bench };
}
