import { Board } from "../../../scene/kit/board/board.ts";
import { placePassiveRow } from "../../../scene/kit/board/passives.ts";
import { BoardRouter } from "../../routing/board-router.ts";
import { type Net, routeNets, addStitchingVias } from "../../routing/route-nets.ts";
import { finishes } from "../../../scene/kit/finishes.ts";
import { chipMark, type MarkAtlas } from "../../../scene/kit/marks.ts";
import { electrolytic } from "../../../scene/kit/parts/capacitors.ts";
import { inductor } from "../../../scene/kit/parts/inductors.ts";
import { pinHeader } from "../../../scene/kit/parts/pin-header.ts";
import { led, pushButton } from "../../../scene/kit/parts/small-parts.ts";
import { usbC } from "../../../scene/kit/parts/usb-c.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { heatSink } from "./heat-sink.ts";
import { onFront } from "./on-face.ts";
import { rj45, rj45Size } from "./rj45.ts";

/** Of the compute board; its USB sockets stand along the front edge, `camera` is the one the camera is plugged into. */
export const computeBoard = { width: 94, depth: 68, camera: [-23, 1.6, 34], led: [38, 0.7, 27] } as const;

const module = { x: 0, z: -7, width: 72, depth: 47, height: 4.6 };
const frontEdge = computeBoard.depth / 2;

/** A carrier board with sockets along its front, and a compute module under a finned heat sink. */
export function layOutComputeBoard(atlas: MarkAtlas): Board {
  const { width, depth } = computeBoard;
  const holes = [-1, 1].flatMap((x) => [-1, 1].map((z) => ({ x: x * 43, z: z * 30, radius: 1.6 })));
  const board = new Board(width, depth, { seed: 17, radius: 3.5, holes });
  for (const { x, z } of holes) board.addRoundPad(x, z, 2.9, { hole: 1.6 });
  board.addPart(module.x, module.z, {}, drawModule);
  board.addOccluder(module.x, module.z, module.width, module.depth, 8);
  placeSockets(board);
  placePower(board, atlas);
  placePassiveRow(board, "capacitor", "0402", -42, -20, 8, 0, 2.4);
  placePassiveRow(board, "resistor", "0402", -39, -20, 8, 0, 2.4);
  placePassiveRow(board, "capacitor", "0603", -30, 19.6, 4, 2.6, 0, Math.PI / 2);
  const router = new BoardRouter(board);
  routeNets(router, frontNets());
  board.silkscreen.text("COMPUTE E1", 13, 20, 2, { align: "left", width: 0.32 });
  board.silkscreen.text("EDGE COMPUTE  REV B", 13, 22.6, 0.95, { align: "left" });
  addStitchingVias(router, 90);
  return board;
}

/** The plug-in board with its edge parts, lifted on its connector, and the heat sink with its four springs. */
function drawModule(solid: Solid): void {
  const { width, depth, height } = module;
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      solid.at(x * (width / 2 - 3.5), 0, z * (depth / 2 - 3.5), (post) => {
        post.setFinish(finishes.gold).cylinder(2.4, height, 6, 0.2);
        post.at(0, height + 1.2, 0, (head) => head.setFinish(finishes.steel).cylinder(2.5, 1.3, 24, 0.35));
      });
    }
  }
  solid.setFinish(finishes.lcp).at(0, 0, 0, (socket) => socket.box(58, height, 30, 0.4));
  solid.setFinish(finishes.substrate).at(0, height, 0, (pcb) => pcb.box(width, 1.2, depth, 0.3));
  const top = height + 1.2;
  for (let part = 0; part < 14; part++) {
    const x = (part - 6.5) * 4.2;
    solid
      .setFinish(part % 3 ? finishes.mlcc : finishes.epoxyLight)
      .at(x, top, depth / 2 - 1.6, (chip) => chip.box(1.8, 0.9, 1, 0.1));
    solid.setFinish(finishes.tin);
    for (const end of [-1, 1])
      solid.at(x + end, top, depth / 2 - 1.6, (cap) => cap.box(0.4, 0.92, 1.02, 0.08));
  }
  solid.setFinish(finishes.epoxy).at(0, top, 0, (chip) => chip.box(40, 1.6, 34, 0.2));
  solid.at(0, top + 1.6, 0, (sink) => heatSink(sink, 56, 40, top + 1.6));
}

function placeSockets(board: Board): void {
  for (const x of [-36, -23]) {
    board.addPart(x, frontEdge + 0.4, {}, usbC);
    board.addOccluder(x, frontEdge - 3.4, 8.9, 7.3, 3.2);
    board.addKeepOut(x, frontEdge - 3.6, 10, 8);
  }
  const { width, height, depth } = rj45Size;
  board.addPart(-5, frontEdge + 0.6 - depth, {}, (solid) =>
    onFront(solid, 0, height / 2, 0, (face) => rj45(face)),
  );
  board.addOccluder(-5, frontEdge - depth / 2, width, depth, height);
  board.addKeepOut(-5, frontEdge - depth / 2, width + 1, depth + 1);
  const columns = 12;
  const pitch = 2;
  board.addPart(42.6, -4, { rotation: Math.PI / 2 }, (solid) => pinHeader(solid, columns, 1, pitch));
  for (let pin = 0; pin < columns; pin++)
    board.addInstance("pin", 42.6, -4 + (pin - (columns - 1) / 2) * pitch, {});
  board.addOccluder(42.6, -4, 2, columns * pitch, 2.4);
  board.addKeepOut(42.6, -4, 3.2, columns * pitch + 1);
  board.silkscreen.outline(42.6, -4, 2.8, columns * pitch + 0.8);
  board.silkscreen.text("J4", 42.6, -18, 1.2);
  for (const [index, x] of [-36, -23, -5].entries()) {
    board.silkscreen.text(`J${index + 1}`, x + 6.4 + (index === 2 ? 4 : 0), frontEdge - 2.2, 1.2);
  }
}

function placePower(board: Board, atlas: MarkAtlas): void {
  const canMark = atlas.mark(6, 6, 14, chipMark(["470", "25V"], { pin1: false }));
  const coilMark = atlas.mark(6, 6, 14, chipMark(["3R3"], { pin1: false, size: 0.26 }));
  board.addPart(10, 29, {}, (solid) => electrolytic(solid, 3.15, 7.7, canMark));
  board.addOccluder(10, 29, 6.3, 6.3, 7.7, { round: true });
  board.addKeepOut(10, 29, 9, 7);
  board.addPart(19.5, 28.6, {}, (solid) => inductor(solid, 6, 3.4, coilMark));
  board.addOccluder(19.5, 28.6, 6, 6, 3.4);
  board.addKeepOut(19.5, 28.6, 7.6, 6.6);
  board.addPart(29, 29, {}, pushButton);
  board.addOccluder(29, 29, 4.2, 3.2, 1);
  board.addKeepOut(29, 29, 6, 4.4);
  board.silkscreen.text("BOOT", 29, 26, 0.9);
  const [x, , z] = computeBoard.led;
  board.addPart(x, z, {}, led);
  board.addKeepOut(x, z, 3.4, 2);
  board.silkscreen.text("RUN", x, z - 1.7, 0.9);
}

/** From the sockets under the module. */
function frontNets(): Net[] {
  const under = module.z + module.depth / 2 - 2;
  const sockets = [
    { x: -36, lanes: 5, z: frontEdge - 8.4 },
    { x: -23, lanes: 5, z: frontEdge - 8.4 },
    { x: -5, lanes: 8, z: frontEdge - 13.4 },
  ];
  return sockets.flatMap(({ x, lanes, z }) =>
    Array.from({ length: lanes }, (_, lane): Net => {
      const across = (lane - (lanes - 1) / 2) * 1.2;
      return {
        name: `socket ${x} ${lane}`,
        from: { x: x + across, z, direction: 6 },
        to: { x: x * 0.84 + across + 1.2, z: under, direction: 2 },
        highlighted: lane % 3 !== 2,
      };
    }),
  );
}
