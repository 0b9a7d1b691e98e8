import { sanadCase, sanadLed } from "../pictures/parts/sanad-case.ts";
import type { View } from "../pictures/view.ts";
import { CaseParts } from "./case-parts.ts";
import { drawGlow } from "./glow.ts";
import { closedCaseView, overTableView, windowView } from "./match-cuts.ts";
import { addBatteries } from "./models/battery-bank.ts";
import { addGenerator } from "./models/generator-cable.ts";
import { addTank } from "./models/water-tank.ts";
import { eased, swell } from "./motion.ts";
import { drawReports } from "./reports.ts";
import { betweenViews, seenFrom } from "./seen-from.ts";
import { drawCharge, drawField, drawSound } from "./senses.ts";
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
    stage.aimLights([0, 20, -10], 250);
    stage.addGround();
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
      drawReports(
        sheet,
        see,
        eased(time, arrive - 0.5, arrive + 0.2),
        starts.map((start) => time - start),
      );
      drawField(sheet, see, time - starts[0]);
      drawSound(sheet, see, time - starts[1]);
      drawCharge(sheet, see, time - starts[2]);
      sheet.restore();
      const meets = Math.max(...starts.map((at) => swell(time, at + 0.85, at + 1.5)));
      drawGlow(sheet, see(sanadLed[0], sanadLed[1] + sanadCase.rim, sanadLed[2]), 40 + 34 * meets, 1);
    };
  },
};
