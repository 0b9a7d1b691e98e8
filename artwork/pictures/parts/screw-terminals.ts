import { finishes } from "../../../scene/kit/finishes.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** The head of a clamping screw, on a face that faces up; `rotation` is that of its slot. */
export function clampingScrew(solid: Solid, radius: number, rotation: number): Solid {
  solid.setFinish(finishes.hole).disc(radius * 1.3, 20, 0.012);
  solid.setFinish(finishes.tin).sweep(
    circle(20),
    [
      [radius, 0.02],
      [radius, 0.2],
    ],
    { bevel: 0.1, capBottom: false },
  );
  return solid
    .setFinish(finishes.hole)
    .at(0, 0.21, 0, (slot) => slot.rectangle(radius * 1.9, radius * 0.34), rotation)
    .at(0, 0.21, 0, (slot) => slot.rectangle(radius * 1.9, radius * 0.34), rotation + Math.PI / 2);
}

/** The opening for a wire, on a face that faces up. */
export function wireEntry(solid: Solid, width: number): Solid {
  return solid.setFinish(finishes.hole).sweep(
    roundedRectangle(width, width, width * 0.3, 3),
    [
      [0, 0],
      [0, 0.02],
    ],
    { capBottom: false },
  );
}

/** A crimped ferrule that points down into an entry at y = 0; only its collar is visible, unless `isTubeVisible`. */
export function ferrule(solid: Solid, wireRadius: number, isTubeVisible = false): Solid {
  if (isTubeVisible) {
    solid.setFinish(finishes.tin).at(0, -8, 0, (tube) =>
      tube.sweep(
        circle(16),
        [
          [wireRadius * 0.55, 0, 0.1],
          [wireRadius * 0.72, 0.6, 0.1],
          [wireRadius * 0.72, 2.2, 0.05],
          [wireRadius * 0.6, 2.6, 0.05],
          [wireRadius * 0.72, 3, 0.05],
          [wireRadius * 0.6, 5.2, 0.05],
          [wireRadius * 0.72, 5.6, 0.05],
          [wireRadius * 0.72, 8, 0],
        ],
        { capTop: false },
      ),
    );
  }
  return solid.setFinish(finishes.ivory).sweep(
    circle(20),
    [
      [wireRadius * 0.9, -0.4, 0.1],
      [wireRadius * 1.05, 0.6, 0.1],
      [wireRadius * 1.45, 3, 0.1],
      [wireRadius * 1.45, 6, 0.2],
    ],
    { capTop: true },
  );
}
