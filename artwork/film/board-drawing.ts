import type { Board } from "../../scene/kit/board/board.ts";
import { roundedRectangle } from "../../scene/kit/solid/outlines.ts";
import type { Curve } from "./curves.ts";
import { AnimatedDrawing, type Stroke, stroke } from "./strokes.ts";
import type { Project } from "./projection.ts";

/** The drawing of a board: outline, holes, footprints and nets; only the nets when `color` is given. */
export function boardDrawing(
  board: Board,
  project: Project,
  height: number,
  color?: string,
): AnimatedDrawing {
  const at = (x: number, z: number) => project(x, height, z);
  const closed = (points: readonly (readonly [number, number])[]): Curve => [
    ...points.map(([x, z]) => at(x, z)),
    ...points.slice(0, 1).map(([x, z]) => at(x, z)),
  ];
  const { points } = roundedRectangle(board.width, board.depth, board.radius, 6);
  const edge = closed(points.map(({ x, z }) => [x, z] as const));
  const holes = board.holes.flatMap(({ x, z, radius }) =>
    [radius, 3].map((size) => closed(ring(x, z, size))),
  );
  const footprints = board.occluders
    .filter(({ width }) => width > 3)
    .map(({ x, z, width, depth }) => closed(frame(x, z, width, depth)));
  const nets: Stroke[] = board.traces.map(({ points, width }) => ({
    curve: points.map(([x, z]) => at(x, z)),
    weight: Math.max(0.9, width * 4.2),
    opacity: 0.85,
    ...(color ? { color } : {}),
  }));
  const drawing = new AnimatedDrawing();
  if (!color) {
    drawing.add(stroke(2, 1, edge), 0.1, 0.75, 1).add(stroke(1.1, 0.9, ...holes), 0.4, 0.9, 4);
    drawing.add(stroke(1, 0.75, ...footprints), 0.5, 1.2, 6);
  }
  return drawing.add(nets, 0.45, 1.6, 40);
}

function ring(x: number, z: number, radius: number): (readonly [number, number])[] {
  return Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius] as const;
  });
}

function frame(x: number, z: number, width: number, depth: number): (readonly [number, number])[] {
  const [w, d] = [width / 2, depth / 2];
  return [
    [x - w, z - d],
    [x + w, z - d],
    [x + w, z + d],
    [x - w, z + d],
  ];
}
