import { sanadBoard } from "../pictures/parts/sanad-board.ts";
import { sanadCase, sanadLed } from "../pictures/parts/sanad-case.ts";
import { boardDrawing } from "./board-drawing.ts";
import { CaseParts } from "./case-parts.ts";
import { colours } from "./colours.ts";
import { filmBoard } from "./film-board.ts";
import { drawGlow } from "./glow.ts";
import { type Context, drawStroke, type InkDrawing } from "./ink.ts";
import { boardView, closedCaseView, crossOut, floatHeight } from "./match-cuts.ts";
import { eased, mix, passed, settled } from "./motion.ts";
import { betweenViews, seenFrom } from "./seen-from.ts";
import type { Shot } from "./shot.ts";

/** Ink becomes copper: traces run, parts land, a white case comes down over the board and is closed with four screws. */
export const shot5: Shot = {
  seconds: 6,
  open: ({ sheet, table }) => {
    const set = table();
    const { stage } = set;
    stage.aimLights([0, 24, 0], 130);
    stage.addGround();
    const layout = sanadBoard(stage.atlas);
    const board = filmBoard(stage, layout);
    const parts = new CaseParts(stage);
    set.ready();
    const see = seenFrom(boardView);
    const ink = boardDrawing(layout, see, floatHeight);
    const copper = boardDrawing(layout, see, floatHeight, colours.copper);
    const lamp = seenFrom(closedCaseView)(sanadLed[0], sanadLed[1] + sanadCase.rim, sanadLed[2]);
    const pose = (time: number) => {
      const { uDraw, uLand, uTime } = stage.shared;
      uDraw.value = mix(0, 1.55, passed(time, 1.55, 2.75));
      uLand.value = mix(0, 1.05, passed(time, 1.9, 3.4));
      uTime.value = time;
      stage.shared.uPulse.value = 1;
      stage.shared.uPartShadow.value = eased(time, 2.6, 3.4);
      board.position.y = mix(floatHeight, sanadCase.board, eased(time, 3.1, 4.2));
      const lifted = 240 * (1 - eased(time, 3.15, 4.55));
      parts.hood.position.y = sanadCase.rim + lifted;
      // Above the frame; its shadow would come before it.
      parts.hood.visible = lifted < 200;
      parts.liftScrews([0, 1, 2, 3].map((i) => screwHeight(time, i)));
      set.look(betweenViews(boardView, closedCaseView, eased(time, 2.7, 4.7)));
    };
    return (time) => {
      const isMoving = time > 1.3 && time < 5.6;
      if (time > 1.25) {
        set.expose(`${isMoving ? time : "still"} ${time > 5}`, isMoving, (later) => pose(time + later));
        set.show(sheet, eased(time, 1.3, 1.9));
      }
      drawInk(sheet, time, ink, copper);
      drawGlow(sheet, lamp, 46, eased(time, 5.45, 5.8));
    };
  },
};

function screwHeight(time: number, index: number): number {
  const start = 4.3 + index * 0.11;
  return 130 * (1 - eased(time, start, start + 0.5)) + 10 * (1 - settled(time, start + 0.45, start + 0.95));
}

/** What is on paper turns to metal, and leaves when the metal is there. */
function drawInk(sheet: Context, time: number, ink: InkDrawing, copper: InkDrawing): void {
  const turned = eased(time, 1.1, 1.6);
  sheet.save();
  for (const [, middle] of crossOut()) {
    const strength = 0.8 * (1 - eased(time, 0.9, 1.5));
    drawStroke(sheet, { curve: middle, weight: 1.1, strength, dashes: [22, 4, 4, 4] });
  }
  sheet.globalAlpha = 1 - turned;
  if (turned < 1) ink.draw(sheet, time);
  sheet.globalAlpha = turned * (1 - eased(time, 1.75, 2.4));
  if (turned > 0 && time < 2.4) copper.draw(sheet, time);
  sheet.restore();
}
