import { finishes } from "../../../scene/kit/finishes.ts";
import { circle, polygon, type Point } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** A spur gear lying on y = 0 in the finish in use, with its hub and bore. */
export function spurGear(solid: Solid, teeth: number, radius: number, height: number): Solid {
  const module = (2 * radius) / (teeth + 2);
  const pitchAngle = (2 * Math.PI) / teeth;
  const flank: [angle: number, radius: number][] = [
    [-0.5, radius - 2.2 * module],
    [-0.27, radius - 2.2 * module],
    [-0.2, radius - module],
    [-0.1, radius],
    [0.1, radius],
    [0.2, radius - module],
    [0.27, radius - 2.2 * module],
  ];
  const corners = Array.from({ length: teeth }, (_, tooth) =>
    flank.map(([fraction, reach]): Point => {
      const angle = (tooth + fraction) * pitchAngle;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach];
    }),
  ).flat();
  solid.sweep(
    polygon(corners, 0.75, false),
    [
      [0, 0],
      [0, height],
    ],
    { bevel: 0.08 },
  );
  const bore = radius * 0.22;
  solid.at(0, height, 0, (hub) =>
    hub.sweep(
      circle(28),
      [
        [radius * 0.45, 0],
        [radius * 0.45, height * 0.45, 0.12],
        [bore, height * 0.45, 0.1],
        [bore, 0.05],
      ],
      { capBottom: false, capTop: false },
    ),
  );
  return solid.at(0, height + 0.06, 0, (hole) => hole.setFinish(finishes.hole).disc(bore, 20));
}
