import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import { drawLogo, type MarkAtlas } from "../../../scene/kit/marks.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { strainRelief } from "./strain-relief.ts";
import { hexagonNut, threadedRod, washer } from "./fasteners.ts";

/** Of the sensor along its axis: face at 0, cable leaves at `length`. */
export const ultrasonicSize = { radius: 15, length: 62 } as const;

const body = finish("#24282a", 0.42, 0);

/** An ultrasonic level sensor: a threaded barrel with its face at y = 0 facing down, its cable at the top. */
export function ultrasonicSensor(solid: Solid, atlas: MarkAtlas): Solid {
  const { radius } = ultrasonicSize;
  solid.setFinish(body).sweep(
    circle(56),
    [
      [radius - 3.4, 0.6, 0.1],
      [radius - 3, 0, 0.3],
      [radius + 1, 0, 0.5],
      [radius + 1, 3, 0.4],
      [radius - 0.6, 3.6, 0.1],
    ],
    { capBottom: false, capTop: false },
  );
  solid.save().translate(0, 0.8, 0).rotateX(Math.PI);
  solid.setFinish(finishes.copperDark).annulus(radius - 4.4, radius - 3.2, 56, 0.02);
  solid.setFinish(finishes.pocket).disc(radius - 4.4, 48, 0.01);
  solid.restore();
  solid.setFinish(body).at(0, 3.4, 0, (barrel) => threadedRod(barrel, radius, 32, 1.5));
  for (const [y, rotation] of [
    [13, 0.2],
    [24, 0.5],
  ] as const) {
    solid.setFinish(finishes.aluminum).at(0, y, 0, (nut) => hexagonNut(nut, 40, 4.6, radius + 0.1), rotation);
  }
  solid.setFinish(finishes.rubber).at(0, 18, 0, (seal) => washer(seal, radius, radius + 5, 2));
  const ring = atlas.mark(60, 12, 10, (context) => {
    drawLogo(context, 8, 6, 2.6);
    strokeText(context, "US-5000", 13, 4.6, 2.8, { align: "left", width: 0.42 });
    strokeText(context, "0.3 .. 5 M", 13, 9, 1.6, { align: "left" });
  });
  const [u0, v0, u1, v1] = ring;
  solid.setFinish(finishes.aluminumDark).sweep(
    circle(56),
    [
      [radius - 0.4, 35.2, 0.2],
      [radius - 0.4, 50, 0.8],
      [radius - 4, 52, 0.6],
      [5, 52, 0.3],
    ],
    { uvSide: [u0, v1, u1 + (u1 - u0) * 0.55, v0, 37, 49], capBottom: false },
  );
  return solid.at(0, 51.8, 0, (boot) => strainRelief(boot, 2.3, 12));
}
