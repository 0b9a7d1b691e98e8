import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { extrudeAlongX } from "./extrude.ts";
import { onFront, onUnderside } from "./on-face.ts";
import { clampingScrew, wireEntry } from "./screw-terminals.ts";

/** The width of a slim relay, where its wire enters from below, and its LED. */
export const slimRelay = { width: 9, entry: [0, -39, 24], led: [0, 18.6, 53.2] } as const;

const base = finish("#3d4446", 0.5, 0);

/** A slim interface relay: its plugged-in relay in front, held by a lever with the number plate. */
export function drawSlimRelay(solid: Solid, atlas: MarkAtlas, name: string, isOn: boolean): Solid {
  solid.setFinish(base);
  extrudeAlongX(
    solid,
    [
      [5, -39],
      [30, -39],
      [32, -37],
      [32, -29],
      [46, -22],
      [52, -20],
      [52, 20],
      [46, 22],
      [32, 29],
      [32, 37],
      [30, 39],
      [5, 39],
    ],
    slimRelay.width - 0.35,
    0.45,
  );
  onFront(solid, 0, -5, 51, (face) =>
    face.setFinish(finishes.lcp).sweep(
      roundedRectangle(6.4, 25, 0.6, 2),
      [
        [0, 0],
        [0, 15],
      ],
      { bevel: 0.4, capBottom: false },
    ),
  );
  const print = atlas.mark(5.4, 16, 16, (context, width, height) => {
    strokeText(context, "RELAY", width / 2 - 1, height / 2, 1.5, { rotation: -Math.PI / 2 });
    strokeText(context, "24V  6A", width / 2 + 1.3, height / 2, 1.1, { rotation: -Math.PI / 2 });
  });
  onFront(solid, 0, -5, 66.02, (face) => face.setFinish(finishes.lcp).decal(5.4, 16, print));
  drawLever(solid, atlas, name);
  const [ledX, ledY, ledZ] = slimRelay.led;
  onFront(solid, ledX, ledY, ledZ - 1.2, (face) =>
    face.setFinish(isOn ? finishes.led : finishes.pocket).box(2.6, 0.8, 1.6, 0.25),
  );
  for (const side of [-1, 1])
    onFront(solid, 0, side * 33, 32, (face) => clampingScrew(face, 2.1, name.length + side));
  onUnderside(solid, ...slimRelay.entry, (under) => wireEntry(under, 3.4));
  return solid;
}

function drawLever(solid: Solid, atlas: MarkAtlas, name: string): void {
  solid.setFinish(finishes.ivory).at(0, 8.2, 0, (lever) => {
    extrudeAlongX(
      lever,
      [
        [51, 0],
        [66, -1.4],
        [68, 0.6],
        [68, 2.4],
        [60, 5],
        [51, 6.4],
      ],
      6.6,
      0.4,
    );
  });
  const number = atlas.mark(6, 4, 18, (context, width, height) =>
    strokeText(context, name, width / 2, height / 2, 2),
  );
  solid.save().translate(0, 13.4, 56).rotateX(-0.98);
  onFront(solid, 0, 0, 1.4, (face) => {
    face.setFinish(finishes.white).at(0, -0.5, 0, (plate) => plate.box(6.2, 0.5, 5.4, 0.15));
    face.setFinish(finishes.white).at(0, 0.02, 0, (plate) => plate.decal(6, 4, number));
  });
  solid.restore();
}
