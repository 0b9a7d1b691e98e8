import { type Group, Mesh } from "three";
import { finishes } from "../kit/finishes.ts";
import { Solid } from "../kit/solid/solid.ts";
import { sanadCase, sanadHood, sanadTray } from "../pictures/parts/sanad-case.ts";
import { capScrew } from "../pictures/parts/fasteners.ts";
import type { Stage } from "../pictures/stage.ts";

/** The four screws' places on the hood's top, and their height when they are tight. */
const corners = [-1, 1].flatMap((x) =>
  [-1, 1].map((z) => [x * sanadCase.screws.x, z * sanadCase.screws.z] as const),
);
const seat = sanadCase.rim + sanadCase.hood + 0.03 - 1.6;

/** Tray, hood and screws, each to be moved by itself. */
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

  /** Each screw hangs so far over its seat; it turns as it goes down. */
  liftScrews(heights: readonly number[]): void {
    for (const [i, screw] of this.#screws.entries()) {
      const height = heights[i] ?? 0;
      screw.position.y = seat + height;
      // Above the frame; their shadows would come before them.
      screw.visible = height < 100;
      screw.rotation.y = height * 0.9;
    }
  }
}
