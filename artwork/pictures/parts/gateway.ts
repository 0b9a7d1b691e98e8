import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { usbC } from "../../../scene/kit/parts/usb-c.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { onFront } from "./on-face.ts";
import { rj45, rj45Size } from "./rj45.ts";

/** The size of the gateway, and its LEDs behind the glass. */
export const gatewaySize = {
  width: 66,
  depth: 66,
  height: 23,
  leds: [
    [-24, 23.35, 22],
    [-19, 23.35, 22],
    [-14, 23.35, 22],
  ],
  antenna: [22, 11, -33],
} as const;

const { width, depth, height } = gatewaySize;

/** A small gateway: one block of aluminium under dark glass, network and power in front; on y = 0 with rubber feet. */
export function gateway(solid: Solid, atlas: MarkAtlas): Solid {
  const outline = roundedRectangle(width, depth, 10, 10);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      solid.setFinish(finishes.rubber).at(x * 22, 0, z * 22, (foot) =>
        foot.sweep(circle(24), [
          [5, 0, 0.3],
          [5, 1.6],
        ]),
      );
    }
  }
  solid.save();
  solid.occlusion = ({ y }, normal) => (normal.y > 0.5 ? 1 : 0.5 + 0.5 * Math.min(1, (y - 1) / 5));
  solid.setFinish(finishes.aluminum).sweep(outline, [
    [-1.8, 1.4, 0.5],
    [0, 3.2, 0.5],
    [0, 6.2],
    [0, height - 0.9, 0.4],
    [-1.2, height, 0.3],
  ]);
  solid.restore();
  drawGlass(solid, atlas);
  drawSockets(solid, atlas);
  const [x, y, z] = gatewaySize.antenna;
  solid
    .save()
    .translate(x, y, z)
    .rotateX(-Math.PI / 2);
  solid.setFinish(finishes.gold).cylinder(3.1, 6.5, 28, 0.25);
  return solid.restore();
}

function drawGlass(solid: Solid, atlas: MarkAtlas): void {
  const name = atlas.mark(26, 9, 14, (context, _, h) => {
    strokeText(context, "GATEWAY G2", 1.4, h / 2 - 0.6, 2.6, { align: "left", width: 0.36 });
    strokeText(context, "LORA  ETHERNET", 1.4, h / 2 + 2.8, 1.3, { align: "left" });
  });
  solid.setFinish(finishes.glass).at(0, height - 0.1, 0, (pane) =>
    pane.sweep(
      roundedRectangle(width - 5, depth - 5, 8, 10),
      [
        [0, 0],
        [0, 0.4],
      ],
      { bevel: 0.2, capBottom: false },
    ),
  );
  solid.setFinish(finishes.glass).at(-12, height + 0.32, 12, (pane) => pane.decal(26, 9, name));
  for (const [x, y, z] of gatewaySize.leds.slice(0, 1)) {
    solid.setFinish(finishes.led).at(x, y - 0.04, z, (led) => led.disc(0.8, 20, 0));
  }
  for (const [x, y, z] of gatewaySize.leds.slice(1)) {
    solid.setFinish(finishes.pocket).at(x, y - 0.04, z, (led) => led.disc(0.7, 20, 0));
  }
}

function drawSockets(solid: Solid, atlas: MarkAtlas): void {
  onFront(solid, 14, 12.6, depth / 2 - rj45Size.depth + 0.4, (face) => {
    recess(face, 17.2, 14.6, 0.8, 11.62);
    rj45(face);
    for (let contact = 0; contact < 8; contact++) {
      face
        .setFinish(finishes.gold)
        .at((contact - 3.5) * 1.02, 11.63, 3.6, (spring) => spring.rectangle(0.4, 3));
    }
  });
  onFront(solid, -12, 9.6, depth / 2, (face) => recess(face, 8.7, 3, 1.4, 0.02));
  solid.at(-12, 8, depth / 2 + 0.5, (socket) => usbC(socket));
  onFront(solid, -12, 9.64, depth / 2, (face) => {
    face.setFinish(finishes.lcp).at(0, 0.1, 0, (tongue) => tongue.box(6.2, 0.2, 0.7, 0.05));
  });
  const legend = atlas.mark(36, 2.4, 16, (context, w, h) => {
    strokeText(context, "5V", 7, h / 2, 1.3);
    strokeText(context, "LAN", w - 3, h / 2, 1.3);
  });
  // The same occlusion as the wall.
  solid.save();
  solid.occlusion = ({ y }) => 0.5 + 0.5 * Math.min(1, (y - 1) / 5);
  onFront(solid, -1, 4.5, depth / 2 + 0.02, (face) =>
    face.setFinish(finishes.aluminum).decal(36, 2.4, legend),
  );
  solid.restore();
}

/** The dark inside of a socket in the wall. */
function recess(solid: Solid, wide: number, high: number, corner: number, y: number): void {
  solid.setFinish(finishes.hole).at(0, y, 0, (mouth) =>
    mouth.sweep(
      roundedRectangle(wide, high, corner, 5),
      [
        [0, -0.01],
        [0, 0],
      ],
      { capBottom: false },
    ),
  );
}
