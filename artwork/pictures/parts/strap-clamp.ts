import { finishes } from "../../../scene/kit/finishes.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { extrudeAlongZ } from "./extrude.ts";
import { hexagonNut, threadedRod, washer } from "./fasteners.ts";

/**
 * A strap clamp on something `grip` high at x = 0, extending along +x: steel strap, stud with nut and washer, heel
 * block. On y = 0.
 */
export function strapClamp(solid: Solid, grip: number): Solid {
  const strap = 4.2;
  solid.setFinish(finishes.steel).at(0, grip, 0, (bar) =>
    extrudeAlongZ(
      bar,
      [
        [-4, 0],
        [-4, strap * 0.55],
        [0.5, strap],
        [23, strap],
        [23, 0.9],
        [-1, 0.9],
        [-1.6, 0],
      ],
      8,
      0.45,
    ),
  );
  solid.setFinish(finishes.steel).at(9.5, 0, 0, (stud) => {
    threadedRod(stud, 1.75, grip + strap + 8, 0.6);
    stud.at(0, grip + strap, 0, (top) => washer(top.setFinish(finishes.aluminumDark), 1.8, 3.7, 0.9));
    stud.at(0, grip + strap + 0.9, 0, (top) => hexagonNut(top.setFinish(finishes.steel), 6, 3.4, 1.8));
  });
  solid.setFinish(finishes.pocket).at(20, 0, 0, (heel) => {
    heel.sweep(
      roundedRectangle(6, 8, 0.6, 2),
      [
        [0, 0],
        [0, grip + 0.85],
      ],
      { bevel: 0.3 },
    );
  });
  return solid.setFinish(finishes.copper).at(9.5, grip + strap + 8, 0, (cap) =>
    cap.sweep(
      circle(20),
      [
        [1.5, -0.2],
        [1.5, 0.2],
      ],
      { bevel: 0.15, capBottom: false },
    ),
  );
}
