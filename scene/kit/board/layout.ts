import type { Matrix4 } from "three";
import type { Point } from "../solid/outlines.ts";

/** A part that is repeated on a board and drawn as instances of one shape. */
export type InstanceKind = "capacitor" | "resistor" | "lead" | "pin" | "contact";

/** One instance; `matrix` is in world coordinates, already mirrored. */
export interface Instance {
  readonly matrix: Matrix4;
  readonly lift: number;
  readonly order: number;
  readonly tint: readonly [number, number, number] | undefined;
}

/** One net of the top layer, in layout coordinates. Highlighted nets are raised copper with pulses of light. */
export interface Trace {
  readonly points: readonly Point[];
  readonly width: number;
  readonly highlighted: boolean;
  readonly delay: number;
}

export interface Hole {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}

export type Via = Hole;

export interface Rectangle {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** Where no net may run; with `round` a circle of diameter `width`. */
export interface KeepOut extends Rectangle {
  readonly round: boolean;
}

/** An opening in the solder mask; a grounded pad is joined to the pour by four spokes. */
export interface Pad extends Rectangle {
  readonly round: boolean;
  readonly grounded: boolean;
}

/** What darkens the board in the bake: a box, or with `round` a cylinder of diameter `width`. */
export interface Occluder extends Rectangle {
  readonly height: number;
  readonly round: boolean;
  readonly arm: boolean;
  readonly order: number;
}
