import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { onFront } from "./on-face.ts";
import { capScrew } from "./fasteners.ts";

/** The size of the camera, where its cable begins at the back, and the length of its stud from its middle. */
export const depthCamera = { width: 84, height: 26, depth: 22, stud: 16, cable: [-27, 0, -11] } as const;

const coated = finish("#0b1526", 0.05, 0);

/** A stereo depth camera whose middle is the origin: two lenses, a projector and a colour lens behind one dark glass that faces +z. */
export function drawDepthCamera(solid: Solid, atlas: MarkAtlas): Solid {
  const { width, height, depth } = depthCamera;
  const outline = roundedRectangle(width, height, height / 2 - 0.1, 12);
  onFront(solid, 0, 0, -depth / 2, (back) => {
    back.setFinish(finishes.can).sweep(
      outline,
      [
        [-1.4, 0, 0.3],
        [0, 1.4, 0.3],
        [0, 13.2, 0.1],
        [-0.5, 13.5, 0.08],
        [-0.5, 14, 0.08],
        [0, 14.3, 0.1],
        [0, depth, 0.5],
        [-1.7, depth, 0.2],
        [-1.7, depth - 0.8],
      ],
      { capTop: false },
    );
    back.setFinish(finishes.glass).at(0, depth - 0.8, 0, (glass) =>
      glass.sweep(
        outline,
        [
          [-1.7, -0.02],
          [-1.7, 0],
        ],
        { capBottom: false },
      ),
    );
  });
  drawLenses(solid, atlas);
  drawFins(solid);
  return solid;
}

function drawLenses(solid: Solid, atlas: MarkAtlas): void {
  const face = depthCamera.depth / 2 - 0.79;
  for (const x of [-28, 28]) onFront(solid, x, 0, face, (glass) => drawLens(glass, 6.4, 3.6));
  onFront(solid, 9, 0, face, (glass) => drawLens(glass, 4.6, 2.5));
  onFront(solid, -9, 0, face, (glass) => {
    glass.setFinish(finishes.pocket).annulus(3.4, 4.4, 40, 0.02);
    glass.setFinish(finish("#2a0d14", 0.06, 0)).disc(3.4, 36, 0.03);
  });
  const legend = atlas.mark(26, 4, 16, (context, width, height) => {
    strokeText(context, "DEPTH D2", 0.6, height / 2, 1.5, { align: "left" });
    strokeText(context, "STEREO", width - 0.4, height / 2, 1.2, { align: "right" });
  });
  onFront(solid, 0, -8.2, face + 0.015, (glass) => glass.setFinish(finishes.glass).decal(26, 4, legend));
  onFront(solid, 18.5, 0, face + 0.02, (glass) => glass.setFinish(finishes.led).disc(0.7, 16));
}

/** A lens under the glass: a ring, the dark tunnel, the coated front element with its bulge. */
function drawLens(glass: Solid, ring: number, lens: number): void {
  glass.setFinish(finishes.copper).annulus(ring - 0.6, ring, 48, 0.03);
  glass.setFinish(finishes.pocket).annulus(lens + 0.9, ring - 0.5, 48, 0.02);
  glass.setFinish(finishes.black).annulus(lens, lens + 0.9, 40, 0.02);
  glass.setFinish(coated).sweep(
    circle(40),
    [
      [lens, 0.02],
      [lens * 0.86, 0.32],
      [lens * 0.6, 0.6],
      [lens * 0.3, 0.76],
      [lens * 0.02, 0.8],
    ],
    { capBottom: false },
  );
}

/** Cooling ribs along the back, and the screws that close it. */
function drawFins(solid: Solid): void {
  const { width, height, depth } = depthCamera;
  for (let rib = 0; rib < 9; rib++) {
    solid
      .setFinish(finishes.aluminum)
      .at((rib - 4) * 4.2, height / 2 - 0.6, -depth / 2 + 7.2, (top) => top.box(1.6, 2.2, 10, 0.35));
  }
  onFront(solid, 0, 0, -depthCamera.stud, (stud) => {
    stud.setFinish(finishes.steel).cylinder(3.4, 6, 28, 0.3);
    stud.setFinish(finishes.dark).at(0, 3, 0, (collar) => collar.cylinder(7, 2.2, 36, 0.4));
  });
  for (const x of [-1, 1]) {
    solid
      .save()
      .translate(x * (width / 2 - 8), 0, -depth / 2)
      .rotateX(-Math.PI / 2);
    capScrew(solid.setFinish(finishes.screw), 1.2, 1).restore();
  }
}
