import { finishes } from "../../../scene/kit/finishes.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { white, gray, type House, floorHeight } from "./house.ts";
import { drawRoof } from "./model-roof.ts";

/** Draws walls, slabs and balconies into one solid, and the window panes into another, which can be lit. */
export function drawHouse(solid: Solid, panes: Solid, house: House, device: Solid): void {
  solid.save().translate(house.x, 0, house.z);
  panes.save().translate(house.x, 0, house.z);
  for (let floor = 0; floor < house.floors; floor++) {
    const y = floor * floorHeight;
    solid.occlusion = (point, normal) => {
      const up = (point.y - y) / floorHeight;
      return Math.abs(normal.y) < 0.5 ? 0.74 + 0.24 * (1 - up) : 0.9;
    };
    solid.setFinish(white).at(0, y, 0, (core) => core.box(house.width - 3, floorHeight, house.depth - 3));
    drawWindows(solid, panes, house, y);
    if (floor > 0) drawBalconies(solid, house, y, floor);
  }
  solid.occlusion = undefined;
  drawRoof(solid, house, device);
  solid.restore();
  panes.restore();
}

/** Three openings towards the street, two on each side. */
function drawWindows(solid: Solid, panes: Solid, { width, depth }: House, y: number): void {
  for (const along of [-0.31, 0, 0.31]) {
    drawWindow(solid, panes, [along * width, y, depth / 2 - 1.5], 0, width * 0.2);
    drawWindow(solid, panes, [along * width, y, -depth / 2 + 1.5], Math.PI, width * 0.2);
  }
  for (const along of [-0.24, 0.24]) {
    drawWindow(solid, panes, [width / 2 - 1.5, y, along * depth], Math.PI / 2, depth * 0.24);
    drawWindow(solid, panes, [-width / 2 + 1.5, y, along * depth], -Math.PI / 2, depth * 0.24);
  }
}

/** A pane in its frame, with one bar and a sill. */
function drawWindow(
  solid: Solid,
  panes: Solid,
  [x, y, z]: readonly [number, number, number],
  turn: number,
  width: number,
): void {
  panes
    .save()
    .translate(x, y + 6.6, z)
    .rotateY(turn)
    .rotateX(Math.PI / 2)
    .rectangle(width, 8.6, 0.06)
    .restore();
  solid.save().translate(x, y, z).rotateY(turn).setFinish(white);
  for (const side of [-0.5, 0, 0.5]) solid.at(side * width, 2.2, 0.25, (bar) => bar.box(0.45, 8.8, 0.5));
  for (const height of [2, 10.7]) solid.at(0, height, 0.3, (bar) => bar.box(width + 0.9, 0.45, 0.7));
  solid.restore();
}

/** A slab that extends in front and behind, with railings and air conditioners. */
function drawBalconies(solid: Solid, { width, depth }: House, y: number, floor: number): void {
  solid.setFinish(white).at(0, y - 0.5, 0, (slab) => slab.box(width + 1, 1, depth + 9, 0.2));
  for (const side of [-1, 1]) {
    const z = side * (depth / 2 + 4.2);
    solid.setFinish(white).at(0, y + 4, z, (rail) => rail.box(width + 1, 0.5, 0.6, 0.1));
    const bars = Math.round(width / 2.2);
    for (let bar = 0; bar <= bars; bar++) {
      solid.at((bar / bars - 0.5) * width, y + 0.5, z, (post) => post.box(0.28, 3.6, 0.28));
    }
    for (const end of [-1, 1]) {
      solid.at((end * width) / 2, y + 0.5, z - side * 2.2, (rail) => rail.box(0.6, 4, 4.6, 0.1));
    }
    drawAirConditioner(solid, ((floor * 0.37 + side * 0.2) % 0.7) * width * 0.5, y + 0.5, z - side * 1.4);
  }
}

function drawAirConditioner(solid: Solid, x: number, y: number, z: number): void {
  solid.setFinish(gray).at(x, y, z, (box) => {
    box.box(4.2, 3, 1.7, 0.2);
    box
      .setFinish(finishes.pocket)
      .save()
      .translate(-0.5, 1.5, 0.87)
      .rotateX(Math.PI / 2)
      .disc(1.1, 18, 0.02)
      .restore();
  });
}
