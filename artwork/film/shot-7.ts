import { Color } from "three";
import type { View } from "../pictures/view.ts";
import { colors } from "./colors.ts";
import { type Curve, pointOnCurve } from "./curves.ts";
import type { FrameRenderer } from "./frame-renderer.ts";
import { drawGlow } from "./glow.ts";
import { type Context, drawStroke } from "./strokes.ts";
import { nightView } from "./match-cuts.ts";
import { addGeneratorBox, addHouses, type Lighting, ourHouse } from "./models/street.ts";
import { ledOf } from "./models/house.ts";
import { easeInOut, lerp, easeOut, bump } from "./easing.ts";
import { drawPhone, phone } from "./phone.ts";
import { lerpViews, projectionOf } from "./projection.ts";
import type { Shot } from "./shot.ts";

const closeView: View = { ...nightView, target: ledOf(ourHouse), distance: 560, fieldOfView: 3.4 };
const powerFails = [2.1, 3.1] as const;
const signalTime = 3.5;

/** The building as a model goes dark but for one LED; a pulse runs from it to a phone that shows the water level. */
export const shot7: Shot = {
  seconds: 7,
  open: ({ context, createFrameRenderer }) => {
    const renderer = createFrameRenderer();
    const { stage } = renderer;
    stage.aimLights([0, 50, 0], 170);
    stage.addGround();
    const lighting = addHouses(stage, [ourHouse]);
    addGeneratorBox(stage);
    renderer.renderEnvironment();
    const led = projectionOf(nightView)(...ledOf(ourHouse));
    const viewAt = (time: number) => lerpViews(closeView, nightView, easeInOut(time, 0, 1.7));
    return (time) => {
      const isMoving = time < 1.7;
      const night = easeInOut(time, ...powerFails);
      if (night > 0) {
        renderStreet(renderer, lighting, 1, "dark", false, () => nightView);
        renderer.draw(context);
      }
      if (night < 1) {
        renderStreet(renderer, lighting, 0, isMoving ? `${time}` : "lit", isMoving, (offset) =>
          viewAt(time + offset),
        );
        renderer.draw(context, (1 - night) * easeInOut(time, 0, 0.3));
      }
      const [ledX, ledY] = isMoving ? projectionOf(viewAt(time))(...ledOf(ourHouse)) : led;
      drawSignal(context, [ledX, ledY], time);
      drawGlow(context, [ledX, ledY], 30 + 60 * night, ledBrightness(time));
    };
  },
};

/** The LED pulsates slowly, and is brighter when the signal is sent. */
function ledBrightness(time: number): number {
  return 0.8 + 0.2 * Math.cos(time * 2.4) + 0.3 * bump(time, signalTime - 0.3, signalTime + 0.3);
}

/** Renders the street by day or by night. */
export function renderStreet(
  renderer: FrameRenderer,
  { panes, plan }: Lighting,
  night: number,
  state: string,
  isMoving: boolean,
  viewAt: (offset: number) => View,
): void {
  const { stage } = renderer;
  renderer.setBackground(night > 0 ? colors.board : colors.paper);
  stage.key.intensity = lerp(2.6, 0.5, night);
  stage.dome.intensity = lerp(1.2, 0.12, night);
  stage.scene.environmentIntensity = lerp(0.8, 0.13, night);
  stage.key.color = new Color(night > 0 ? "#9fc4d8" : "#fff1df");
  plan.color.set(night > 0 ? colors.silkscreen : colors.ink);
  plan.opacity = night > 0 ? 0.2 : 0.4;
  panes.color.set(night > 0 ? "#020504" : "#ffb45c").multiplyScalar(night > 0 ? 1 : 1.35);
  renderer.render(`${night} ${state}`, isMoving, (offset) => renderer.setView(viewAt(offset)));
}

/** The signal from the LED straight down to the phone. */
function drawSignal(context: Context, [x, y]: readonly [number, number], time: number): void {
  const top = phone.y;
  const path: Curve = [
    [x, y],
    [x, top],
  ];
  const drawn = easeInOut(time, signalTime - 0.9, signalTime + 0.1);
  if (drawn <= 0) return;
  const falls = easeInOut(time, signalTime, signalTime + 0.75);
  drawStroke(context, {
    curve: path,
    weight: 1.6,
    color: colors.brightCopper,
    dashes: [2, 6],
    opacity: 0.75 * drawn,
  });
  drawStroke(context, { curve: path, weight: 3, color: colors.brightCopper }, falls);
  drawPhone(context, drawn, easeOut(time, signalTime + 0.7, signalTime + 2.4), time);
  if (falls > 0 && falls < 1) drawGlow(context, pointOnCurve(path, falls), 44, 1, "#FFC98F");
  drawGlow(context, [x, top], 60, bump(time, signalTime + 0.6, signalTime + 1.2), "#FFC98F");
}
