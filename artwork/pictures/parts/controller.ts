import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { extrudeAlongX } from "./extrude.ts";
import { onFront } from "./on-face.ts";
import { plugEntries, pluggableTerminals } from "./pluggable-terminals.ts";
import { rj45 } from "./rj45.ts";

type Position = [x: number, y: number, z: number];

/** LEDs behind the glass: eight inputs, eight outputs under them, and three for the state. */
export const controllerLeds: readonly { position: Position; isOn: boolean }[] = [
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((way) =>
    [0, 1].map((row) => ({
      position: [(way - 3.5) * 4.2 - 11, -3.4 - row * 6.6, 61.03] satisfies Position,
      isOn: (row === 0 ? [0, 1, 4] : [1, 4, 5]).includes(way),
    })),
  ),
  ...[0, 1, 2].map((row) => ({ position: [28, 9.6 - row * 2.9, 61.03] satisfies Position, isOn: row < 2 })),
];

const width = 76;
const deckZ = 36;
const plugs = [-19, 19] as const;

/** Where the wires of the lower terminals enter, from left to right. */
export function controllerEntries(): Position[] {
  return plugs.flatMap((middle) =>
    plugEntries(6).map(([x, y, z]): Position => [x + middle, y - 35, z + deckZ]),
  );
}

/** The company's controller: an extruded aluminium body between dark side covers, a glass front, terminals on both decks. */
export function drawController(solid: Solid, atlas: MarkAtlas): Solid {
  const body: [number, number][] = [
    [5, -45],
    [deckZ, -45],
    [deckZ, -26.5],
    [57, -22.5],
    [60, -19.5],
    [60, 19.5],
    [57, 22.5],
    [deckZ, 26.5],
    [deckZ, 45],
    [5, 45],
  ];
  solid.setFinish(finishes.aluminumDark);
  extrudeAlongX(solid, body, width - 5, 0.5);
  for (const side of [-1, 1]) {
    solid.at(side * (width / 2 - 1.3), 0, 0, (cover) => {
      cover.setFinish(finishes.dark);
      extrudeAlongX(
        cover,
        body.map(([z, y]): [number, number] => [z + (z > 5 ? 0.8 : 0), y + Math.sign(y) * 0.8]),
        2.6,
        0.6,
      );
    });
  }
  drawFins(solid);
  drawGlass(solid, atlas);
  for (const [index, middle] of plugs.entries()) {
    solid.at(middle, -35, deckZ, (position) => pluggableTerminals(position, atlas, 6, index * 6 + 1));
  }
  for (const x of [-24, -6]) onFront(solid, x, 35.6, deckZ, (face) => rj45(face));
  solid.at(20, 36, deckZ, (position) => pluggableTerminals(position.rotateZ(Math.PI), atlas, 4, 21));
  return solid;
}

/** Cooling ribs on the slopes above and below the glass. */
function drawFins(solid: Solid): void {
  for (const side of [-1, 1]) {
    for (let fin = 0; fin < 15; fin++) {
      solid.at((fin - 7) * 4.6, 0, 0, (position) => {
        position.setFinish(finishes.aluminumDark);
        extrudeAlongX(
          position,
          [
            [deckZ - 0.4, side * 26.6],
            [deckZ - 0.4, side * 25],
            [56.5, side * 21.6],
            [58.4, side * 21.9],
            [56.4, side * 25.4],
            [40, side * 28],
          ],
          1.5,
          0.3,
        );
      });
    }
  }
}

function drawGlass(solid: Solid, atlas: MarkAtlas): void {
  const mark = atlas.mark(64, 33, 12, (context, width) => {
    strokeText(context, "C8", 3, 6, 3.4, { align: "left", width: 0.52 });
    strokeText(context, "CONTROLLER", 3, 10.6, 1.5, { align: "left" });
    for (const [row, name] of ["IN", "OUT"].entries()) {
      strokeText(context, name, 39, 19.9 + row * 6.6, 1.3, { align: "left" });
      for (let way = 0; way < 8; way++) {
        strokeText(context, `${way + 1 + row * 8}`, 21 + (way - 3.5) * 4.2, 22.2 + row * 6.6, 1);
      }
    }
    for (const [row, name] of ["RUN", "NET", "ERR"].entries()) {
      strokeText(context, name, width - 6.5, 6.9 + row * 2.9, 1.1, { align: "right" });
    }
  });
  onFront(solid, 0, 0, 60, (front) => {
    front.setFinish(finishes.glass).sweep(
      roundedRectangle(66, 35, 2, 4),
      [
        [0, 0],
        [0, 1],
      ],
      { bevel: 0.25 },
    );
    front.at(0, 1.015, 0, (glass) => glass.decal(64, 33, mark));
  });
  for (const { position, isOn } of controllerLeds) {
    onFront(solid, ...position, (glass) =>
      glass
        .setFinish(isOn ? finishes.led : finishes.pocket)
        .cylinder(0.75, 0.15, 14, 0, { capBottom: false }),
    );
  }
}
