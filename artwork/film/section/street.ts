import { arc, type Curve, line, rectangle, hangingCable } from "../curves.ts";
import { stroke, type Stroke } from "../strokes.ts";
import { ground } from "./dimensions.ts";

/** Ground line, and hatching below it. */
export function groundSurface(): Stroke[] {
  const ticks = Array.from({ length: 92 }, (_, i) => line(i * 14 + 8, ground + 4, i * 14 - 2, ground + 14));
  return [...stroke(2.4, 1, line(0, ground, 1280, ground)), ...stroke(0.8, 0.4, ...ticks)];
}

/** The neighbours, in elevation and in thin lines: an old house with its three arches, a block of flats. */
export function neighbours(): Stroke[] {
  return [...oldHouse(96), ...apartmentBlock(1002)];
}

function oldHouse(x: number): Stroke[] {
  const eaves = ground - 190;
  const arches = [0, 1, 2].flatMap((i): Curve[] => {
    const left = x + 96 + i * 34;
    return [
      [
        [left, eaves + 84],
        [left, eaves + 48],
        ...arc(left + 14, eaves + 48, 14, Math.PI, 2 * Math.PI),
        [left + 28, eaves + 84],
      ],
      line(left + 14, eaves + 34, left + 14, eaves + 84),
    ];
  });
  const windows = [34, 222].flatMap((along) =>
    [0, 100].map((down) => rectangle(x + along, eaves + 38 + down, 26, 46)),
  );
  const shutters = [34, 222].flatMap((along) =>
    [0, 100].flatMap((down) =>
      [-13, 26].map((side) => rectangle(x + along + side, eaves + 38 + down, 13, 46)),
    ),
  );
  const tiles = Array.from({ length: 13 }, (_, i) =>
    line(x + 50 + i * 15.2, eaves - 62, x + 6 + i * 22.6, eaves),
  );
  return [
    ...stroke(1.1, 0.62, line(x, ground, x, eaves), line(x + 284, ground, x + 284, eaves)),
    ...stroke(
      1.1,
      0.62,
      line(x - 8, eaves, x + 292, eaves, x + 236, eaves - 62, x + 48, eaves - 62, x - 8, eaves),
    ),
    ...stroke(0.7, 0.34, ...tiles),
    ...stroke(0.9, 0.55, ...arches, ...windows),
    ...stroke(0.7, 0.45, ...shutters),
    ...stroke(
      0.9,
      0.55,
      line(
        x + 84,
        eaves + 84,
        x + 208,
        eaves + 84,
        x + 208,
        eaves + 90,
        x + 84,
        eaves + 90,
        x + 84,
        eaves + 84,
      ),
    ),
    ...stroke(
      0.9,
      0.55,
      rectangle(x + 128, ground - 66, 36, 66),
      arc(x + 146, ground - 66, 18, Math.PI, 2 * Math.PI),
    ),
  ];
}

function apartmentBlock(x: number): Stroke[] {
  const height = 430;
  const top = ground - height;
  const rows = [0, 1, 2, 3, 4].map((i) => top + 26 + i * 82);
  const openings = rows.flatMap((y) => [22, 80, 138].map((along) => rectangle(x + along, y, 38, 40)));
  const rails = rows.flatMap((y) => [rectangle(x + 14, y + 24, 54, 20), rectangle(x + 130, y + 24, 54, 20)]);
  const slabs = rows.map((y) => line(x - 6, y + 46, x + 206, y + 46));
  return [
    ...stroke(1.1, 0.62, line(x, ground, x, top, x + 200, top, x + 200, ground)),
    ...stroke(0.9, 0.5, ...slabs),
    ...stroke(0.8, 0.5, ...openings),
    ...stroke(0.7, 0.42, ...rails),
    ...stroke(
      0.9,
      0.55,
      rectangle(x + 30, top - 42, 40, 34),
      line(x + 36, top - 8, x + 36, top),
      line(x + 64, top - 8, x + 64, top),
      rectangle(x + 110, top - 26, 54, 26),
    ),
  ];
}

/** Poles, and the cables between them and the houses. */
export function wires(): Stroke[] {
  const poles = [418, 962].flatMap((x) => [
    line(x, ground, x, ground - 262),
    line(x - 16, ground - 250, x + 16, ground - 250),
    line(x - 12, ground - 232, x + 12, ground - 232),
  ]);
  const cables = [
    hangingCable([0, ground - 236], [404, ground - 250], 26),
    hangingCable([0, ground - 214], [408, ground - 232], 34),
    hangingCable([428, ground - 250], [465, ground - 226], 8),
    hangingCable([428, ground - 232], [465, ground - 216], 10),
    hangingCable([426, ground - 250], [465, ground - 308], -4),
    hangingCable([952, ground - 250], [815, ground - 300], 16),
    hangingCable([954, ground - 232], [815, ground - 234], 24),
    hangingCable([978, ground - 250], [1280, ground - 246], 30),
    hangingCable([974, ground - 232], [1280, ground - 222], 38),
    hangingCable([974, ground - 250], [1002, ground - 262], 4),
  ];
  return [...stroke(1.4, 0.7, ...poles), ...stroke(0.8, 0.6, ...cables)];
}
