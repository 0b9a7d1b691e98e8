import { AnimatedDrawing, stroke } from "../strokes.ts";
import { balconies } from "./balconies.ts";
import { aerials, batteries, generator, tankOutline, tankStand } from "./building-services.ts";
import { furniture, lamps } from "./rooms.ts";
import { groundSurface, neighbours, wires } from "./street.ts";
import { core, cutStructure, liftGear } from "./structure.ts";

/** The whole drawing but the lift car, which the shots draw because it moves. Complete after three seconds. */
export function sectionDrawing(): AnimatedDrawing {
  return new AnimatedDrawing()
    .add(groundSurface(), 0, 0.8, 40)
    .add(cutStructure(), 0.3, 1.7, 4)
    .add(core(), 0.9, 2.2, 12)
    .add(balconies(), 1, 2.4, 24)
    .add(neighbours(), 1.1, 2.8, 30)
    .add(tankStand(), 1.5, 2.4, 4)
    .add(stroke(1.8, 1, tankOutline()), 1.6, 2.5, 1)
    .add(lamps(), 1.7, 2.5, 10)
    .add(furniture(), 1.7, 2.9, 16)
    .add(batteries(), 1.9, 2.7, 5)
    .add(generator(), 1.9, 2.8, 5)
    .add([...liftGear(), ...aerials()], 2, 2.8, 4)
    .add(wires(), 2, 3, 6);
}
