import { Group, type Object3D } from "three";
import type { Side } from "../../../scene/kit/shading/side.ts";
import type { Stage } from "../stage.ts";
import { addFirstSanad } from "./first.ts";
import { addFourthSanad } from "./fourth.ts";
import { addSecondSanad } from "./second.ts";
import { addThirdSanad } from "./third.ts";

// The lights' shadows reach 130 mm; the four devices together are wider.
const scale = 0.5;

/**
 * Four generations of Sanad: a lunch box, a swollen black box, the white case open over its board, and the fourth on its
 * bracket. The oldest and the key light are on the side `start`, -1 being the left.
 */
export function arrangeStory(stage: Stage, start: Side): void {
  stage.aimLights([0, 18, 0], 160, start);
  stage.addGround();
  const row = stage.addGroup();
  row.scale.setScalar(scale);
  addFirstSanad(stage, addPosition(200, -84, -0.16));
  addSecondSanad(stage, addPosition(66, -8, 0.08));
  addThirdSanad(stage, addPosition(-74, -8, -0.12));
  // Its sensor is on its right in both directions and needs space there.
  addFourthSanad(stage, start < 0 ? addPosition(-226, 40, 0.2) : addPosition(-300, 62, 0.2));
  stage.setView({
    target: start < 0 ? [20, 24, 6] : [-34, 22, 6],
    distance: 1000,
    azimuth: -start * 0.3,
    elevation: 0.58,
    fieldOfView: 14,
  });

  /** Adds a group, `x` towards the start and rotated to it. */
  function addPosition(x: number, z: number, rotation: number): Object3D {
    const group = new Group();
    group.position.set(start * x, 0, z);
    group.rotation.y = start * rotation;
    row.add(group);
    return group;
  }
}
