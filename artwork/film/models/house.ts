import { finish } from "../../../scene/kit/finishes.ts";
import { sanadCase, sanadLed } from "../../pictures/parts/sanad-case.ts";

/** A house of the model, standing on y = 0, 1 : 200. */
export interface House {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly floors: number;
}

export const floorHeight = 15;

/** The finishes of the architectural model. */
export const white = finish("#f4f1e8", 0.62, 0);
export const gray = finish("#dcd7ca", 0.66, 0);

export function roofHeightOf({ floors }: House): number {
  return floors * floorHeight + 2;
}

/** The device, larger than to scale so that it is visible. */
export const device = { scale: 0.075, mast: 8.6 } as const;

/** The position of the device, relative to the middle of the house. */
export function devicePosition({ width, depth }: House): readonly [x: number, z: number] {
  return [width * 0.06, depth * 0.2];
}

/** The position of the device's LED in the scene. */
export function ledOf(house: House): readonly [x: number, y: number, z: number] {
  const [x, z] = devicePosition(house);
  const [ledX, ledY, ledZ] = sanadLed;
  return [
    house.x + x + ledX * device.scale,
    roofHeightOf(house) + device.mast + (ledY + sanadCase.rim) * device.scale,
    house.z + z + ledZ * device.scale,
  ];
}
