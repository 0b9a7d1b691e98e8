import { Group, type Object3D, Vector3 } from "three";
import { Solid } from "../../../scene/kit/solid/solid.ts";
import { braidedCable } from "../parts/braided-cable.ts";
import { clampSize, currentClamp } from "../parts/current-clamp.ts";
import { addLedGlow } from "../parts/add-led-glow.ts";
import { powerCable } from "../parts/power-cable.ts";
import { sanadBoard } from "../parts/sanad-board.ts";
import { sanadBoardLayout } from "../parts/sanad-board-parts.ts";
import { sanadCase, sanadHood, sanadTray } from "../parts/sanad-case.ts";
import { smoothPath } from "../parts/smooth-path.ts";
import { addBoard } from "../add-board.ts";
import type { Stage } from "../stage.ts";

/** The third Sanad, open: its hood behind, its clamp in front. */
export function addThirdSanad(stage: Stage, parent: Object3D): void {
  stage.add(sanadTray(new Solid()), parent);
  const board = addBoard(stage, sanadBoard(stage.atlas), { parent: parent, y: sanadCase.board });
  const [x, y, z] = sanadBoardLayout.led;
  addLedGlow(board, x, y, z, { size: 14 });
  const hood = stage.add(sanadHood(new Solid(), stage.atlas, 3, false), parent);
  hood.position.set(-6, sanadCase.depth / 2, -sanadCase.depth / 2 - 34);
  hood.rotation.set(Math.PI / 2 - 0.03, 0, 0);
  addClamp(stage, parent);
}

/** Round a generator's cable, and wired to the first gland. */
function addClamp(stage: Stage, parent: Object3D): void {
  const clamp = new Group();
  clamp.position.set(-30, 0, 128);
  clamp.rotation.y = -0.5;
  parent.add(clamp);
  stage.add(currentClamp(new Solid(), stage.atlas), clamp);
  const { windowY } = clampSize;
  const wire = smoothPath([
    [22, 6.2, -86],
    [14, 7, -62],
    [0, windowY, -9],
    [0, windowY, 9],
    [10, 7, 54],
    [22, 6.2, 70],
  ]);
  stage.add(powerCable(new Solid(), wire, 6.2), clamp);
  clamp.updateMatrix();
  const outlet = new Vector3(...clampSize.cable).applyMatrix4(clamp.matrix);
  const away = new Vector3(clampSize.cable[0] - 14, 4, 0).applyMatrix4(clamp.matrix);
  const front = sanadCase.depth / 2;
  const lead = smoothPath([
    outlet,
    away,
    [-82, 1.9, 92],
    [-70, 1.9, 70],
    [-46, 2.6, 68],
    [-35, 6.4, front + 20],
    [-34, 8, front + 14],
    [-34, 8, front + 8],
  ]);
  braidedCable(parent, lead, 1.9);
}
