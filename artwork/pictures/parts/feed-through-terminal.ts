import { type Finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { extrudeAlongX } from "./extrude.ts";
import { onFront, onUnderside } from "./on-face.ts";
import { clampingScrew, wireEntry } from "./screw-terminals.ts";

/** The width of a terminal on its rail, and where its wire enters from below. */
export const feedThrough = { width: 6.2, entry: [0, -25, 26] } as const;

/** A feed-through terminal: a screw on each shoulder, its number plate between. */
export function feedThroughTerminal(solid: Solid, atlas: MarkAtlas, name: string, finish: Finish): Solid {
  solid.setFinish(finish);
  extrudeAlongX(
    solid,
    [
      [4, -25],
      [33, -25],
      [36, -22],
      [36, -11],
      [43, -8],
      [43, 8],
      [36, 11],
      [36, 22],
      [33, 25],
      [4, 25],
    ],
    feedThrough.width - 0.25,
    0.35,
  );
  for (const side of [-1, 1])
    onFront(solid, 0, side * 16.4, 36, (face) => clampingScrew(face, 1.9, side + name.length));
  const plate = atlas.mark(4.6, 5, 18, (context, width, height) =>
    strokeText(context, name, width / 2, height / 2, 2.1, { width: 0.3 }),
  );
  onFront(solid, 0, 4.4, 43, (face) => {
    face.setFinish(finishes.white).box(5, 0.6, 6, 0.2);
    face.at(0, 0.62, 0, (tag) => tag.decal(4.6, 5, plate));
  });
  onFront(solid, 0, -4.4, 43, (face) => face.setFinish(finishes.hole).rectangle(3.4, 2.6, 0.012));
  onUnderside(solid, ...feedThrough.entry, (under) => wireEntry(under, 3.6));
  return solid;
}

/** A copper comb that bridges neighbouring terminals; its first tooth is at x = 0. */
export function bridge(solid: Solid, count: number): Solid {
  const length = (count - 1) * feedThrough.width + 3.4;
  return solid
    .setFinish(finishes.copper)
    .at(((count - 1) * feedThrough.width) / 2, -5.6, 42.4, (comb) => comb.box(length, 2.4, 2.6, 0.35));
}
