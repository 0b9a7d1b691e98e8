import { Solid } from "../../../scene/kit/solid/solid.ts";
import { clampSize, currentClamp } from "../../pictures/parts/current-clamp.ts";
import { powerCable } from "../../pictures/parts/power-cable.ts";
import { smoothPath } from "../../pictures/parts/smooth-path.ts";
import type { Stage } from "../../pictures/stage.ts";

/** The position of the clamp's window. */
export const generator = { x: -190, y: clampSize.windowY, z: 10 } as const;

/** The clamp round a cable of the generator. */
export function addGenerator(stage: Stage): void {
  const group = stage.addGroup(generator.x, 0, generator.z);
  stage.add(currentClamp(new Solid(), stage.atlas), group);
  const cable = smoothPath([
    [-10, 7, -110],
    [-6, 8, -76],
    [0, clampSize.windowY, -14],
    [0, clampSize.windowY, 14],
    [-5, 9, 66],
    [-16, 7, 96],
  ]);
  stage.add(powerCable(new Solid(), cable, 6.2), group);
}
