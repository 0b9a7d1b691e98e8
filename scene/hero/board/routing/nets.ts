import type { Board } from "../../../kit/board/board.ts";
import type { LqfpPins } from "../../../kit/board/quad-flat.ts";
import type { Pin } from "../../../kit/board/small-outline.ts";
import {
  escape,
  fence,
  isLoose,
  routeNets,
  routePair,
  stitch,
  type Net,
} from "../../../kit/board/routing/wiring.ts";
import { driverNets, processorToArm, socketNets } from "./arm-nets.ts";
import { fingerNets, headerNets, mezzanineNets, radioNets } from "./connector-nets.ts";
import { mezzanineContactX } from "../connectors.ts";
import { crystalNets, landingNets, processorNets, supplyNets } from "./logic-nets.ts";
import { controller, mezzanine, processor, radio, usb } from "../places.ts";
import { castellationZ } from "../radio.ts";

export interface HeroPins {
  readonly controller: LqfpPins;
  /** The pins of the motor drivers that face the arm, channel by channel. */
  readonly drivers: readonly (readonly Pin[])[];
  readonly sensor: readonly Pin[];
}

/**
 * Wires the board: the USB pair first, for every engineer looks at it, then buses, in each nest the inner net
 * first; at last what is loose gets a via of its own, and vias stitch the planes together.
 */
export function wireHeroBoard(board: Board, pins: HeroPins): void {
  routeUsbPair(board);
  routeNets(board, heroNets(pins));
  escapeLoosePins(board, pins);
  fence(board);
  stitch(board, 80);
}

function routeUsbPair(board: Board): void {
  routePair(
    board,
    { x: usb.x, z: usb.z - 7.8, direction: 6, spread: 0.5 },
    { x: controller.x + controller.width / 2 + 1.4, z: controller.z + 5.6, direction: 0, spread: 0.8 },
    { name: "usb", hot: true, delay: 0.1, opening: 5 },
  );
}

function heroNets({ controller: pins, drivers }: HeroPins): readonly Net[] {
  return [
    ...crystalNets(pins),
    ...processorNets(pins),
    ...landingNets(pins),
    ...mezzanineNets(),
    ...headerNets(pins),
    ...fingerNets(pins),
    ...driverNets(drivers),
    ...socketNets(),
    ...processorToArm(),
    ...radioNets(),
    ...supplyNets(),
  ];
}

function escapeLoosePins(board: Board, { controller: pins, drivers, sensor }: HeroPins): void {
  const leads = [...pins.east, ...pins.south, ...pins.west, ...pins.north];
  for (const pin of leads) if (isLoose(board, pin)) escape(board, pin, 2.4);
  const edge = processor.width / 2 + 0.2;
  for (let index = 0; index < 13; index++) {
    const along = -9 + index * 1.5;
    escape(board, { x: processor.x + along, z: processor.z - edge, direction: 6 }, 1.6);
    escape(board, { x: processor.x + edge, z: processor.z + along, direction: 0 }, 1.6);
    escape(board, { x: processor.x + along, z: processor.z + edge, direction: 2 }, 1.6);
  }
  for (const pin of sensor) if (isLoose(board, pin)) escape(board, pin, 1.8);
  for (const pin of drivers.flat()) if (isLoose(board, pin)) escape(board, pin, 2);
  for (let contact = 0; contact < 30; contact++) {
    escape(board, { x: mezzanineContactX(contact), z: mezzanine.z + 4.2, direction: 2 }, 1.8);
  }
  for (let index = 0; index < 12; index++) {
    const pin = { x: radio.x - 10, z: castellationZ(index), direction: 4 };
    if (isLoose(board, pin)) escape(board, pin, 1.8);
  }
}
