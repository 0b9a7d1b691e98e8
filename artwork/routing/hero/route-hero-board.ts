import { BoardRouter } from "../board-router.ts";
import {
  routeEscape,
  addViaFence,
  isUnconnected,
  routeNets,
  routePair,
  addStitchingVias,
  type Net,
} from "../route-nets.ts";
import { driverNets, processorToArm, socketNets } from "./arm-nets.ts";
import { fingerNets, headerNets, mezzanineNets, radioNets } from "./connector-nets.ts";
import { mezzanineContactX } from "../../../scene/hero/board/connectors.ts";
import { crystalNets, chipNets, processorNets, supplyNets } from "./logic-nets.ts";
import { controller, mezzanine, processor, radio, usb } from "../../../scene/hero/board/placement.ts";
import { type HeroPins, placeHeroParts } from "../../../scene/hero/board/hero-parts.ts";
import type { Atlas } from "../../../scene/hero/board/processor.ts";
import { castellationZ } from "../../../scene/hero/board/radio.ts";

/**
 * Routes the hero's board: the USB pair first, because it is seen most, then the buses, the inner net of each first.
 * At last every unconnected pin gets an escape via, and vias stitch the planes together.
 */
export function routeHeroBoard(atlas: Atlas): BoardRouter {
  const { board, pins } = placeHeroParts(atlas);
  const router = new BoardRouter(board);
  routeUsbPair(router);
  routeNets(router, heroNets(pins));
  escapeUnconnectedPins(router, pins);
  addViaFence(router);
  addStitchingVias(router, 80);
  return router;
}

function routeUsbPair(router: BoardRouter): void {
  routePair(
    router,
    { x: usb.x, z: usb.z - 7.8, direction: 6, spread: 0.5 },
    { x: controller.x + controller.width / 2 + 1.4, z: controller.z + 5.6, direction: 0, spread: 0.8 },
    { name: "usb", highlighted: true, delay: 0.1, openCells: 5 },
  );
}

function heroNets({ controller: pins, drivers }: HeroPins): readonly Net[] {
  return [
    ...crystalNets(pins),
    ...processorNets(pins),
    ...chipNets(pins),
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

function escapeUnconnectedPins(router: BoardRouter, { controller: pins, drivers, sensor }: HeroPins): void {
  const leads = [...pins.east, ...pins.south, ...pins.west, ...pins.north];
  for (const pin of leads) if (isUnconnected(router, pin)) routeEscape(router, pin, 2.4);
  const edge = processor.width / 2 + 0.2;
  for (let index = 0; index < 13; index++) {
    const along = -9 + index * 1.5;
    routeEscape(router, { x: processor.x + along, z: processor.z - edge, direction: 6 }, 1.6);
    routeEscape(router, { x: processor.x + edge, z: processor.z + along, direction: 0 }, 1.6);
    routeEscape(router, { x: processor.x + along, z: processor.z + edge, direction: 2 }, 1.6);
  }
  for (const pin of sensor) if (isUnconnected(router, pin)) routeEscape(router, pin, 1.8);
  for (const pin of drivers.flat()) if (isUnconnected(router, pin)) routeEscape(router, pin, 2);
  for (let contact = 0; contact < 30; contact++) {
    routeEscape(router, { x: mezzanineContactX(contact), z: mezzanine.z + 4.2, direction: 2 }, 1.8);
  }
  for (let index = 0; index < 12; index++) {
    const pin = { x: radio.x - 10, z: castellationZ(index), direction: 4 };
    if (isUnconnected(router, pin)) routeEscape(router, pin, 1.8);
  }
}
