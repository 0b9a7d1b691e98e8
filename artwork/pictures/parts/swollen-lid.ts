import type { Outline, UvRect } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

interface Label {
  uv: UvRect;
  width: number;
  depth: number;
  x: number;
  z: number;
}

const rings = 22;

/**
 * A lid on y = 0 whose middle is bulged by `bulge`, while its four corners are held down: the middle of every
 * side rises a little. The label is on the top.
 */
export function swollenLid(
  solid: Solid,
  outline: Outline,
  height: number,
  bulge: number,
  label: Label,
): Solid {
  const reachX = Math.max(...outline.points.map(({ x }) => x));
  const reachZ = Math.max(...outline.points.map(({ z }) => z));
  const lift = (x: number, z: number) => {
    const [acrossX, acrossZ] = [Math.max(0, 1 - (x / reachX) ** 2), Math.max(0, 1 - (z / reachZ) ** 2)];
    return bulge * (0.8 * acrossX * acrossZ + 0.1 * (acrossX + acrossZ));
  };
  const skin = (x: number, z: number, uv: readonly [number, number] = [-1, -1], above = 0) => {
    const step = 0.2;
    const slopeX = (lift(x + step, z) - lift(x - step, z)) / (2 * step);
    const slopeZ = (lift(x, z + step) - lift(x, z - step)) / (2 * step);
    return solid.vertex(x, height + lift(x, z) + above, z, -slopeX, 1, -slopeZ, ...uv);
  };
  drawSkirt(solid, outline, height, lift);
  drawSkin(solid, outline, skin);
  return drawLabel(solid, label, skin);
}

type Skin = (x: number, z: number, uv?: readonly [number, number], above?: number) => number;

/** The side of the lid, with a rounded edge into the skin. */
function drawSkirt(
  solid: Solid,
  outline: Outline,
  height: number,
  lift: (x: number, z: number) => number,
): void {
  const levels = [
    [0, 0, 0],
    [0, height - 1.6, 0],
    [-0.25, height - 0.75, 0.45],
    [-0.8, height - 0.2, 0.8],
    [-1.6, height, 1],
  ] as const;
  const rows = levels.map(([offset, y, up]) =>
    outline.points.map((point) => {
      const [x, z] = [point.x + point.miterX * offset, point.z + point.miterZ * offset];
      const out = 1 - up;
      return solid.vertex(x, y + lift(x, z), z, point.normalX * out, up, point.normalZ * out);
    }),
  );
  joinRows(solid, rows);
}

function drawSkin(solid: Solid, outline: Outline, skin: Skin): void {
  const rows = Array.from({ length: rings }, (_, ring) =>
    outline.points.map((point) => {
      const fraction = 1 - ring / rings;
      return skin((point.x - point.miterX * 1.6) * fraction, (point.z - point.miterZ * 1.6) * fraction);
    }),
  );
  joinRows(solid, rows);
  const center = skin(0, 0);
  const last = rows.at(-1) ?? [];
  for (const [index, vertex] of last.entries()) {
    solid.triangle(center, last[(index + 1) % last.length] ?? vertex, vertex);
  }
}

function joinRows(solid: Solid, rows: readonly (readonly number[])[]): void {
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (!next) return;
    for (const [column, vertex] of row.entries()) {
      const beside = (column + 1) % row.length;
      solid.quad(vertex, next[column] ?? vertex, next[beside] ?? vertex, row[beside] ?? vertex);
    }
  }
}

function drawLabel(solid: Solid, { uv, width, depth, x, z }: Label, skin: Skin): Solid {
  const [u0, v0, u1, v1] = uv;
  const cells = 16;
  const grid = Array.from({ length: cells + 1 }, (_, row) =>
    Array.from({ length: cells + 1 }, (_, column) => {
      const [across, down] = [column / cells, row / cells];
      const cellUv = [u0 + (u1 - u0) * across, v0 + (v1 - v0) * down] as const;
      return skin(x + (across - 0.5) * width, z + (down - 0.5) * depth, cellUv, 0.05);
    }),
  );
  for (const [row, vertices] of grid.entries()) {
    const next = grid[row + 1];
    if (!next) continue;
    for (let column = 0; column < cells; column++) {
      const [a = 0, b = 0, c = 0, d = 0] = [
        vertices[column],
        next[column],
        next[column + 1],
        vertices[column + 1],
      ];
      solid.quad(a, b, c, d);
    }
  }
  return solid;
}
