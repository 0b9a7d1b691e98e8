import { sanadCase, sanadLed } from "../pictures/parts/sanad-case.ts";
import type { View } from "../pictures/view.ts";
import { CaseParts } from "./case-parts.ts";
import { drawGlow } from "./glow.ts";
import { closedCaseView, overTableView, windowView } from "./match-cuts.ts";
import { addBatteries } from "./models/battery-bank.ts";
import { addGenerator } from "./models/generator-cable.ts";
import { addTank } from "./models/water-tank.ts";
import { easeInOut, bump } from "./easing.ts";
import { drawReportTraces } from "./report-traces.ts";
import { lerpViews, projectionOf } from "./projection.ts";
import { drawCharge, drawMagneticField, drawEcho } from "./sensor-effects.ts";
import type { Shot } from "./shot.ts";

const arrive = 1.3;
const leave = 6.1;
const starts = [1.55, 3.05, 4.55] as const;

/** Three traces light up one after the other and meet at the case: from the generator's cable, over the water, from the batteries. */
export const shot6: Shot = {
  seconds: 7,
  open: ({ context, createFrameRenderer }) => {
    const renderer = createFrameRenderer();
    const { stage } = renderer;
    stage.aimLights([0, 20, -10], 250);
    stage.addGround();
    new CaseParts(stage).liftScrews([]);
    addGenerator(stage);
    addTank(stage);
    addBatteries(stage);
    renderer.renderEnvironment();
    const viewAt = (time: number): View =>
      time < leave
        ? lerpViews(closedCaseView, overTableView, easeInOut(time, 0, arrive))
        : lerpViews(overTableView, windowView, easeInOut(time, leave, 7));
    return (time) => {
      const isMoving = time < arrive || time > leave;
      renderer.render(isMoving ? `${time}` : "all", isMoving, (offset) =>
        renderer.setView(viewAt(time + offset)),
      );
      renderer.draw(context, 1 - easeInOut(time, 6.72, 7));
      const project = projectionOf(viewAt(time));
      context.save();
      context.globalAlpha = 1 - easeInOut(time, leave, leave + 0.4);
      drawReportTraces(
        context,
        project,
        easeInOut(time, arrive - 0.5, arrive + 0.2),
        starts.map((start) => time - start),
      );
      drawMagneticField(context, project, time - starts[0]);
      drawEcho(context, project, time - starts[1]);
      drawCharge(context, project, time - starts[2]);
      context.restore();
      const meets = Math.max(...starts.map((at) => bump(time, at + 0.85, at + 1.5)));
      drawGlow(context, project(sanadLed[0], sanadLed[1] + sanadCase.rim, sanadLed[2]), 40 + 34 * meets, 1);
    };
  },
};
