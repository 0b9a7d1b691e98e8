import { sanadBoard } from "../pictures/parts/sanad-board.ts";
import { sanadCase, sanadLed } from "../pictures/parts/sanad-case.ts";
import { boardDrawing } from "./board-drawing.ts";
import { CaseParts } from "./case-parts.ts";
import { colors } from "./colors.ts";
import { filmBoard } from "./film-board.ts";
import { drawGlow } from "./glow.ts";
import { type Context, drawStroke, type AnimatedDrawing } from "./strokes.ts";
import { boardView, closedCaseView, crossOut, floatHeight } from "./match-cuts.ts";
import { easeInOut, lerp, linearProgress, easeOut } from "./easing.ts";
import { lerpViews, projectionOf } from "./projection.ts";
import type { Shot } from "./shot.ts";

/** A drawing becomes a board: traces draw themselves, parts land, and a white case closes over it with four screws. */
export const shot5: Shot = {
  seconds: 6,
  open: ({ context, createFrameRenderer }) => {
    const renderer = createFrameRenderer();
    const { stage } = renderer;
    stage.aimLights([0, 24, 0], 130);
    stage.addGround();
    const layout = sanadBoard(stage.atlas);
    const board = filmBoard(stage, layout);
    const parts = new CaseParts(stage);
    renderer.renderEnvironment();
    const project = projectionOf(boardView);
    const ink = boardDrawing(layout, project, floatHeight);
    const copper = boardDrawing(layout, project, floatHeight, colors.copper);
    const led = projectionOf(closedCaseView)(sanadLed[0], sanadLed[1] + sanadCase.rim, sanadLed[2]);
    const pose = (time: number) => {
      const { uDraw, uLand, uTime } = stage.shared;
      uDraw.value = lerp(0, 1.55, linearProgress(time, 1.55, 2.75));
      uLand.value = lerp(0, 1.05, linearProgress(time, 1.9, 3.4));
      uTime.value = time;
      stage.shared.uPulse.value = 1;
      stage.shared.uPartShadow.value = easeInOut(time, 2.6, 3.4);
      board.position.y = lerp(floatHeight, sanadCase.board, easeInOut(time, 3.1, 4.2));
      const lifted = 240 * (1 - easeInOut(time, 3.15, 4.55));
      parts.hood.position.y = sanadCase.rim + lifted;
      // Hidden above the frame, or its shadow would be visible before it.
      parts.hood.visible = lifted < 200;
      parts.liftScrews([0, 1, 2, 3].map((i) => screwHeight(time, i)));
      renderer.setView(lerpViews(boardView, closedCaseView, easeInOut(time, 2.7, 4.7)));
    };
    return (time) => {
      const isMoving = time > 1.3 && time < 5.6;
      if (time > 1.25) {
        renderer.render(`${isMoving ? time : "still"} ${time > 5}`, isMoving, (offset) =>
          pose(time + offset),
        );
        renderer.draw(context, easeInOut(time, 1.3, 1.9));
      }
      drawInk(context, time, ink, copper);
      drawGlow(context, led, 46, easeInOut(time, 5.45, 5.8));
    };
  },
};

function screwHeight(time: number, index: number): number {
  const start = 4.3 + index * 0.11;
  return (
    130 * (1 - easeInOut(time, start, start + 0.5)) + 10 * (1 - easeOut(time, start + 0.45, start + 0.95))
  );
}

/** The drawing fades from ink to copper, and out when the rendered board is visible. */
function drawInk(context: Context, time: number, ink: AnimatedDrawing, copper: AnimatedDrawing): void {
  const turned = easeInOut(time, 1.1, 1.6);
  context.save();
  for (const [, middle] of crossOut()) {
    const opacity = 0.8 * (1 - easeInOut(time, 0.9, 1.5));
    drawStroke(context, { curve: middle, weight: 1.1, opacity, dashes: [22, 4, 4, 4] });
  }
  context.globalAlpha = 1 - turned;
  if (turned < 1) ink.draw(context, time);
  context.globalAlpha = turned * (1 - easeInOut(time, 1.75, 2.4));
  if (turned > 0 && time < 2.4) copper.draw(context, time);
  context.restore();
}
