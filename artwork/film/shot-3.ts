import type { Group } from "three";
import { Solid } from "../../scene/kit/solid/solid.ts";
import { batteryCell } from "../pictures/parts/battery-cell.ts";
import { breadboard } from "../pictures/parts/breadboard.ts";
import { breadboardCircuit, circuitLed } from "../pictures/parts/breadboard-circuit.ts";
import { lunchBox, lunchBoxBody, lunchBoxLid } from "../pictures/parts/lunch-box.ts";
import type { Stage } from "../pictures/stage.ts";
import { drawGlow } from "./glow.ts";
import { drawStroke } from "./strokes.ts";
import { lunchBoxTop, lunchBoxView, scaleMark } from "./match-cuts.ts";
import { easeInOut, lerp, linearProgress, easeOut } from "./easing.ts";
import { projectionOf } from "./projection.ts";
import type { Shot } from "./shot.ts";

const circuitPosition = [-21, 1, 2] as const;
const firstBlink = 2.05;
const blinkInterval = 0.31;
const days = 9;

/** From above: the lunch box opens; its LED blinks nine times, once for each day it worked, and goes dark. */
export const shot3: Shot = {
  seconds: 6,
  open: ({ context, createFrameRenderer }) => {
    const renderer = createFrameRenderer();
    renderer.stage.addGround();
    const { lid, circuitGroup } = addObjects(renderer.stage);
    renderer.renderEnvironment();
    const outline = lunchBoxTop();
    const [x, y, z] = circuitLed;
    const led = projectionOf(lunchBoxView)(
      circuitPosition[0] + x,
      circuitPosition[1] + y + 0.6,
      circuitPosition[2] + z,
    );
    const openness = (time: number) => easeInOut(time, 0.55, 1.75);
    return (time) => {
      const isMoving = openness(time) > 0 && openness(time) < 1;
      renderer.render(`lid ${openness(time)}`, isMoving, (offset) => {
        renderer.setView(lunchBoxView);
        lid.rotation.x = -1.92 * openness(time + offset);
        // The closed lid presses the wires down.
        circuitGroup.scale.y = lerp(0.72, 1, openness(time + offset));
      });
      const fadeOut = easeInOut(time, 5.25, 5.9);
      renderer.draw(context, easeInOut(time, 0, 0.45) * (1 - fadeOut));
      drawStroke(context, { curve: outline, weight: 2.2, opacity: 1 - easeInOut(time, 0.1, 0.55) });
      drawGlow(context, led, 74, brightness(time) * (1 - fadeOut));
      for (let day = 0; day < days; day++) {
        const counted = easeOut(
          time,
          firstBlink + day * blinkInterval,
          firstBlink + day * blinkInterval + 0.22,
        );
        drawStroke(context, { curve: scaleMark(day), weight: 2.4 }, counted);
      }
    };
  },
};

function brightness(time: number): number {
  const blinks = Array.from({ length: days }, (_, day) => {
    const since = time - firstBlink - day * blinkInterval;
    return since < 0
      ? 0
      : Math.exp(-since / (day === days - 1 ? 0.3 : 0.085)) * linearProgress(since, 0, 0.02);
  });
  return Math.max(...blinks);
}

/** Adds the box and its contents; returns what moves. */
function addObjects(stage: Stage): { lid: Group; circuitGroup: Group } {
  stage.aimLights([0, 18, -10], 130);
  stage.add(lunchBoxBody(new Solid()));
  const lid = stage.addGroup(...lunchBox.hinge);
  stage.add(lunchBoxLid(new Solid()), lid);
  const circuit = breadboard(new Solid(), stage.atlas);
  breadboardCircuit(circuit, stage.atlas);
  const circuitGroup = stage.addGroup(...circuitPosition);
  stage.add(circuit, circuitGroup);
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
  return { lid, circuitGroup };
}
