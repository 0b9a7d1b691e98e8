import { Group, type Object3D } from "three";
import type { Side } from "../../kit/shading/side.ts";
import type { Stage } from "../stage.ts";
import { addFirstSanad } from "./first.ts";
import { addFourthSanad } from "./fourth.ts";
import { addSecondSanad } from "./second.ts";
import { addThirdSanad } from "./third.ts";

// The lamps reach 130 mm round their aim; the four devices together are wider.
const scale = 0.5;

/**
 * Four generations of Sanad: a lunch box, a swollen black box, the white case open over its board, and the fourth on its
 * bracket. The oldest and the key lamp stand on `start`, -1 being the left.
 */
export function arrangeStory(stage: Stage, start: Side): void {
  stage.light([0, 18, 0], 160, start);
  stage.ground();
  const row = stage.group();
  row.scale.setScalar(scale);
  addFirstSanad(stage, standing(200, -84, -0.16));
  addSecondSanad(stage, standing(66, -8, 0.08));
  addThirdSanad(stage, standing(-74, -8, -0.12));
  // Its sensor lies on its right side for every reader, and wants room there.
  addFourthSanad(stage, start < 0 ? standing(-226, 40, 0.2) : standing(-300, 62, 0.2));
  stage.view({
    target: start < 0 ? [20, 24, 6] : [-34, 22, 6],
    distance: 1000,
    azimuth: -start * 0.3,
    elevation: 0.58,
    field: 14,
  });

  /** A place `x` towards the start, turned that way. */
  function standing(x: number, z: number, rotation: number): Object3D {
    const place = new Group();
    place.position.set(start * x, 0, z);
    place.rotation.y = start * rotation;
    row.add(place);
    return place;
  }
}
