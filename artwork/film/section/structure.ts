import { arc, line, rectangle } from "../curves.ts";
import { stroke, type Stroke } from "../strokes.ts";
import { floors, ground, levelOf, roof, shaft, stairs, floorHeight, walls } from "./dimensions.ts";

/** What the section cuts: slabs and walls, in their thickness. */
export function cutStructure(): Stroke[] {
  const slabs = floors.map((floor) => line(walls.left, levelOf(floor + 1), walls.right, levelOf(floor + 1)));
  const outer = [walls.left, walls.right].map((x) => line(x, ground + 20, x, roof - 20));
  const footings = [walls.left, walls.right].map((x) => line(x - 14, ground + 20, x + 14, ground + 20));
  const copings = [walls.left, walls.right].map((x) => line(x - 5, roof - 20, x + 5, roof - 20));
  return [
    ...stroke(7, 1, ...footings),
    ...stroke(6, 1, ...outer, ...slabs),
    ...stroke(4, 1, ...copings),
    ...stroke(5, 1, line(593, roof - 58, 731, roof - 58)),
  ];
}

/** Stairs, lift shaft and the roof over them. */
export function core(): Stroke[] {
  const edges = [stairs.left, shaft.left, shaft.right].map((x) => line(x, ground, x, roof - 56));
  const doors = floors.flatMap((floor) => {
    const level = levelOf(floor) - (floor > 0 ? 3 : 0);
    return [rectangle(shaft.left - 3, level - 46, 6, 46), rectangle(stairs.left - 3, level - 46, 6, 46)];
  });
  return [
    ...stroke(1.8, 1, ...edges),
    ...stroke(1, 0.75, ...floors.flatMap(flights)),
    ...stroke(0.9, 0.7, ...doors),
    ...stroke(1.4, 1, line(stairs.left, roof - 46, stairs.left, roof - 4, 0, roof - 4).slice(0, 2)),
  ];
}

/** Two flights of stairs, with a landing between them. */
export function flights(floor: number): ReturnType<typeof line>[] {
  const rise = floorHeight / 10;
  const run = 9;
  const bottom = levelOf(floor);
  const first: number[] = [stairs.left + 12, bottom];
  const second: number[] = [];
  for (let step = 0; step < 5; step++) {
    const x = stairs.left + 12 + step * run;
    const y = bottom - (step + 1) * rise;
    first.push(x, y, x + run, y);
  }
  first.push(shaft.left - 6, bottom - floorHeight / 2);
  for (let step = 0; step < 5; step++) {
    const x = stairs.left + 12 + (5 - step) * run;
    const y = bottom - floorHeight / 2 - (step + 1) * rise;
    second.push(x, y, x - run, y);
  }
  const rails = [
    line(stairs.left + 14, bottom - 30, stairs.left + 12 + 5 * run, bottom - floorHeight / 2 - 24),
    line(
      stairs.left + 12 + 5 * run,
      bottom - floorHeight / 2 - 30,
      stairs.left + 14,
      bottom - floorHeight - 22,
    ),
  ];
  return [line(...first), line(...second), ...rails];
}

/** The path up the stairs, from the door to the roof. */
export function stairPath(): ReturnType<typeof line> {
  const path: number[] = [stairs.left + 14, ground - 26];
  for (const floor of floors) {
    const level = levelOf(floor) - 26;
    path.push(stairs.left + 16, level, shaft.left - 18, level - floorHeight / 2);
  }
  path.push(stairs.left + 16, roof - 26, stairs.left - 4, roof - 24);
  return line(...path);
}

/** Machine, ropes and counterweight; the car is drawn separately because it moves. */
export function liftGear(): Stroke[] {
  const middle = (shaft.left + shaft.right) / 2;
  return [
    ...stroke(1, 0.8, arc(middle, roof - 44, 8, 0, 2 * Math.PI), rectangle(middle + 10, roof - 52, 10, 14)),
    ...stroke(0.8, 0.6, line(middle + 8, roof - 44, middle + 16, roof - 40, middle + 16, ground - 180)),
    ...stroke(1.2, 0.8, rectangle(middle + 12, ground - 180, 8, 40)),
  ];
}

export function liftCar(bottom: number): Stroke[] {
  const middle = (shaft.left + shaft.right) / 2;
  return [
    ...stroke(0.9, 0.7, line(middle - 4, roof - 44, middle - 4, bottom - 54)),
    ...stroke(
      1.3,
      0.95,
      rectangle(shaft.left + 5, bottom - 54, 28, 54),
      line(middle - 4, bottom - 54, middle - 4, bottom),
    ),
  ];
}
