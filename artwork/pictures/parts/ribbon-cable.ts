import type { Vector3 } from "three";
import { finish, finishes } from "../../../scene/kit/finishes.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawTube } from "../../solid/tube.ts";
import { insulation } from "./jumper-wire.ts";

const pitch = 1.27;
const gray = finish("#3b4042", 0.46, 0);

/** A flat cable of 10 conductors along a path; `from` and `to` are the directions of its width at the ends. The first is marked. */
export function ribbonCable(solid: Solid, path: readonly Vector3[], from: Vector3, to: Vector3): Solid {
  for (let conductor = 0; conductor < 10; conductor++) {
    const aside = (conductor - 4.5) * pitch;
    const lane = path.map((point, index) => {
      const fraction = index / (path.length - 1);
      const eased = fraction * fraction * (3 - 2 * fraction);
      return point.clone().addScaledVector(from.clone().lerp(to, eased).normalize(), aside);
    });
    drawTube(solid.setFinish(conductor === 0 ? insulation.copper : gray), lane, 0.66, 10);
  }
  return solid;
}

/** The plug of such a cable, standing on y = 0 with its cable leaving towards +z; `pins` looks down. */
export function ribbonPlug(solid: Solid): Solid {
  solid.setFinish(finishes.lcp).box(17, 6.2, 5.6, 0.5);
  solid.setFinish(finishes.lcp).at(0, 6.2, 0, (bar) => bar.box(17, 1.9, 5, 0.5));
  solid.setFinish(finishes.lcp).at(0, 0.6, 2.8, (key) => key.box(4, 4.4, 1, 0.2));
  solid.setFinish(finishes.sleeve).at(0, 8.2, -0.4, (strap) => strap.box(14.6, 1.3, 3.4, 0.4));
  for (const side of [-1, 1]) {
    solid.setFinish(finishes.sleeve).at(side * 8, 3.6, 0, (cheek) => cheek.box(1.6, 5.6, 3.4, 0.4));
  }
  return solid;
}

/** The shrouded header that takes the plug, on y = 0; its opening looks up. */
export function boxHeader(solid: Solid): Solid {
  solid.setFinish(finishes.lcp).box(20.4, 2, 8.9, 0.3);
  for (const side of [-1, 1]) {
    solid.at(side * 9.6, 0, 0, (wall) => wall.box(1.2, 8.6, 8.9, 0.3));
    solid.at(0, 0, side * 3.85, (wall) => wall.box(20.4, 8.6, 1.2, 0.3));
  }
  return solid;
}
