import { type Group, Vector3 } from "three";
import { finishes } from "../../scene/kit/finishes.ts";
import { Solid } from "../../scene/kit/solid/solid.ts";
import { drawTube } from "../solid/tube.ts";
import { braidedCable } from "./parts/braided-cable.ts";
import { onUnderside } from "./parts/on-face.ts";
import { proximitySensor, proximitySensorLength } from "./parts/proximity-sensor.ts";
import { ferrule } from "./parts/screw-terminals.ts";
import { smoothPath } from "./parts/smooth-path.ts";
import type { Stage } from "./stage.ts";

/** Where a wire enters a device from below, in the rail's coordinates. */
export type Entry = readonly [x: number, y: number, z: number];

/** A wire between two entries; `sag` is how far it hangs down. */
export interface Wire {
  from: Entry;
  to: Entry;
  sag: number;
}

/** Black wires between entries, each with a ferrule at both ends. The rail's matrix must be up to date. */
export function drawWires(rail: Group, wires: readonly Wire[]): Solid {
  const solid = new Solid();
  for (const { from, to, sag } of wires) {
    const middle = belowEntry(rail, from, sag).lerp(belowEntry(rail, to, sag), 0.5);
    middle.y = Math.max(1, middle.y - sag * 0.35);
    const path = [
      belowEntry(rail, from, 4),
      belowEntry(rail, from, 13),
      middle,
      belowEntry(rail, to, 13),
      belowEntry(rail, to, 4),
    ];
    drawTube(solid.setFinish(finishes.sleeve), smoothPath(path), 1.25, 12);
    for (const entry of [from, to]) {
      drawFerrule(solid, rail, entry, 1.25);
      // The marker sleeve.
      drawTube(
        solid.setFinish(finishes.white),
        [8, 9, 10, 11, 12].map((along) => belowEntry(rail, entry, along)),
        1.65,
        14,
      );
    }
  }
  return solid;
}

/** A point `along` millimetres below an entry, in world coordinates. */
function belowEntry(rail: Group, [x, y, z]: Entry, along: number): Vector3 {
  return new Vector3(x, y - along, z).applyMatrix4(rail.matrixWorld);
}

function drawFerrule(solid: Solid, rail: Group, entry: Entry, radius: number): void {
  solid.save().transform(rail.matrixWorld);
  onUnderside(solid, ...entry, (face) => ferrule(face, radius));
  solid.restore();
}

/** The sensor lies in front; its braided cable ends in a sleeve, its three cores go into three entries. */
export function placeSensor(stage: Stage, rail: Group, cores: readonly [Entry, Entry, Entry]): void {
  const radius = 1.9;
  const rotation = 0.25;
  const face = new Vector3(2, 7.8, 122);
  const along = new Vector3(Math.cos(rotation), 0, -Math.sin(rotation));
  const sensor = new Solid().translate(face.x, face.y, face.z).rotateY(rotation);
  stage.add(proximitySensor(sensor.rotateZ(-Math.PI / 2), radius));
  const boot = face.clone().addScaledVector(along, proximitySensorLength);
  const end = belowEntry(rail, cores[1], 26);
  const cable = smoothPath([
    boot.clone().addScaledVector(along, -3),
    boot,
    boot.clone().addScaledVector(along, 12).setY(1),
    [102, 0, 96],
    [104, 0, 78],
    [88, 0.4, 68],
    end.clone().add(new Vector3(3, -16, 9)),
    end,
  ]);
  braidedCable(stage.scene, cable, radius);
  stage.add(drawCores(rail, end, cores));
}

/** From the cable's end, in a heat-shrink sleeve. */
function drawCores(rail: Group, end: Vector3, cores: readonly Entry[]): Solid {
  const solid = new Solid();
  const finish = [finishes.copperDark, finishes.sleeve, finishes.ivory];
  for (const [index, core] of cores.entries()) {
    const path = smoothPath([
      end.clone().add(new Vector3((index - 1) * 0.9, -3, 1.4)),
      end.clone().add(new Vector3((index - 1) * 1.2, 3, -1.6)),
      belowEntry(rail, core, 10),
      belowEntry(rail, core, 4),
    ]);
    drawTube(solid.setFinish(finish[index] ?? finishes.sleeve), path, 0.95, 10);
    drawFerrule(solid, rail, core, 0.95);
  }
  const sleeve = [new Vector3(0.6, -5.5, 3), new Vector3(0, 0, 0), new Vector3(0, 1.6, -0.9)];
  return drawTube(solid.setFinish(finishes.sleeve), smoothPath(sleeve.map((step) => step.add(end))), 2.3, 16);
}
