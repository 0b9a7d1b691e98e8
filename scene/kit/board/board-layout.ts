import type { Point } from "../solid/outlines.ts";
import type { Hole, Pad, Rectangle, Occluder, Trace, Via } from "./layout.ts";
import type { Silkscreen } from "./silkscreen.ts";

/** What is painted and baked of a board. */
export interface BoardLayout {
  readonly width: number;
  readonly depth: number;
  readonly mirror: 1 | -1;
  readonly holes: readonly Hole[];
  readonly silkscreen: Silkscreen;
  readonly traces: readonly Trace[];
  readonly vias: readonly Via[];
  readonly pads: readonly Pad[];
  readonly occluders: readonly Occluder[];
  readonly pours: readonly (readonly Point[])[];
  readonly bareAreas: readonly Rectangle[];
  readonly planeSplits: readonly (readonly Point[])[];
  readonly innerTraces: readonly (readonly Point[])[];
}
