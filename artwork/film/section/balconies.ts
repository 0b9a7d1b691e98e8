import { arc, type Curve, line, rectangle, roundedRectangle } from "../curves.ts";
import { stroke, type Stroke } from "../strokes.ts";
import { floors, levelOf, walls } from "./dimensions.ts";

const reach = 27;

/** A balcony on both sides of every floor but the lowest, each with an object on it. */
export function balconies(): Stroke[] {
  return floors
    .filter((floor) => floor > 0)
    .flatMap((floor) => [...balcony(floor, walls.left, -1), ...balcony(floor, walls.right, 1)]);
}

function balcony(floor: number, wall: number, out: 1 | -1): Stroke[] {
  const level = levelOf(floor);
  const edge = wall + out * reach;
  const bars = [7, 12, 17, 22].map((x) => line(wall + out * x, level - 2, wall + out * x, level - 24));
  return [
    ...stroke(4, 1, line(wall, level, edge, level)),
    ...stroke(1.3, 0.95, line(edge, level - 2, edge, level - 25, wall + out * 3, level - 25)),
    ...stroke(0.8, 0.65, ...bars),
    ...stroke(1, 0.85, line(wall, level - 4, wall, level - 58)),
    ...(balconyItems[(floor * 2 + (out > 0 ? 1 : 0)) % balconyItems.length]?.(wall, level, out) ?? []),
  ];
}

type BalconyItem = (wall: number, level: number, out: 1 | -1) => Stroke[];

const balconyItems: readonly BalconyItem[] = [
  laundry,
  pottedPlant,
  blind,
  airConditioner,
  pottedPlant,
  laundry,
  airConditioner,
];

function laundry(wall: number, level: number, out: 1 | -1): Stroke[] {
  const at = (x: number, width: number, height: number) =>
    rectangle(wall + out * x - width / 2, level - 47, width, height);
  return [
    ...stroke(0.8, 0.7, line(wall, level - 47, wall + out * (reach + 5), level - 47)),
    ...stroke(0.9, 0.75, at(9, 7, 13), at(18, 6, 17), at(27, 6, 10)),
  ];
}

function pottedPlant(wall: number, level: number, out: 1 | -1): Stroke[] {
  const x = wall + out * 15;
  const leaves = [-0.9, -0.45, 0, 0.45, 0.9].map((lean): Curve => [
    [x, level - 11],
    [x + lean * 5, level - 20],
    [x + lean * 13, level - 26 + Math.abs(lean) * 5],
  ]);
  return stroke(
    0.9,
    0.75,
    line(x - 5, level - 11, x + 5, level - 11, x + 4, level - 2, x - 4, level - 2, x - 5, level - 11),
    ...leaves,
  );
}

/** The canvas blind of a Beirut balcony, half open. */
function blind(wall: number, level: number, out: 1 | -1): Stroke[] {
  const far = wall + out * (reach + 1);
  const folds = [0, 1, 2, 3].map((i) =>
    line(wall + out * (4 + i * 7), level - 78, wall + out * (5 + i * 7), level - 44),
  );
  return [
    ...stroke(1, 0.8, line(wall, level - 78, far, level - 78, far, level - 45, wall + out * 3, level - 44)),
    ...stroke(0.7, 0.55, ...folds),
  ];
}

function airConditioner(wall: number, level: number, out: 1 | -1): Stroke[] {
  const x = wall + out * 13;
  return stroke(
    0.9,
    0.75,
    roundedRectangle(x - 9, level - 18, 18, 16, 2),
    arc(x, level - 10, 5, 0, 2 * Math.PI),
    arc(x, level - 10, 1.5, 0, 2 * Math.PI),
  );
}
