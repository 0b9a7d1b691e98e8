import { Color } from "three";
import type { View } from "../pictures/view.ts";
import { colours } from "./colours.ts";
import { type Curve, placeOn } from "./curves.ts";
import type { FilmSet } from "./film-set.ts";
import { drawGlow } from "./glow.ts";
import { type Context, drawStroke } from "./ink.ts";
import { nightView } from "./match-cuts.ts";
import { addGeneratorBox, addHouses, type Lighting, ourHouse } from "./models/street.ts";
import { ledOf } from "./models/house.ts";
import { eased, mix, settled, swell } from "./motion.ts";
import { drawPhone, phone } from "./phone.ts";
import { betweenViews, seenFrom } from "./seen-from.ts";
import type { Shot } from "./shot.ts";

const closeView: View = { ...nightView, target: ledOf(ourHouse), distance: 560, fieldOfView: 3.4 };
const powerFails = [2.1, 3.1] as const;
const callAt = 3.5;

/** The building as a model goes dark but for one LED; a pulse falls from it to a phone, where the water shows. */
export const shot7: Shot = {
  seconds: 7,
  open: ({ sheet, table }) => {
    const set = table();
    const { stage } = set;
    stage.aimLights([0, 50, 0], 170);
    stage.addGround();
    const lighting = addHouses(stage, [ourHouse]);
    addGeneratorBox(stage);
    set.ready();
    const led = seenFrom(nightView)(...ledOf(ourHouse));
    const viewAt = (time: number) => betweenViews(closeView, nightView, eased(time, 0, 1.7));
    return (time) => {
      const isMoving = time < 1.7;
      const night = eased(time, ...powerFails);
      if (night > 0) {
        expose(set, lighting, 1, "dark", false, () => nightView);
        set.show(sheet);
      }
      if (night < 1) {
        expose(set, lighting, 0, isMoving ? `${time}` : "lit", isMoving, (later) => viewAt(time + later));
        set.show(sheet, (1 - night) * eased(time, 0, 0.3));
      }
      const [ledX, ledY] = isMoving ? seenFrom(viewAt(time))(...ledOf(ourHouse)) : led;
      drawCall(sheet, [ledX, ledY], time);
      drawGlow(sheet, [ledX, ledY], 30 + 60 * night, beacon(time));
    };
  },
};

/** It blinks slower than a heart, and once as it calls. */
function beacon(time: number): number {
  return 0.8 + 0.2 * Math.cos(time * 2.4) + 0.3 * swell(time, callAt - 0.3, callAt + 0.3);
}

/** Day or night on the same table. */
export function expose(
  set: FilmSet,
  { panes, plan }: Lighting,
  night: number,
  state: string,
  isMoving: boolean,
  viewAt: (later: number) => View,
): void {
  const { stage } = set;
  set.paper(night > 0 ? colours.board : colours.paper);
  stage.key.intensity = mix(2.6, 0.5, night);
  stage.dome.intensity = mix(1.2, 0.12, night);
  stage.scene.environmentIntensity = mix(0.8, 0.13, night);
  stage.key.color = new Color(night > 0 ? "#9fc4d8" : "#fff1df");
  plan.color.set(night > 0 ? colours.silkscreen : colours.ink);
  plan.opacity = night > 0 ? 0.2 : 0.4;
  panes.color.set(night > 0 ? "#020504" : "#ffb45c").multiplyScalar(night > 0 ? 1 : 1.35);
  set.expose(`${night} ${state}`, isMoving, (later) => set.look(viewAt(later)));
}

/** Down the front of the house, as straight as a plumb line. */
function drawCall(sheet: Context, [x, y]: readonly [number, number], time: number): void {
  const top = phone.y;
  const way: Curve = [
    [x, y],
    [x, top],
  ];
  const drawn = eased(time, callAt - 0.9, callAt + 0.1);
  if (drawn <= 0) return;
  const falls = eased(time, callAt, callAt + 0.75);
  drawStroke(sheet, {
    curve: way,
    weight: 1.6,
    color: colours.brightCopper,
    dashes: [2, 6],
    strength: 0.75 * drawn,
  });
  drawStroke(sheet, { curve: way, weight: 3, color: colours.brightCopper }, falls);
  drawPhone(sheet, drawn, settled(time, callAt + 0.7, callAt + 2.4), time);
  if (falls > 0 && falls < 1) drawGlow(sheet, placeOn(way, falls), 44, 1, "#FFC98F");
  drawGlow(sheet, [x, top], 60, swell(time, callAt + 0.6, callAt + 1.2), "#FFC98F");
}
