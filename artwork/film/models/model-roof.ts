import { Vector3 } from "three";
import { finishes } from "../../../scene/kit/finishes.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawTube } from "../../solid/tube.ts";
import { white, device, devicePosition, gray, type House, roofHeightOf } from "./house.ts";

/** Parapet, stairwell, tank, solar heater, dish, and Sanad on its mast. */
export function drawRoof(solid: Solid, house: House, sanad: Solid): void {
  const { width, depth } = house;
  const y = roofHeightOf(house);
  solid.setFinish(white).at(0, y - 2, 0, (slab) => slab.box(width + 1, 2, depth + 1, 0.3));
  for (const side of [-1, 1]) {
    solid.at(0, y, (side * depth) / 2, (rail) => rail.box(width + 1, 3, 0.8, 0.2));
    solid.at((side * width) / 2, y, 0, (rail) => rail.box(0.8, 3, depth + 1, 0.2));
  }
  solid.at(width * 0.24, y, -depth * 0.2, (part) => drawStairHouse(part, width * 0.34, depth * 0.3));
  const radius = Math.min(7, width * 0.16);
  solid.at(-width * 0.24, y, -depth * 0.1, (part) => drawTank(part, radius));
  solid.at(-width * 0.26, y, depth * 0.28, drawHeater);
  solid.at(width * 0.36, y, depth * 0.3, drawDish);
  const [x, z] = devicePosition(house);
  solid.at(x, y, z, (part) => {
    part.setFinish(finishes.aluminumDark).cylinder(0.5, device.mast, 14);
    part.at(0, 0, 0, (foot) => foot.cylinder(1.8, 0.5, 20, 0.1));
    part
      .save()
      .translate(0, device.mast, 0)
      .scale(device.scale, device.scale, device.scale)
      .append(sanad)
      .restore();
  });
}

function drawStairHouse(solid: Solid, width: number, depth: number): void {
  solid.setFinish(gray).box(width, 11, depth, 0.3);
  solid.setFinish(white).at(0, 11, 0, (cap) => cap.box(width * 1.12, 1, depth * 1.14, 0.2));
  solid.setFinish(finishes.pocket).at(-width * 0.22, 0.2, depth / 2, (door) => door.box(4, 8, 0.3, 0.1));
}

function drawTank(solid: Solid, radius: number): void {
  for (const x of [-0.6, 0.6]) {
    for (const z of [-0.6, 0.6]) {
      solid.setFinish(finishes.screw).at(x * radius, 0, z * radius, (leg) => leg.box(0.8, 5, 0.8));
    }
  }
  solid.setFinish(finishes.screw).at(0, 5, 0, (plate) => plate.box(radius * 1.9, 0.6, radius * 1.9));
  const hoops = [0.5, 0.8, 1.1].flatMap((fraction): [number, number, number][] => [
    [radius, radius * fraction, 0.1],
    [radius * 1.03, radius * (fraction + 0.05), 0.1],
    [radius, radius * (fraction + 0.1), 0.1],
  ]);
  solid
    .setFinish(finishes.white)
    .at(0, 5.6, 0, (body) =>
      body.sweep(
        circle(44),
        [
          [radius * 0.96, 0, 0.4],
          ...hoops,
          [radius, radius * 1.4, 0.6],
          [radius * 0.55, radius * 1.75, 0.4],
          [radius * 0.34, radius * 1.78, 0.2],
          [radius * 0.34, radius * 1.95, 0.2],
        ],
        { bevel: 0.2 },
      ),
    );
  const pipe = [
    [radius * 0.98, 7, 0],
    [radius * 1.35, 7, 0],
    [radius * 1.35, 0.6, 0],
    [radius * 1.35, 0.6, radius * 2.6],
  ] as const;
  drawTube(
    solid.setFinish(finishes.copperDark),
    pipe.map((part) => new Vector3(...part)),
    0.35,
    10,
  );
}

/** A solar water heater: collector and tank. */
function drawHeater(solid: Solid): void {
  solid.save().translate(0, 1, 3).rotateX(0.6);
  solid.setFinish(finishes.aluminumDark).box(9, 0.5, 9, 0.15);
  solid.setFinish(finishes.cell).at(0, 0.5, 0, (face) => face.box(8.4, 0.25, 8.4, 0.1));
  solid.restore();
  solid
    .save()
    .translate(-5, 5.4, -1.4)
    .rotateZ(-Math.PI / 2);
  solid.setFinish(finishes.can).cylinder(1.7, 10, 28, 0.4);
  solid.restore();
}

function drawDish(solid: Solid): void {
  solid.setFinish(finishes.aluminumDark).cylinder(0.3, 5, 12);
  solid.save().translate(0, 5, 0).rotateX(0.9);
  solid.setFinish(gray).sweep(
    circle(28),
    [
      [0.4, 0],
      [2.4, 0.5],
      [3.6, 1.3],
      [3.5, 1.35],
      [2.3, 0.7],
    ],
    { capTop: false },
  );
  solid.restore();
}
