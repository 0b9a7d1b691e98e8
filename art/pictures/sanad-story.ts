import { Group, type Object3D } from "three";
import { addFirstSanad } from "./generations/first.ts";
import { addFourthSanad } from "./generations/fourth.ts";
import { addSecondSanad } from "./generations/second.ts";
import { addThirdSanad } from "./generations/third.ts";
import type { Stage } from "./stage.ts";

// The lamps reach 130 mm round their aim; the four devices together are wider.
const scale = 0.5;

/** Four generations of Sanad on paper: a lunch box, a swollen black box, the white case open over its board, and the fourth on its bracket. */
export function sanadStory(stage: Stage): void {
  stage.light([0, 18, 0], 160);
  stage.ground();
  const row = stage.group();
  row.scale.setScalar(scale);
  addFirstSanad(stage, standing(row, -200, -84, 0.16));
  addSecondSanad(stage, standing(row, -66, -8, -0.08));
  addThirdSanad(stage, standing(row, 74, -8, 0.12));
  addFourthSanad(stage, standing(row, 226, 40, -0.2));
  stage.view({ target: [20, 24, 6], distance: 1000, azimuth: 0.3, elevation: 0.58, field: 14 });
}

function standing(row: Object3D, x: number, z: number, turn: number): Group {
  const group = new Group();
  group.position.set(x, 0, z);
  group.rotation.y = turn;
  row.add(group);
  return group;
}
