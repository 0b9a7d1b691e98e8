import type { Object3D } from "three";
import { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawTube } from "../../solid/tube.ts";
import { blackBox, blackBoxBody, blackBoxLid, sealantBead } from "../parts/black-box.ts";
import { insulation } from "../parts/jumper-wire.ts";
import { smoothPath } from "../parts/smooth-path.ts";
import type { Stage } from "../stage.ts";

/** The second Sanad: sealed, sealed again with a bead, and swollen. */
export function addSecondSanad(stage: Stage, parent: Object3D): void {
  const body = blackBoxBody(new Solid());
  sealantBead(body);
  stage.add(body, parent);
  stage.add(blackBoxLid(new Solid(), stage.atlas, 21), parent).position.y = blackBox.rim + 0.6;
  const cable = smoothPath([
    [blackBox.width / 2 + 6, blackBox.rim / 2 + 1, 4],
    [blackBox.width / 2 + 16, blackBox.rim / 2, 4],
    [blackBox.width / 2 + 27, 6, 10],
    [blackBox.width / 2 + 24, 2.7, 32],
    [blackBox.width / 2 - 8, 2.7, 58],
    [blackBox.width / 2 - 58, 2.7, 62],
  ]);
  stage.add(drawTube(new Solid().setFinish(insulation.black), cable, 2.7, 16), parent);
}
