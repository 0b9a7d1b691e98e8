import type { LqfpPins } from "../../../scene/kit/board/quad-flat.ts";
import type { Net } from "../route-nets.ts";
import { chipPad } from "../../../scene/hero/board/controller.ts";
import { netGroup, pinAt } from "./net-groups.ts";
import { crystal as crystalPosition, processor, testPoints } from "../../../scene/hero/board/placement.ts";

const edge = processor.width / 2 - 0.1;

/** The crystal's two short lines. */
export function crystalNets({ north }: LqfpPins): Net[] {
  return [-1, 1].map((side) => ({
    name: `crystal ${side}`,
    from: pinAt(north, 3 + side),
    to: { x: crystalPosition.x + side * 1.2, z: crystalPosition.z + 1.2, direction: 2 },
    width: 0.24,
    openCells: 2,
  }));
}

/** From the processor to the controller. */
export function processorNets({ north }: LqfpPins): Net[] {
  return netGroup("processor-controller", 5, (index) => ({
    from: { x: processor.x - 1.15 + index * 2.1, z: processor.z + edge, direction: 2 },
    to: pinAt(north, 11 + index),
    highlighted: index % 3 !== 2,
    width: 0.24,
    delay: 0.19 + index * 0.03,
  }));
}

/** All nets that end at the pads of the chip that the arm puts down. */
export function chipNets({ east }: LqfpPins): Net[] {
  return [
    ...netGroup("processor-chip", 7, (index) => ({
      from: { x: processor.x + edge, z: processor.z - 7.7 + (7 - index) * 2.2, direction: 0 },
      to: { ...chipPad(1 + index, 0), direction: 6 },
      width: 0.26,
      highlighted: true,
      delay: 0.37 - index * 0.02,
      openCells: 5,
    })),
    ...netGroup("controller-chip", 6, (index) => ({
      from: pinAt(east, index),
      to: { ...chipPad(0, index), direction: 4 },
      width: 0.28,
      highlighted: true,
      delay: 0.18 + index * 0.03,
      openCells: 5,
    })),
    ...testPoints.map(([x, z], index) => ({
      name: `test-point ${index}`,
      from: { x: x - 1, z, direction: 4 },
      to: { ...chipPad(7, [3, 4, 6, 1][index] ?? 0), direction: 0 },
      width: 0.3,
      highlighted: true,
      delay: 0.4,
      openCells: 5,
    })),
    ...netGroup("controller-resistor", 6, (index) => ({
      from: pinAt(east, 6 + index),
      to: { x: resistorX(index), z: 22, direction: 2 },
      width: 0.24,
      highlighted: index % 2 === 0,
    })),
    ...netGroup("resistor-chip", 8, (index) => ({
      from: { x: resistorX(index), z: 20.8, direction: 6 },
      to: { ...chipPad(index, 7), direction: 2 },
      width: 0.22,
      highlighted: index % 2 === 0,
      delay: 0.35,
      openCells: 5,
    })),
  ];
}

function resistorX(index: number): number {
  return -3.2 + index * 1.6;
}

/** From the bulk capacitors to the processor. */
export function supplyNets(): Net[] {
  return netGroup("supply", 5, (index) => ({
    from: { x: -27.4 + index * 4.2, z: -29.6, direction: 2 },
    to: { x: processor.x - 7.4 + index * 4.2, z: processor.z - edge, direction: 6 },
    width: 0.5,
  }));
}
