import type { LqfpPins } from "../../../scene/kit/board/quad-flat.ts";
import type { Net } from "../route-nets.ts";
import { fingerZ, headerPitch, mezzanineContactX } from "../../../scene/hero/board/connectors.ts";
import { netGroup, pinAt } from "./net-groups.ts";
import { header, mezzanine, radio } from "../../../scene/hero/board/placement.ts";
import { castellationZ } from "../../../scene/hero/board/radio.ts";

/** From the coupling capacitors down to the far row of the mezzanine. */
export function mezzanineNets(): Net[] {
  return netGroup("capacitor-mezzanine", 7, (index) => ({
    from: { x: 8 + index * 2.4, z: 28, direction: 2 },
    to: { x: mezzanineContactX(1 + index * 3), z: mezzanine.z - 3.8, direction: 6 },
    width: 0.24,
    highlighted: index % 2 === 1,
    delay: 0.42,
  }));
}

/** From the controller through a row of capacitors to the pin header. */
export function headerNets({ south }: LqfpPins): Net[] {
  const capacitorX = (index: number) => -40 + index * 1.6;
  return [
    ...netGroup("controller-capacitor", 6, (index) => ({
      from: pinAt(south, 1 + index * 2),
      to: { x: capacitorX(index), z: 33.2, direction: 6 },
      width: 0.24,
      highlighted: index % 2 === 0,
      openCells: 2,
    })),
    ...netGroup("capacitor-header", 6, (index) => ({
      from: { x: capacitorX(index), z: 34, direction: 2 },
      to: { x: header.x + (index - 2.5) * headerPitch, z: header.z - 1.4, direction: 6 },
      width: 0.24,
      highlighted: index % 2 === 0,
    })),
  ];
}

/** From the edge fingers to the controller. */
export function fingerNets({ west }: LqfpPins): Net[] {
  return netGroup("finger", 11, (index) => ({
    from: { x: -61.2, z: fingerZ(1 + 2 * index + (index > 3 ? 1 : 0)), direction: 0 },
    to: pinAt(west, index + (index > 2 ? 2 : 1)),
    width: 0.24,
    highlighted: index % 3 !== 2,
    delay: 0.02 * index,
    openCells: 5,
  }));
}

/** From the mezzanine to the radio; the net of the outer contact has its corner first. */
export function radioNets(): Net[] {
  return netGroup("mezzanine-radio", 5, (index) => ({
    from: { x: mezzanineContactX(28 - 2 * index), z: mezzanine.z - 3.8, direction: 6 },
    to: { x: radio.x - 10, z: castellationZ(10 - index), direction: 4 },
    width: 0.24,
    highlighted: index % 2 === 0,
    delay: 0.3 + index * 0.03,
  }));
}
