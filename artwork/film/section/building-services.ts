import { arc, type Curve, line, rectangle } from "../curves.ts";
import { stroke, type Stroke } from "../strokes.ts";
import { batteryFloor, floors, ground, levelOf, roof, tank, walls } from "./dimensions.ts";

/** The tank's wall in section, from the middle of its top, clockwise. */
export function tankOutline(): Curve {
  const { left, right, bottom, top } = tank;
  const middle = (left + right) / 2;
  return [
    [middle, top],
    [middle + 12, top],
    [middle + 14, top + 5],
    ...arc(right - 12, top + 18, 12, -Math.PI / 2 + 0.5, 0, 12),
    [right, bottom],
    [left, bottom],
    ...arc(left + 12, top + 18, 12, Math.PI, 1.5 * Math.PI - 0.5, 12),
    [middle - 14, top + 5],
    [middle - 12, top],
    [middle, top],
  ];
}

/** The tank's stand, and the pipes down the wall to every floor. */
export function tankStand(): Stroke[] {
  const { left, right, bottom } = tank;
  const branches = floors.map((floor) => line(452, levelOf(floor) - 30, walls.left, levelOf(floor) - 30));
  return [
    ...stroke(2.4, 1, line(left - 6, bottom + 1, right + 6, bottom + 1)),
    ...stroke(
      1.4,
      1,
      line(left + 8, bottom, left + 8, roof - 3),
      line(right - 8, bottom, right - 8, roof - 3),
    ),
    ...stroke(
      0.9,
      0.8,
      line(left + 8, bottom + 2, right - 8, roof - 3),
      line(right - 8, bottom + 2, left + 8, roof - 3),
    ),
    ...stroke(1.1, 0.75, line(left, bottom - 8, 452, bottom - 8, 452, ground - 30), ...branches),
    ...stroke(
      0.9,
      0.7,
      arc(right + 7, bottom - 58, 7, Math.PI, 1.5 * Math.PI),
      line(right + 7, bottom - 65, right + 7, ground),
    ),
  ];
}

/** Four cells in a row and the inverter over them. */
export function batteries(): Stroke[] {
  const level = levelOf(batteryFloor) - 3;
  const cells = [0, 1, 2, 3].flatMap((i): Curve[] => {
    const x = 484 + i * 25;
    return [
      rectangle(x, level - 36, 21, 34),
      rectangle(x + 3, level - 39, 5, 3),
      rectangle(x + 13, level - 39, 5, 3),
    ];
  });
  return [
    ...stroke(1.4, 1, ...cells),
    ...stroke(1.2, 0.9, line(480, level - 1, 588, level - 1)),
    ...stroke(
      1,
      0.75,
      rectangle(560, level - 70, 24, 20),
      line(572, level - 50, 572, level - 44, 489, level - 44, 489, level - 39),
    ),
    ...stroke(0.8, 0.6, line(564, level - 64, 580, level - 64), line(564, level - 60, 574, level - 60)),
  ];
}

/** The generator beside the entrance, its exhaust, its cable up the wall. */
export function generator(): Stroke[] {
  const left = 851;
  const louvres = [0, 1, 2, 3, 4].map((i) =>
    line(left + 8, ground - 34 + i * 5, left + 26, ground - 34 + i * 5),
  );
  return [
    ...stroke(1.6, 1, rectangle(left - 6, ground - 8, 92, 8)),
    ...stroke(
      1.5,
      1,
      line(left, ground - 8, left, ground - 46, left + 80, ground - 46, left + 80, ground - 8),
    ),
    ...stroke(
      1.2,
      0.9,
      rectangle(left + 34, ground - 38, 24, 18),
      arc(left + 68, ground - 28, 7, 0, 2 * Math.PI),
    ),
    ...stroke(0.8, 0.65, ...louvres),
    ...stroke(
      1.3,
      0.9,
      line(left + 66, ground - 46, left + 66, ground - 96, left + 74, ground - 96),
      line(left + 70, ground - 46, left + 70, ground - 92, left + 74, ground - 92),
    ),
    ...stroke(
      1,
      0.8,
      arc(left + 22, ground - 50, 4, 0, 2 * Math.PI),
      line(left + 14, ground - 46, left + 30, ground - 46),
    ),
    ...stroke(
      1.1,
      0.75,
      line(left, ground - 22, 832, ground - 22, 832, levelOf(3) - 40, walls.right, levelOf(3) - 40),
    ),
  ];
}

/** Satellite dish and aerial. */
export function aerials(): Stroke[] {
  return [
    ...stroke(
      1,
      0.8,
      line(768, roof - 3, 768, roof - 62),
      line(756, roof - 60, 780, roof - 60),
      line(758, roof - 53, 778, roof - 53),
      line(760, roof - 46, 776, roof - 46),
    ),
    ...stroke(
      1,
      0.8,
      arc(798, roof - 30, 15, Math.PI * 0.6, Math.PI * 1.5),
      line(798, roof - 3, 793, roof - 24),
      line(786, roof - 38, 804, roof - 20),
    ),
  ];
}
