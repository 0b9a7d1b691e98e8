import { finishes } from "../finishes.ts";
import { around } from "../solid/around.ts";
import { rectangle } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";

export type PassiveKind = "capacitor" | "resistor";

interface Build {
  /** How far a terminal reaches along the part. */
  readonly terminal: number;
  readonly terminalHeight: number;
  readonly bodyHeight: number;
}

const builds: Readonly<Record<PassiveKind, Build>> = {
  capacitor: { terminal: 0.24, terminalHeight: 1, bodyHeight: 0.96 },
  resistor: { terminal: 0.2, terminalHeight: 0.93, bodyHeight: 0.86 },
};

/** A soldered two-terminal chip of size 1 × 1 × 1 along x, to be stretched to its real size. */
export function passive(solid: Solid, kind: PassiveKind): void {
  const build = builds[kind];
  const length = 1.04 - 2 * build.terminal;
  const body = kind === "capacitor" ? finishes.mlcc : finishes.ceramic;
  drawBar(solid.use(body), length, 0.97, 0.02, build.bodyHeight, 0.05);
  if (kind === "resistor") {
    drawBar(solid.use(finishes.resTop), length, 0.92, build.bodyHeight, build.bodyHeight + 0.08, 0.02);
  }
  for (const angle of [0, Math.PI]) {
    solid
      .save()
      .turnY(angle)
      .move(0.5 - build.terminal / 2, 0, 0);
    drawTerminal(solid, build);
    drawFillet(solid, build.terminal / 2);
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
    solid.quad(around(left, i), around(right, i), around(right, i + 1), around(left, i + 1));
  }
}

function drawTerminal(solid: Solid, { terminal, terminalHeight }: Build): void {
  solid.use(finishes.tin).sweep(
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
  solid.use(finishes.solder);
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
