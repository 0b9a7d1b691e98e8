import type { Solid } from "../../../app/scene/solid/solid.ts";
import { finish, finishes } from "../../../app/scene/finishes.ts";
import { circle, roundedRectangle } from "../../../app/scene/solid/outlines.ts";

/** A house of the model, standing on y = 0: an architect's white, 1 : 200. */
export interface House {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly floors: number;
}

export const storeyHeight = 15;
const card = finish("#f4f1e8", 0.62, 0);
const shade = finish("#dcd7ca", 0.66, 0);

export function heightOf({ floors }: House): number {
  return floors * storeyHeight + 2;
}

/** Where the LED of the house's Sanad is, over its roof. */
export function ledOf(house: House): readonly [x: number, y: number, z: number] {
  return [house.x + house.width * 0.06, heightOf(house) + 15.4, house.z + house.depth * 0.2];
}

/** Draws walls, slabs and balconies into one solid, and the window panes into another, which can be lit. */
export function drawHouse(solid: Solid, panes: Solid, house: House): void {
  solid.save().move(house.x, 0, house.z);
  panes.save().move(house.x, 0, house.z);
  const { width, depth, floors } = house;
  for (let floor = 0; floor < floors; floor++) {
    const y = floor * storeyHeight;
    solid.occlusion = (point, normal) => {
      const up = (point.y - y) / storeyHeight;
      return Math.abs(normal.y) < 0.5 ? 0.74 + 0.24 * (1 - up) : 0.9;
    };
    solid.use(card).at(0, y, 0, (core) => core.box(width - 3, storeyHeight, depth - 3));
    drawPanes(panes, house, y);
    if (floor > 0) drawSlab(solid, house, y);
  }
  solid.occlusion = undefined;
  drawRoof(solid, house);
  solid.restore();
  panes.restore();
}

/** Three openings towards the street, two on each side. */
function drawPanes(panes: Solid, { width, depth }: House, y: number): void {
  panes.use(finishes.glass);
  const pane = (x: number, z: number, turn: number, size: number) =>
    panes
      .save()
      .move(x, y + 6.6, z)
      .turnY(turn)
      .turnX(Math.PI / 2)
      .blank(size, 8.6, 0.06)
      .restore();
  for (const along of [-0.31, 0, 0.31]) {
    pane(along * width, depth / 2 - 1.5, 0, width * 0.2);
    pane(along * width, -depth / 2 + 1.5, Math.PI, width * 0.2);
  }
  for (const along of [-0.24, 0.24]) {
    pane(width / 2 - 1.5, along * depth, Math.PI / 2, depth * 0.24);
    pane(-width / 2 + 1.5, along * depth, -Math.PI / 2, depth * 0.24);
  }
}

/** A slab that reaches out as balconies in front and behind, with their parapets. */
function drawSlab(solid: Solid, { width, depth }: House, y: number): void {
  solid.use(card).at(0, y - 0.5, 0, (slab) => slab.box(width + 1, 1, depth + 9, 0.2));
  for (const side of [-1, 1]) {
    const z = side * (depth / 2 + 4.2);
    solid.at(0, y + 0.5, z, (rail) => rail.box(width + 1, 3.6, 0.6, 0.1));
    for (const end of [-1, 1]) {
      solid.at((end * width) / 2, y + 0.5, z - side * 2.6, (rail) => rail.box(0.6, 3.6, 5, 0.1));
    }
  }
}

/** Parapet, the little house over the stairs, the tank on its stand, and Sanad beside it. */
function drawRoof(solid: Solid, house: House): void {
  const { width, depth } = house;
  const y = house.floors * storeyHeight;
  solid.use(card).at(0, y, 0, (slab) => slab.box(width + 1, 2, depth + 1, 0.3));
  for (const side of [-1, 1]) {
    solid.at(0, y + 2, (side * depth) / 2, (rail) => rail.box(width + 1, 3, 0.8, 0.2));
    solid.at((side * width) / 2, y + 2, 0, (rail) => rail.box(0.8, 3, depth + 1, 0.2));
  }
  solid
    .use(shade)
    .at(width * 0.22, y + 2, -depth * 0.2, (stairs) => stairs.box(width * 0.34, 11, depth * 0.3, 0.3));
  solid
    .use(card)
    .at(width * 0.22, y + 13, -depth * 0.2, (cap) => cap.box(width * 0.38, 1, depth * 0.34, 0.2));
  const radius = Math.min(7, width * 0.16);
  solid.at(-width * 0.24, y + 2, -depth * 0.08, (place) => drawTank(place, radius));
  solid.at(width * 0.06, y + 2, depth * 0.2, drawDevice);
}

function drawTank(solid: Solid, radius: number): void {
  for (const x of [-0.6, 0.6]) {
    for (const z of [-0.6, 0.6]) {
      solid.use(finishes.screw).at(x * radius, 0, z * radius, (leg) => leg.box(0.8, 5, 0.8));
    }
  }
  solid.use(finishes.screw).at(0, 5, 0, (plate) => plate.box(radius * 1.9, 0.6, radius * 1.9));
  solid.use(finishes.white).at(0, 5.6, 0, (body) =>
    body.sweep(
      circle(36),
      [
        [radius * 0.96, 0, 0.4],
        [radius, radius * 0.5, 0.1],
        [radius, radius * 1.4, 0.6],
        [radius * 0.55, radius * 1.75, 0.4],
        [radius * 0.34, radius * 1.78, 0.2],
        [radius * 0.34, radius * 1.95, 0.2],
      ],
      { bevel: 0.3 },
    ),
  );
}

/** A white case on a mast. */
function drawDevice(solid: Solid): void {
  solid.use(finishes.alu2).cylinder(0.5, 10, 12);
  solid.use(card).at(0, 9.4, 0, (box) =>
    box.sweep(
      roundedRectangle(5.6, 4, 0.8, 3),
      [
        [0, 0],
        [0, 3.4],
      ],
      { bevel: 0.3 },
    ),
  );
}
