import type { Vector3 } from "three";
import { finishes } from "../../../scene/kit/finishes.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { slottedProfile } from "./t-slot.ts";
import { capScrew, washer } from "./fasteners.ts";

/** A base with a slotted post, standing on y = 0, and a slide with a ball joint whose ball is at `head`. */
export function cameraStand(solid: Solid, length: number, head: Vector3): Solid {
  solid.setFinish(finishes.aluminumDark).sweep(
    roundedRectangle(64, 64, 8, 6),
    [
      [0, 0],
      [0, 9],
    ],
    { bevel: 0.9 },
  );
  for (const [x, z] of [
    [-25, -25],
    [25, -25],
    [-25, 25],
    [25, 25],
  ] as const) {
    solid.at(x, 9, z, (corner) => {
      corner.setFinish(finishes.hole).disc(4.6, 28, 0.012);
      corner.at(0, 0, 0, (screw) => {
        washer(screw.setFinish(finishes.steel), 2.1, 4.4, 0.6);
        screw.at(0, 0.6, 0, (top) => capScrew(top.setFinish(finishes.screw), 2, 2));
      });
    });
  }
  solid.at(0, 9, 0, (post) => slottedProfile(post, length));
  for (const rotation of [0, 1, 2, 3])
    solid
      .save()
      .rotateY((rotation * Math.PI) / 2)
      .at(0, 9, 10, footBracket)
      .restore();
  return slide(solid, head);
}

/** The angle that screws the post to its foot. */
function footBracket(solid: Solid): void {
  solid.setFinish(finishes.aluminum).at(0, 0, 7, (leg) => leg.box(18, 3, 14, 0.4));
  solid.at(0, 0, 1.5, (leg) => leg.box(18, 16, 3, 0.4));
  solid.at(0, 3, 8.5, (screw) => capScrew(screw.setFinish(finishes.screw), 1.8, 2));
  solid
    .save()
    .translate(0, 9.5, 3)
    .rotateX(Math.PI / 2);
  capScrew(solid.setFinish(finishes.screw), 1.8, 2).restore();
}

/** Clamped round the post: a block with its knob, a rod forward, and the ball behind what it holds. */
function slide(solid: Solid, head: Vector3): Solid {
  const reach = Math.hypot(head.x, head.z);
  solid.save().translate(0, head.y, 0).rotateY(Math.atan2(head.x, head.z));
  solid.setFinish(finishes.aluminumDark).at(0, -11, 0, (block) =>
    block.sweep(
      roundedRectangle(34, 34, 6, 5),
      [
        [0, 0],
        [0, 22],
      ],
      { bevel: 0.8 },
    ),
  );
  solid
    .save()
    .translate(17, 0, 0)
    .rotateZ(-Math.PI / 2);
  solid.setFinish(finishes.copper).cylinder(3, 3, 24, 0.2);
  solid.setFinish(finishes.sleeve).at(0, 3, 0, (knob) =>
    knob.sweep(
      starKnob(8.5),
      [
        [-0.8, 0],
        [0, 1.2],
        [0, 7],
        [-1, 8.4],
      ],
      { bevel: 0.5 },
    ),
  );
  solid.restore();
  solid
    .save()
    .rotateX(Math.PI / 2)
    .translate(0, 17, 0);
  solid.setFinish(finishes.steel).cylinder(4.2, Math.max(1, reach - 29), 32, 0.2);
  solid.at(0, reach - 30, 0, (socket) =>
    socket.setFinish(finishes.dark).sweep(
      circle(40),
      [
        [5.2, 0],
        [7.6, 1.5],
        [7.6, 9],
        [6.6, 15],
      ],
      { bevel: 0.5 },
    ),
  );
  solid.restore();
  solid.setFinish(finishes.steel).at(0, 0, reach, ball);
  return solid.restore();
}

/** The ball of the joint, round its own middle. */
function ball(solid: Solid): void {
  const profile = Array.from({ length: 13 }, (_, ring): [number, number] => {
    const angle = ((ring / 12) * 2 - 1) * (Math.PI / 2);
    return [Math.max(0.02, Math.cos(angle) * ballRadius), Math.sin(angle) * ballRadius];
  });
  solid.sweep(circle(32), profile);
}

const ballRadius = 6;

/** The outline of a hand knob with five lobes. */
function starKnob(radius: number) {
  const points = Array.from({ length: 60 }, (_, index) => {
    const angle = (index / 60) * 2 * Math.PI;
    const reach = radius * (0.9 + 0.1 * Math.cos(angle * 7));
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    return { x: x * reach, z: z * reach, normalX: x, normalZ: z, miterX: x, miterZ: z };
  });
  return { points, convex: false };
}
