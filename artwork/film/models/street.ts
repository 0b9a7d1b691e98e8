import { type Group, Mesh, MeshBasicMaterial } from "three";
import { Solid } from "../../../scene/kit/solid/solid.ts";
import { finish, finishes } from "../../../scene/kit/finishes.ts";
import type { Stage } from "../../pictures/stage.ts";
import { sanadCase, sanadHood, sanadTray } from "../../pictures/parts/sanad-case.ts";
import { type GroundLine, groundLines } from "../ground-lines.ts";
import type { House } from "./house.ts";
import { drawHouse } from "./model-house.ts";

/** The house of the film's first shot. */
export const ourHouse: House = { x: 0, z: 0, width: 62, depth: 44, floors: 6 };

/** Ten houses, in the order in which the last shot joins their roofs. */
export const houses: readonly House[] = [
  { x: -238, z: -86, width: 54, depth: 44, floors: 4 },
  { x: -238, z: 12, width: 50, depth: 48, floors: 5 },
  { x: -166, z: 96, width: 56, depth: 46, floors: 3 },
  { x: -84, z: 108, width: 52, depth: 44, floors: 4 },
  { x: 2, z: 112, width: 50, depth: 46, floors: 3 },
  { x: 88, z: 106, width: 54, depth: 44, floors: 4 },
  { x: 170, z: 92, width: 52, depth: 48, floors: 3 },
  { x: 236, z: 6, width: 52, depth: 46, floors: 5 },
  { x: 232, z: -90, width: 56, depth: 44, floors: 4 },
  ourHouse,
];

/** What changes between day and night: the panes and the street plan. */
export interface Lighting {
  readonly panes: MeshBasicMaterial;
  readonly plan: MeshBasicMaterial;
  /** One for each house, to be scaled. */
  readonly houseGroups: readonly Group[];
}

/** Adds houses and the street plan. */
export function addHouses(stage: Stage, wanted: readonly House[]): Lighting {
  // At this scale the grain of bead blast would be too large.
  stage.shared.uGrain.value = 0;
  const panes = new MeshBasicMaterial({ color: "#000" });
  const device = sanadTray(new Solid()).at(0, sanadCase.rim, 0, (hood) => sanadHood(hood, stage.atlas, 4));
  const houseGroups = wanted.map((house) => {
    const group = stage.addGroup();
    const [walls, glass] = [new Solid(), new Solid()];
    drawHouse(walls, glass, house, device);
    stage.add(walls, group);
    group.add(new Mesh(glass.build(), panes));
    return group;
  });
  const plan = groundLines(streetPlan(), 0.7, 0.4);
  stage.scene.add(plan);
  return { panes, plan: plan.material, houseGroups };
}

/** The lines of kerbs and plots. */
function streetPlan(): GroundLine[] {
  const kerbs = [52, 60, -150, -158].map((z): GroundLine => [-420, z, 420, z]);
  const busNets = [-204, -196, 196, 204].map((x): GroundLine => [x, -260, x, 52]);
  const plots = houses.flatMap((house) => frame(house.x, house.z, house.width + 16, house.depth + 22));
  return [...kerbs, ...busNets, ...plots];
}

function frame(x: number, z: number, width: number, depth: number): GroundLine[] {
  const [left, right, back, front] = [x - width / 2, x + width / 2, z - depth / 2, z + depth / 2];
  return [
    [left, back, right, back],
    [right, back, right, front],
    [right, front, left, front],
    [left, front, left, back],
  ];
}

/** The generator beside our house, in its box. */
export function addGeneratorBox(stage: Stage): void {
  const solid = new Solid();
  solid.setFinish(finish("#3f4a44", 0.5, 0)).at(52, 0, 6, (box) => {
    box.box(22, 10, 14, 0.6);
    box.setFinish(finishes.screw).at(6, 10, 0, (pipe) => pipe.cylinder(0.9, 9, 14));
    for (const x of [-8, -6, -4, -2]) {
      box
        .setFinish(finishes.hole)
        .save()
        .translate(x, 5.4, 7.02)
        .rotateX(Math.PI / 2)
        .rectangle(1, 6, 0.02)
        .restore();
    }
  });
  stage.add(solid);
}
