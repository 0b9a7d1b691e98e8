import { cyclicAt } from "../solid/cyclic-at.ts";
import { finishes } from "../finishes.ts";
import type { Solid } from "../solid/solid.ts";

/** The bends of a gull wing along x: its underside before soldering. */
const bends = [
  [-0.1, 0.8],
  [0.3, 0.8],
  [0.46, 0.7],
  [0.62, 0.14],
  [0.78, 0.04],
  [1.1, 0.03],
] as const;
const tip = 1.1;
const toe = 1.42;
const thickness = 0.13;

/** A gull-wing lead that points along +x, its root at x = 0, with the solder before its toe. */
export function lead(solid: Solid, width = 0.32): void {
  const side = width / 2;
  solid.setFinish(finishes.tin);
  drawFlank(solid, side);
  drawFlank(solid, -side);
  drawUpside(solid, side);
  drawTip(solid, side);
  drawToe(solid.setFinish(finishes.solder), side);
}

function drawFlank(solid: Solid, z: number): void {
  const out = Math.sign(z);
  const above = bends.map(([x, y]) => solid.vertex(x, y + thickness, z, 0, 0, out));
  const below = bends.map(([x, y]) => solid.vertex(x, Math.max(0, y - 0.02), z, 0, 0, out));
  for (let i = 0; i + 1 < bends.length; i++) {
    const [a, b, c, d] = [
      cyclicAt(below, i),
      cyclicAt(below, i + 1),
      cyclicAt(above, i + 1),
      cyclicAt(above, i),
    ];
    if (out > 0) solid.quad(a, b, c, d);
    else solid.quad(a, d, c, b);
  }
}

function drawUpside(solid: Solid, side: number): void {
  const rows = bends.map(([x, y], i) => {
    const [fromX, fromY] = bends.at(Math.max(0, i - 1)) ?? [x, y];
    const [toX, toY] = bends.at(i + 1) ?? [x, y];
    return [-side, side].map((z) => solid.vertex(x, y + thickness, z, fromY - toY, toX - fromX, 0));
  });
  for (let i = 0; i + 1 < rows.length; i++) {
    const [row, next] = [cyclicAt(rows, i), cyclicAt(rows, i + 1)];
    solid.quad(cyclicAt(row, 0), cyclicAt(row, 1), cyclicAt(next, 1), cyclicAt(next, 0));
  }
}

function drawTip(solid: Solid, side: number): void {
  solid.quad(
    solid.vertex(tip, 0, -side, 1, 0, 0),
    solid.vertex(tip, 0.16, -side, 1, 0, 0),
    solid.vertex(tip, 0.16, side, 1, 0, 0),
    solid.vertex(tip, 0, side, 1, 0, 0),
  );
}

function drawToe(solid: Solid, side: number): void {
  solid.quad(
    solid.vertex(tip, 0.11, -side, 0.5, 0.86, 0),
    solid.vertex(tip, 0.11, side, 0.5, 0.86, 0),
    solid.vertex(toe, 0.02, side + 0.06, 0.2, 0.98, 0),
    solid.vertex(toe, 0.02, -side - 0.06, 0.2, 0.98, 0),
  );
}
