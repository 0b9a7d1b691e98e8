import { finishes } from "../finishes.ts";
import { cyclicAt } from "../solid/cyclic-at.ts";
import { rectangle } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";

export type PassiveKind = "capacitor" | "resistor";

interface PassiveShape {
  /** How far a terminal reaches along the part. */
  readonly terminal: number;
  readonly terminalHeight: number;
  readonly bodyHeight: number;
}

const shapes: Readonly<Record<PassiveKind, PassiveShape>> = {
  capacitor: { terminal: 0.24, terminalHeight: 1, bodyHeight: 0.96 },
  resistor: { terminal: 0.2, terminalHeight: 0.93, bodyHeight: 0.86 },
};

/** A soldered two-terminal chip of size 1 × 1 × 1 along x, to be stretched to its real size. */
export function passive(solid: Solid, kind: PassiveKind): void {
  const shape = shapes[kind];
  const length = 1.04 - 2 * shape.terminal;
  const body = kind === "capacitor" ? finishes.mlcc : finishes.ceramic;
  drawBar(solid.setFinish(body), length, 0.97, 0.02, shape.bodyHeight, 0.05);
  if (kind === "resistor") {
    drawBar(
      solid.setFinish(finishes.resistorTop),
      length,
      0.92,
      shape.bodyHeight,
      shape.bodyHeight + 0.08,
      0.02,
    );
  }
  for (const angle of [0, Math.PI]) {
    solid
      .save()
      .rotateY(angle)
      .translate(0.5 - shape.terminal / 2, 0, 0);
    drawTerminal(solid, shape);
    drawFillet(solid, shape.terminal / 2);
    solid.restore();
  }
}

/** A bar along x, bevelled above. Its ends and underside are hidden by other things. */
function drawBar(solid: Solid, length: number, depth: number, y: number, top: number, bevel: number): void {
  const side = depth / 2;
  const section = [
    { z: side, y, ny: 0, nz: 1 },
    { z: side, y: top - bevel, ny: 0, nz: 1 },
    { z: side - bevel, y: top, ny: 1, nz: 0 },
    { z: bevel - side, y: top, ny: 1, nz: 0 },
    { z: -side, y: top - bevel, ny: 0, nz: -1 },
    { z: -side, y, ny: 0, nz: -1 },
  ];
  const [left, right] = [-length / 2, length / 2].map((x) =>
    section.map((corner) => solid.vertex(x, corner.y, corner.z, 0, corner.ny, corner.nz)),
  );
  if (left && right) joinRows(solid, left, right);
}

function joinRows(solid: Solid, left: readonly number[], right: readonly number[]): void {
  for (let i = 0; i + 1 < left.length; i++) {
    solid.quad(cyclicAt(left, i), cyclicAt(right, i), cyclicAt(right, i + 1), cyclicAt(left, i + 1));
  }
}

function drawTerminal(solid: Solid, { terminal, terminalHeight }: PassiveShape): void {
  solid.setFinish(finishes.tin).sweep(
    rectangle(terminal, 1),
    [
      [0, 0],
      [0, terminalHeight],
    ],
    { bevel: 0.07, capBottom: false },
  );
}

/** The hollow wedge of solder between the terminal's end, at `x`, and the pad. */
function drawFillet(solid: Solid, x: number): void {
  const slope = [
    { x, y: 0.62, side: 0.46, nx: 0.72, ny: 0.69 },
    { x: x + 0.09, y: 0.2, side: 0.52, nx: 0.8, ny: 0.6 },
    { x: x + 0.26, y: 0, side: 0.54, nx: 0.35, ny: 0.93 },
  ];
  solid.setFinish(finishes.solder);
  const [back, front] = [-1, 1].map((sign) =>
    slope.map((step) => solid.vertex(step.x, step.y, sign * step.side, step.nx, step.ny, 0)),
  );
  if (back && front) joinRows(solid, back, front);
  for (const sign of [-1, 1]) {
    const inner = solid.vertex(x, 0, sign * 0.5, 0, 0.2, sign);
    const [top, middle, foot] = slope.map((step) =>
      solid.vertex(step.x, step.y, sign * step.side, 0, 0.2, sign),
    );
    if (top === undefined || middle === undefined || foot === undefined) continue;
    if (sign > 0) solid.triangle(inner, foot, middle).triangle(inner, middle, top);
    else solid.triangle(inner, middle, foot).triangle(inner, top, middle);
  }
}
