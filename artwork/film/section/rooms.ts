import { arc, type Curve, line, rectangle, roundedRectangle } from "../curves.ts";
import { stroke, type Stroke } from "../strokes.ts";
import { floors, levelOf, roomsOf } from "./dimensions.ts";

export function lamps(): Stroke[] {
  return floors.flatMap((floor) =>
    roomsOf(floor).flatMap(({ left, right, top }) => lamp((left + right) / 2, top)),
  );
}

function lamp(x: number, top: number): Stroke[] {
  return [
    ...stroke(0.9, 0.7, line(x, top, x, top + 16)),
    ...stroke(
      1.2,
      0.9,
      line(x - 3, top + 16, x + 3, top + 16, x + 9, top + 24, x - 9, top + 24, x - 3, top + 16),
    ),
  ];
}

/** The furniture, floor by floor. */
export function furniture(): Stroke[] {
  const curves = furnishings.flatMap(([floor, left, draw]) => {
    const level = levelOf(floor) - (floor > 0 ? 3 : 0);
    return draw(left, level);
  });
  return stroke(1, 0.72, ...curves);
}

type Furniture = (left: number, level: number) => Curve[];

const furnishings: readonly (readonly [floor: number, left: number, draw: Furniture])[] = [
  [5, 480, diningTable],
  [5, 738, bookcase],
  [4, 478, bed],
  [4, 740, armchair],
  [3, 482, piano],
  [3, 736, kitchen],
  [2, 738, diningTable],
  [1, 482, sofa],
  [1, 742, bookcase],
  [0, 484, counter],
  [0, 740, armchair],
];

function diningTable(x: number, y: number): Curve[] {
  return [
    line(x + 12, y, x + 12, y - 22),
    line(x + 52, y, x + 52, y - 22),
    line(x + 6, y - 22, x + 58, y - 22),
    line(x, y, x, y - 32, x + 1, y - 14, x + 9, y - 14, x + 9, y),
    line(x + 64, y, x + 64, y - 32, x + 63, y - 14, x + 55, y - 14, x + 55, y),
    arc(x + 32, y - 22, 6, Math.PI, 2 * Math.PI),
  ];
}

function bookcase(x: number, y: number): Curve[] {
  const books = [4, 8, 11, 16, 20].map((along) => line(x + along, y - 24, x + along + 1, y - 35));
  return [
    rectangle(x, y - 54, 30, 54),
    line(x, y - 38, x + 30, y - 38),
    line(x, y - 22, x + 30, y - 22),
    ...books,
    line(x + 46, y, x + 46, y - 20, x + 38, y - 20, x + 54, y - 20),
  ];
}

function bed(x: number, y: number): Curve[] {
  return [
    line(x, y, x, y - 32),
    line(x + 78, y, x + 78, y - 20),
    roundedRectangle(x + 1, y - 18, 76, 10, 4),
    roundedRectangle(x + 4, y - 25, 20, 7, 3),
    line(x + 28, y - 18, x + 36, y - 8),
  ];
}

function armchair(x: number, y: number): Curve[] {
  return [
    line(x, y, x, y - 34, x + 8, y - 34, x + 10, y - 16, x + 34, y - 16, x + 34, y),
    line(x + 8, y - 22, x + 34, y - 22, x + 34, y - 16),
    line(x + 56, y, x + 56, y - 48),
    line(x + 50, y - 48, x + 62, y - 48, x + 59, y - 56, x + 53, y - 56, x + 50, y - 48),
  ];
}

function piano(x: number, y: number): Curve[] {
  return [
    line(x, y, x, y - 42, x + 46, y - 42, x + 46, y),
    line(x, y - 24, x + 58, y - 24, x + 58, y - 19, x, y - 19),
    line(x + 54, y, x + 54, y - 19),
    line(x + 68, y, x + 68, y - 14, x + 62, y - 14, x + 78, y - 14, x + 74, y - 14, x + 74, y),
  ];
}

function kitchen(x: number, y: number): Curve[] {
  return [
    rectangle(x, y - 56, 24, 56),
    line(x, y - 34, x + 24, y - 34),
    line(x + 20, y - 40, x + 20, y - 48),
    rectangle(x + 28, y - 26, 40, 26),
    line(x + 48, y, x + 48, y - 26),
    line(x + 58, y - 26, x + 58, y - 36, x + 52, y - 36, x + 52, y - 32),
    rectangle(x + 32, y - 62, 34, 16),
  ];
}

function sofa(x: number, y: number): Curve[] {
  return [
    line(
      x,
      y - 3,
      x,
      y - 28,
      x + 8,
      y - 28,
      x + 8,
      y - 16,
      x + 62,
      y - 16,
      x + 62,
      y - 28,
      x + 70,
      y - 28,
      x + 70,
      y - 3,
      x,
      y - 3,
    ),
    line(x + 8, y - 28, x + 12, y - 38, x + 58, y - 38, x + 62, y - 28),
    line(x + 35, y - 16, x + 35, y - 38),
  ];
}

/** The shop on the ground floor. */
function counter(x: number, y: number): Curve[] {
  return [
    rectangle(x, y - 28, 50, 28),
    line(x - 3, y - 28, x + 53, y - 28),
    rectangle(x + 10, y - 38, 14, 10),
    line(x + 66, y, x + 66, y - 60, x + 100, y - 60, x + 100, y),
    line(x + 66, y - 20, x + 100, y - 20),
    line(x + 66, y - 40, x + 100, y - 40),
  ];
}
