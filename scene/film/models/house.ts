import { finish } from "../../kit/finishes.ts";
import { sanadCase, sanadLed } from "../../pictures/parts/sanad-case.ts";

/** A house of the model, standing on y = 0, 1 : 200. */
export interface House {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly floors: number;
}

export const storeyHeight = 15;

/** An architect's white, and the same out of the light. */
export const card = finish("#f4f1e8", 0.62, 0);
export const gray = finish("#dcd7ca", 0.66, 0);

export function roofOf({ floors }: House): number {
  return floors * storeyHeight + 2;
}

/** The device is larger than the scale would have it: the film is about it. */
export const device = { scale: 0.075, mast: 8.6 } as const;

/** Where the device stands, from the middle of the house. */
export function devicePlace({ width, depth }: House): readonly [x: number, z: number] {
  return [width * 0.06, depth * 0.2];
}

/** Where its LED is in the scene. */
export function ledOf(house: House): readonly [x: number, y: number, z: number] {
  const [x, z] = devicePlace(house);
  const [ledX, ledY, ledZ] = sanadLed;
  return [
    house.x + x + ledX * device.scale,
    roofOf(house) + device.mast + (ledY + sanadCase.rim) * device.scale,
    house.z + z + ledZ * device.scale,
  ];
}
