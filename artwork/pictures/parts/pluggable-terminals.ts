import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { extrudeAlongX } from "./extrude.ts";
import { onFront, onUnderside } from "./on-face.ts";
import { clampingScrew, wireEntry } from "./screw-terminals.ts";

const pitch = 5.08;
const plugGreen = finish("#1c523f", 0.5, 0);

/** Where a plug's wires enter, relative to its middle. */
export function plugEntries(ways: number): [x: number, y: number, z: number][] {
  return Array.from({ length: ways }, (_, way) => [(way - (ways - 1) / 2) * pitch, -8, 5]);
}

/**
 * A pluggable terminal block with its back on z = 0: screws in front, wires from below.
 * The number of the first way is `first`.
 */
export function pluggableTerminals(solid: Solid, atlas: MarkAtlas, ways: number, first: number): Solid {
  const width = ways * pitch + 0.8;
  solid.setFinish(finishes.lcp).at(0, -6.4, -0.2, (socket) => socket.box(width + 1.4, 15, 3, 0.3));
  solid.setFinish(plugGreen);
  extrudeAlongX(
    solid,
    [
      [1, -8],
      [9.6, -8],
      [11.4, -6],
      [11.4, 3.6],
      [8.4, 8],
      [1, 8],
    ],
    width,
    0.35,
  );
  const numbers = atlas.mark(width, 2.4, 14, (context, _, height) => {
    for (let way = 0; way < ways; way++) {
      strokeText(context, `${first + way}`, (way + 0.5) * pitch + 0.4, height / 2, 1.5);
    }
  });
  for (const [way, [x, y, z]] of plugEntries(ways).entries()) {
    onFront(solid, x, 0.2, 11.4, (front) => clampingScrew(front, 1.5, way * 1.3 + first));
    onUnderside(solid, x, y, z, (under) => wireEntry(under, 3));
    // The rib between two ways.
    if (way > 0) {
      solid.setFinish(plugGreen).at(x - pitch / 2, -7.8, 10.9, (rib) => rib.box(0.5, 11, 1.2, 0.1));
    }
  }
  solid.save().translate(0, 5.9, 9.95).rotateX(-Math.atan2(3, 4.4));
  onFront(solid, 0, 0, 0.03, (slope) => slope.setFinish(plugGreen).decal(width, 2.4, numbers));
  solid.restore();
  return solid;
}
