import type { Board } from "../kit/board/board.ts";
import { controller, memories, mezzanine, processor, radio } from "./board/placement.ts";
import { lifts } from "../kit/board/lifts.ts";
import type { Guide } from "./explode-guides.ts";

/** How far the lowest layer sinks in the exploded view. */
const depth = -52;

const tall = [
  { x: -51.5, z: -36.4 },
  { x: -40.5, z: -36.4 },
];

/** The guides of the exploded view: through the holes of all layers, and from the large parts to their positions. */
export function heroGuides({ holes, mirror }: Board): Guide[] {
  const through = holes.map(({ x, z }) => ({ x, z, from: 0, to: depth }));
  const under = [
    { ...processor, from: lifts.chip + 3 },
    ...[controller, ...memories, radio].map((part) => ({ ...part, from: lifts.chip })),
    { ...mezzanine, from: lifts.connector },
    ...tall.map((part) => ({ ...part, from: lifts.tall })),
  ].map(({ x, z, from }) => ({ x, z, from, to: 0 }));
  return [...through, ...under].map((guide) => ({ ...guide, x: guide.x * mirror }));
}
