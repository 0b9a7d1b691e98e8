import { Group, type Object3D, Vector3 } from "three";
import { Solid } from "../../kit/solid/solid.ts";
import { braidedCable } from "../parts/braided-cable.ts";
import { clampSize, currentClamp } from "../parts/current-clamp.ts";
import { ledGlow } from "../parts/lamp-glow.ts";
import { powerCable } from "../parts/power-cable.ts";
import { sanadBoard } from "../parts/sanad-board.ts";
import { sanadBoardPlaces } from "../parts/sanad-board-parts.ts";
import { sanadCase, sanadHood, sanadTray } from "../parts/sanad-case.ts";
import { softPath } from "../parts/soft-path.ts";
import { placeBoard } from "../place-board.ts";
import type { Stage } from "../stage.ts";

/** The third Sanad, open: the hood stands behind on its long side, the clamp waits in front. */
export function addThirdSanad(stage: Stage, place: Object3D): void {
  stage.add(sanadTray(new Solid()), place);
  const board = placeBoard(stage, sanadBoard(stage.atlas), { parent: place, y: sanadCase.board });
  const [x, y, z] = sanadBoardPlaces.led;
  ledGlow(board, x, y, z, { size: 14 });
  const hood = stage.add(sanadHood(new Solid(), stage.atlas, 3, false), place);
  hood.position.set(-6, sanadCase.depth / 2, -sanadCase.depth / 2 - 34);
  hood.rotation.set(Math.PI / 2 - 0.03, 0, 0);
  addClamp(stage, place);
}

/** Round a generator's cable, and wired to the first gland. */
function addClamp(stage: Stage, place: Object3D): void {
  const clamp = new Group();
  clamp.position.set(-30, 0, 128);
  clamp.rotation.y = -0.5;
  place.add(clamp);
  stage.add(currentClamp(new Solid(), stage.atlas), clamp);
  const { eye } = clampSize;
  const wire = softPath([
    [22, 6.2, -86],
    [14, 7, -62],
    [0, eye, -9],
    [0, eye, 9],
    [10, 7, 54],
    [22, 6.2, 70],
  ]);
  stage.add(powerCable(new Solid(), wire, 6.2), clamp);
  clamp.updateMatrix();
  const outlet = new Vector3(...clampSize.cable).applyMatrix4(clamp.matrix);
  const away = new Vector3(clampSize.cable[0] - 14, 4, 0).applyMatrix4(clamp.matrix);
  const front = sanadCase.depth / 2;
  const lead = softPath([
    outlet,
    away,
    [-82, 1.9, 92],
    [-70, 1.9, 70],
    [-46, 2.6, 68],
    [-35, 6.4, front + 20],
    [-34, 8, front + 14],
    [-34, 8, front + 8],
  ]);
  braidedCable(place, lead, 1.9);
}
