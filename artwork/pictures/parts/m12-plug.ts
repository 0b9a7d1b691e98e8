import { finishes } from "../../../scene/kit/finishes.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { strainRelief } from "./strain-relief.ts";

/** From a plug's mouth to its cable. */
export const m12PlugLength = 34;

/** A round M12 plug along +y: its mouth at y = 0, knurled steel nut, dark body, boot out of which the cable leaves. */
export function m12Plug(solid: Solid, cableRadius: number): Solid {
  solid.setFinish(finishes.steel).sweep(
    circle(40),
    [
      [4.6, 0.4],
      [4.9, 0, 0.15],
      [6, 0.5, 0.3],
      [6.4, 2.2, 0.2],
      [6.4, 9, 0.2],
      [5.8, 9.8, 0.2],
    ],
    { capBottom: false },
  );
  for (let rib = 0; rib < 24; rib++) {
    solid.save().rotateY((rib / 24) * 2 * Math.PI);
    solid.at(6.4, 2.5, 0, (nut) => nut.box(0.55, 6.2, 0.8, 0.12));
    solid.restore();
  }
  solid.save().rotateX(Math.PI).setFinish(finishes.black).disc(4.6, 32, -2).restore();
  solid.setFinish(finishes.gold);
  for (let contact = 0; contact < 4; contact++) {
    const angle = ((contact + 0.5) * Math.PI) / 2;
    solid.at(Math.cos(angle) * 2.3, 0.6, Math.sin(angle) * 2.3, (pin) => pin.cylinder(0.5, 1.5, 12, 0.1));
  }
  solid.setFinish(finishes.sleeve).sweep(
    circle(36),
    [
      [5.2, 9.6],
      [5.6, 10.4, 0.3],
      [5.6, 17, 0.6],
      [4.6, 19, 0.4],
      [cableRadius * 1.85, 22, 0.2],
    ],
    { capBottom: false },
  );
  solid.setFinish(finishes.copper).sweep(
    circle(36),
    [
      [5.64, 12],
      [5.64, 13.2],
    ],
    { bevel: 0.1, capBottom: false, capTop: false },
  );
  return solid.at(0, 22, 0, (boot) => strainRelief(boot, cableRadius, m12PlugLength - 22));
}
