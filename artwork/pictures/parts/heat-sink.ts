import { finishes } from "../../../scene/kit/finishes.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** A finned aluminium heat sink on y = 0, held down by four spring screws that reach `below`. */
export function heatSink(solid: Solid, width: number, depth: number, below: number): Solid {
  const height = 15;
  const fins = 15;
  solid.setFinish(finishes.aluminum).sweep(
    roundedRectangle(width, depth, 1.5, 3),
    [
      [0, 0],
      [0, 3],
    ],
    { bevel: 0.3 },
  );
  const clear = 8;
  for (let fin = 0; fin < fins; fin++) {
    const x = (fin / (fins - 1) - 0.5) * (width - 1.4);
    // The outer fins leave room for the screws.
    const length = Math.abs(x) > width / 2 - clear ? depth - 2 * clear : depth;
    solid.save();
    solid.occlusion = (point) => 0.35 + 0.65 * Math.max(0, Math.min(1, (point.y - below - 3) / (height - 3)));
    solid.at(x, 2.8, 0, (blade) => blade.box(1.25, height - 2.8, length, 0.3));
    solid.restore();
  }
  for (const sideX of [-1, 1]) {
    for (const sideZ of [-1, 1]) {
      solid.at(sideX * (width / 2 - 4), 3, sideZ * (depth / 2 - 4), springScrew);
    }
  }
  return solid;
}

function springScrew(solid: Solid): void {
  const turns = 4;
  const coil = Array.from({ length: turns * 2 + 1 }, (_, index): [number, number] => [
    index % 2 ? 2.1 : 1.7,
    (index * 5) / (turns * 2),
  ]);
  solid.setFinish(finishes.steel).sweep(circle(20), coil, { capBottom: false });
  solid.at(0, 5, 0, (head) => {
    head.setFinish(finishes.copper).cylinder(2.7, 1.5, 24, 0.3);
    head.setFinish(finishes.hole).at(0, 1.51, 0, (cross) => {
      cross.rectangle(2.8, 0.6);
      cross.rectangle(0.6, 2.8);
    });
  });
}
