import type { Pin } from "../../../scene/kit/board/small-outline.ts";
import type { Terminal } from "../../../scene/kit/board/terminal.ts";
import type { Net } from "../route-nets.ts";
import { socketContactX } from "../../../scene/hero/board/connectors.ts";
import { netGroup, pinAt } from "./net-groups.ts";
import { armPosition, processor, socket } from "../../../scene/hero/board/placement.ts";

const underFlange = 18;

/** A terminal under the rim of the arm's flange; its net leaves outwards. */
function armPad(angle: number, aside = 0): Terminal & { direction: number } {
  return {
    x: armPosition.x + underFlange * Math.cos(angle + aside),
    z: armPosition.z + underFlange * Math.sin(angle + aside),
    direction: (Math.round(angle / (Math.PI / 4)) + 16) % 8,
  };
}

/** At the z of the driver for those beside the arm, spread round the flange for the others. */
const driverAngles = [-0.95, -0.58, -0.26, 0.08, 0.42, 0.8];

/** Two phases of every motor. */
export function driverNets(drivers: readonly (readonly Pin[])[]): Net[] {
  return drivers.flatMap((pins, channel) =>
    [1, 2].map((phase) => ({
      name: `motor ${channel} ${phase}`,
      from: pinAt(pins, phase),
      to: armPad(driverAngles[channel] ?? 0, phase === 1 ? -0.04 : 0.04),
      width: 0.4,
      highlighted: true,
      delay: 0.5 + channel * 0.03,
      openCells: 3,
    })),
  );
}

/** From the socket at the far edge. */
export function socketNets(): Net[] {
  return netGroup("socket", 6, (index) => ({
    from: { x: socketContactX(index), z: socket.z + 3.4, direction: 2 },
    to: armPad(-2.62 + index * 0.11),
    width: 0.5,
    highlighted: true,
    delay: 0.45,
    openCells: 4,
  }));
}

/** The encoders' lines from the processor. */
export function processorToArm(): Net[] {
  return netGroup("processor-arm", 3, (index) => ({
    from: { x: processor.x + processor.width / 2 - 0.1, z: processor.z - 9.9 + index, direction: 0 },
    to: armPad(Math.PI + 0.12 - index * 0.1),
    width: 0.26,
    highlighted: true,
    delay: 0.3,
  }));
}
