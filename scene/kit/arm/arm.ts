import { Group, Mesh, type Material, type Object3D } from "three";
import type { Side } from "../shading/side.ts";
import type { Solid } from "../solid/solid.ts";
import { armSizes, linkOffsets } from "./arm-sizes.ts";
import type { ArmLink } from "./arm-solids.ts";
import { CablePath } from "./cable-path.ts";
import { Cable } from "./cable.ts";
import type { JointAngles } from "./joint-angles.ts";

/** How far each link moves from the one before it in the exploded view, in mm; the base from the board. */
const explodeOffsets = {
  base: 6,
  turret: 8,
  upperArm: 7,
  elbow: 11,
  forearm: 13,
  wrist: 9,
  gripper: 8,
  fingers: 6,
};

/** The six-axis arm: its links as groups inside each other, posed by joint angles. The base is at the root's origin. */
export class Arm {
  readonly root = new Group();
  readonly base: Group;
  /** The links rotated by J1 to J6: turret, upper arm, elbow, forearm, wrist, gripper. */
  readonly joints: readonly [Group, Group, Group, Group, Group, Group];
  readonly fingers: readonly [Group, Group];
  /** Between the fingertips; +x points along the tool, the fingers move along z. */
  readonly tip = new Group();
  readonly #path: CablePath;
  readonly #cable: Cable;

  /** On `side` 1 the cable runs on the arm's other face, so that the camera still sees it. */
  constructor(solids: Record<ArmLink, Solid>, material: Material, side: Side = -1) {
    const link = (name: ArmLink, parent: Object3D): Group => {
      const mesh = new Mesh(solids[name].build(), material);
      mesh.castShadow = mesh.receiveShadow = true;
      const group = new Group().add(mesh);
      parent.add(group);
      return group;
    };
    this.base = link("base", this.root);
    const turret = link("turret", this.root);
    const upperArm = link("upperArm", turret);
    const elbow = link("elbow", upperArm);
    const forearm = link("forearm", elbow);
    const wrist = link("wrist", forearm);
    const gripper = link("gripper", wrist);
    this.joints = [turret, upperArm, elbow, forearm, wrist, gripper];
    this.fingers = [link("finger", gripper), link("finger", gripper)];
    this.fingers[1].rotation.x = Math.PI;
    gripper.add(this.tip);
    if (side > 0) this.base.rotation.y = -0.8 * Math.PI;
    this.#path = new CablePath({ root: this.root, base: this.base, upperArm, elbow, side });
    this.#cable = new Cable(this.#path);
  }

  addCable(material: Material): Mesh {
    const mesh = new Mesh(this.#cable.geometry, material);
    mesh.frustumCulled = false;
    mesh.castShadow = mesh.receiveShadow = true;
    this.root.add(mesh);
    return mesh;
  }

  /** Sets the joints, the distance between the fingers in mm, and how far the links stand apart, 0…1. */
  pose(angles: Readonly<JointAngles>, gap: number, explode = 0): void {
    this.#placeLinks(explode);
    const [turret, upperArm, elbow, forearm, wrist, gripper] = this.joints;
    turret.rotation.y = angles[0];
    upperArm.rotation.z = angles[1];
    elbow.rotation.z = angles[2];
    forearm.rotation.x = angles[3];
    wrist.rotation.z = angles[4];
    gripper.rotation.x = angles[5];
    for (const finger of this.fingers) finger.position.z = finger === this.fingers[0] ? gap / 2 : -gap / 2;
    this.root.updateWorldMatrix(true, true);
    this.#path.update();
    this.#cable.update();
  }

  #placeLinks(explode: number): void {
    const [turret, upperArm, elbow, forearm, wrist, gripper] = this.joints;
    const { turret: height, shoulder, upperArm: length, forearm: reach, tool } = armSizes;
    const { roll, flange, rails } = linkOffsets;
    this.base.position.y = explodeOffsets.base * explode;
    turret.position.y = height + (explodeOffsets.base + explodeOffsets.turret) * explode;
    upperArm.position.y = shoulder + explodeOffsets.upperArm * explode;
    elbow.position.x = length + explodeOffsets.elbow * explode;
    forearm.position.x = roll + explodeOffsets.forearm * explode;
    wrist.position.x = reach - roll + explodeOffsets.wrist * explode;
    gripper.position.x = flange + explodeOffsets.gripper * explode;
    for (const finger of this.fingers) finger.position.x = rails + explodeOffsets.fingers * explode;
    this.tip.position.x = tool - flange + explodeOffsets.fingers * explode;
  }
}
