import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { chipMark, type MarkAtlas } from "../../../scene/kit/marks.ts";
import { electrolytic } from "../../../scene/kit/parts/capacitors.ts";
import { circle, polygon } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { bushing, bushingSize } from "./bushing.ts";
import { capScrew, hexagonNut, threadedRod, washer } from "./fasteners.ts";
import { spurGear } from "./spur-gear.ts";

/** A small part in a bin: the radius of the circle it needs, and a function that draws it on y = 0. */
export interface SmallPart {
  radius: number;
  draw: (solid: Solid) => void;
}

const brass = finish("#d9b065", 0.3, 1);

/** The kinds of small parts, the large ones first. */
export function smallParts(atlas: MarkAtlas): SmallPart[] {
  const canMark = atlas.mark(7, 7, 14, chipMark(["330", "16V"], { pin1: false }));
  return [
    { radius: 8.6, draw: (solid) => spurGear(solid.setFinish(brass), 24, 8, 3) },
    { radius: 7.4, draw: drawBallBearing },
    { radius: 8.2, draw: drawLyingScrew },
    { radius: 7, draw: drawSpacer },
    { radius: 5, draw: drawStandingBushing },
    { radius: 5.6, draw: (solid) => spurGear(solid.setFinish(finishes.lcp), 14, 5.2, 4.5) },
    { radius: 5.2, draw: (solid) => hexagonNut(solid.setFinish(finishes.steel), 8.8, 4.4, 2.5) },
    { radius: 5.4, draw: (solid) => electrolytic(solid, 4, 10, canMark) },
    { radius: 5.2, draw: (solid) => washer(solid.setFinish(finishes.steel), 2.6, 5, 0.9) },
    { radius: 3.6, draw: (solid) => hexagonNut(solid.setFinish(finishes.tin), 6, 3, 1.6) },
    { radius: 3.7, draw: (solid) => washer(solid.setFinish(finishes.copper), 1.7, 3.4, 0.7) },
  ];
}

function drawStandingBushing(solid: Solid): void {
  solid.save().translate(0, bushingSize.flangeHeight, 0).rotateX(Math.PI);
  bushing(solid).restore();
}

/** A cap screw on its side, on the rim of its head and the end of its thread. */
function drawLyingScrew(solid: Solid): void {
  const radius = 1.9;
  const length = 11;
  const head = radius * 1.75;
  const dip = Math.asin((head - radius) / length);
  solid
    .save()
    .translate(4.5, head, 0)
    .rotateZ(-Math.PI / 2 + dip);
  capScrew(solid.setFinish(finishes.screw), radius, length).restore();
}

/** A hexagon spacer on its side, with the thread of its other end. */
function drawSpacer(solid: Solid): void {
  const across = 5;
  const corners = Array.from({ length: 6 }, (_, corner): [number, number] => {
    const angle = ((corner + 0.5) / 6) * 2 * Math.PI;
    const reach = across / Math.sqrt(3);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  solid
    .save()
    .translate(-5.5, across / 2, 0)
    .rotateZ(-Math.PI / 2)
    .setFinish(finishes.gold);
  solid.sweep(
    polygon(corners),
    [
      [0, 0],
      [0, 9],
    ],
    { bevel: 0.3 },
  );
  solid.at(0, 9, 0, (end) => threadedRod(end, 1.4, 4, 0.55));
  solid.save().rotateX(Math.PI).setFinish(finishes.hole).disc(1.3, 16, 0.012).restore();
  solid.restore();
}

function drawBallBearing(solid: Solid): void {
  const rings: [inner: number, outer: number][] = [
    [5.6, 7],
    [2.6, 3.9],
  ];
  for (const [inner, outer] of rings) {
    solid.setFinish(finishes.steel).sweep(
      circle(44),
      [
        [outer, 0],
        [outer, 4.2, 0.3],
        [inner, 4.2, 0.25],
        [inner, 0],
      ],
      { capBottom: false, capTop: false },
    );
  }
  solid.setFinish(finish("#8a3f17", 0.5, 0)).annulus(3.85, 5.65, 44, 3.7);
  solid.setFinish(finishes.hole).disc(2.6, 24, 0.02);
}
