import { type Group, Mesh } from "three";
import { finishes } from "../../scene/kit/finishes.ts";
import { Solid } from "../../scene/kit/solid/solid.ts";
import { sanadCase, sanadHood, sanadTray } from "../pictures/parts/sanad-case.ts";
import { capScrew } from "../pictures/parts/fasteners.ts";
import type { Stage } from "../pictures/stage.ts";

/** Positions of the four screws on the hood, and their height when tight. */
const corners = [-1, 1].flatMap((x) =>
  [-1, 1].map((z) => [x * sanadCase.screws.x, z * sanadCase.screws.z] as const),
);
const seat = sanadCase.rim + sanadCase.hood + 0.03 - 1.6;

/** Tray, hood and screws, of which hood and screws can be moved. */
export class CaseParts {
  readonly hood: Group;
  readonly #screws: Mesh[];

  constructor(stage: Stage) {
    stage.add(sanadTray(new Solid()));
    this.hood = stage.addGroup(0, sanadCase.rim, 0);
    stage.add(sanadHood(new Solid(), stage.atlas, 3, false), this.hood);
    const geometry = capScrew(new Solid().setFinish(finishes.steel), 1.6, 12).build();
    this.#screws = corners.map(([x, z]) => {
      const screw = new Mesh(geometry, stage.material);
      screw.castShadow = screw.receiveShadow = true;
      screw.position.set(x, seat, z);
      stage.scene.add(screw);
      return screw;
    });
  }

  /** Sets the height of each screw over its seat; it rotates as it goes down. */
  liftScrews(heights: readonly number[]): void {
    for (const [i, screw] of this.#screws.entries()) {
      const height = heights[i] ?? 0;
      screw.position.y = seat + height;
      // Hidden above the frame, or their shadows would be visible before them.
      screw.visible = height < 100;
      screw.rotation.y = height * 0.9;
    }
  }
}
