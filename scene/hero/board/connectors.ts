import { jst } from "../../kit/parts/jst.ts";
import { mezzanine as mezzanineSocket } from "../../kit/parts/mezzanine.ts";
import { pinHeader } from "../../kit/parts/pin-header.ts";
import { usbC } from "../../kit/parts/usb-c.ts";
import type { Board } from "../../kit/board/board.ts";
import { lifts } from "../../kit/board/lifts.ts";
import { header, mezzanine, socket, usb } from "./placement.ts";

export const headerPitch = 1.27;

const lift = lifts.connector;

/** USB, the mezzanine to the next board, the pin header, the socket for the arm and the edge fingers. */
export function placeConnectors(board: Board): void {
  placeUsb(board);
  placeMezzanine(board);
  placeHeader(board);
  placeSocket(board);
  placeFingers(board);
}

function placeUsb(board: Board): void {
  const { x, z } = usb;
  const order = 0.7;
  board.addPart(x, z, { lift, order }, usbC);
  board.addOccluder(x, z - 3.8, 9, 7.4, 3.2, { order });
  board.addKeepOut(x, z - 3.9, 10.4, 9.6);
  for (let contact = 0; contact < 12; contact++) {
    const isGround = contact === 0 || contact === 11;
    board.addPad(x + (contact - 5.5) * 0.5, z - 7.7, 0.28, 1.1, { grounded: isGround });
  }
  board.silkscreen.text("J1", x - 6.2, z - 2.4, 1.1);
}

/** The x of one of the mezzanine's contacts, of which each row has 30. */
export function mezzanineContactX(contact: number): number {
  return mezzanine.x + (contact - 14.5) * 0.8;
}

function placeMezzanine(board: Board): void {
  const { x, z } = mezzanine;
  const order = 0.66;
  board.addPart(x, z, { lift, order }, (solid) => {
    mezzanineSocket(solid, 30);
  });
  for (let contact = 0; contact < 30; contact++) {
    const contactX = mezzanineContactX(contact);
    for (const [rotation, side] of [
      [0, 1],
      [Math.PI, -1],
    ] as const) {
      board.addInstance("contact", contactX, z, { rotation, lift, order });
      board.addPad(contactX, z + side * 3.5, 0.42, 1.2);
    }
  }
  board.addOccluder(x, z, 26.4, 5.6, 3.6, { order });
  board.addKeepOut(x, z, 29, 8.4);
  board.silkscreen.outline(x, z, 30.4, 9);
  board.silkscreen.text("J3", x - 16.8, z + 3.6, 1.1);
  board.silkscreen.text("1", x - 16.2, z - 3.4, 0.9);
  board.silkscreen.text("60", x + 16.8, z + 3.6, 0.9);
}

function placeHeader(board: Board): void {
  const { x, z } = header;
  const order = 0.7;
  board.addPart(x, z, { lift, order }, (solid) => {
    pinHeader(solid, 8, 2, headerPitch);
  });
  for (let column = 0; column < 8; column++) {
    for (let row = 0; row < 2; row++) {
      const [pinX, pinZ] = [x + (column - 3.5) * headerPitch, z + (row - 0.5) * headerPitch];
      board.addInstance("pin", pinX, pinZ, { lift, order });
      board.addPad(pinX, pinZ, 0.85, 0.85);
    }
  }
  board.addOccluder(x, z, 10.2, 2.6, 2.2, { order });
  board.addKeepOut(x, z, 11.2, 4);
  board.silkscreen.outline(x, z, 11, 3.4);
  board.silkscreen.text("J4", x - 7, z, 1.1);
}

/** The x of one of the six contacts of the arm's socket. */
export function socketContactX(contact: number): number {
  return socket.x + (contact - 2.5) * 1.25;
}

function placeSocket(board: Board): void {
  const { x, z } = socket;
  const order = 0.68;
  board.addPart(x, z, { rotation: Math.PI, lift, order }, (solid) => {
    jst(solid, 6);
  });
  for (let contact = 0; contact < 6; contact++) {
    board.addPad(socketContactX(contact), z + 2.6, 0.7, 1.6);
  }
  board.addOccluder(x, z, 10.5, 4.6, 3.6, { order });
  board.addKeepOut(x, z + 0.4, 11.5, 6);
  board.silkscreen.text("J5", x + 7.2, z + 1.2, 1.1);
}

const fingerX = -63.4;

/** The z of one of the edge fingers; one is left out for the key. */
export function fingerZ(finger: number): number {
  return 4 + finger;
}

function placeFingers(board: Board): void {
  for (let finger = 0; finger < 28; finger++) {
    if (finger !== 9) board.addPad(fingerX, fingerZ(finger), 4.6, 0.62);
  }
  board.addKeepOut(-63.5, 17.5, 6.5, 29.5);
  board.silkscreen.text("J2", -63.5, 1.9, 1.1);
}
