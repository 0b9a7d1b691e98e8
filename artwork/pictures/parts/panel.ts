import { Board } from "../../../scene/kit/board/board.ts";
import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import { Solid } from "../../../scene/kit/solid/solid.ts";
import { type Opening, routedFace, routedWalls } from "./routed-slab.ts";

/** The size of the panel and of the two boards in it; `slot` is the milled slot between board and frame. */
export const panelSize = {
  width: 146,
  depth: 66,
  board: { width: 60, depth: 44, corner: 3 },
  boards: [-33, 33],
  slot: 2.4,
} as const;

const { width, depth, board, boards, slot } = panelSize;
const openingShape = roundedRectangle(board.width + slot * 2, board.depth + slot * 2, board.corner + slot, 6);
const tooling = [
  [-width / 2 + 4.5, -depth / 2 + 4.5],
  [width / 2 - 4.5, -depth / 2 + 4.5],
  [-width / 2 + 4.5, depth / 2 - 4.5],
  [width / 2 - 4.5, depth / 2 - 4.5],
] as const;

/** The openings of the frame: for the boards, and the tooling holes. */
const openings: readonly Opening[] = [
  ...boards.map((x) => ({ x, z: 0, outline: openingShape })),
  ...tooling.map(([x, z]) => ({ x, z, outline: circle(28, 1.6) })),
];

/** The tabs, relative to the middle of a board, on its long sides. */
const tabs = [-18, 18].flatMap((x) => [-1, 1].map((side) => ({ x, side })));

/** The frame with its tooling holes, fiducials and text. */
export function panelFrame(): Board {
  const frame = new Board(width, depth, { seed: 3, radius: 2 });
  for (const [x, z] of tooling) frame.addRoundPad(x, z, 2.6, { hole: 1.62, opening: 6 });
  for (const [x, z] of [
    [-width / 2 + 14, -depth / 2 + 4.5],
    [width / 2 - 14, depth / 2 - 4.5],
    [-width / 2 + 14, depth / 2 - 4.5],
  ] as const) {
    frame.addRoundPad(x, z, 0.6, { opening: 2.6 });
  }
  const front = depth / 2 - 4.6;
  frame.silkscreen.text("M2 MOTION", -36, front, 2.4, { align: "left", width: 0.4 });
  frame.silkscreen.text("2-UP  REV C", -11, front + 0.2, 1.5, { align: "left" });
  frame.silkscreen.text("94V-0  2647", 40, front + 0.2, 1.5, { align: "left" });
  return frame;
}

/** Upper face of the frame, for the painted mask. */
export function panelFace(): Solid {
  return routedFace(new Solid(), roundedRectangle(width, depth, 2, 5), openings, 0);
}

/** Edges of the frame, and its tabs; only the boards at `held` are still in the panel. */
export function panelBody(held: readonly number[]): Solid {
  const solid = new Solid().setFinish(finishes.fr4);
  routedWalls(solid, roundedRectangle(width, depth, 2, 5), openings, -1.6, 0);
  for (const x of boards) {
    for (const tab of tabs) {
      const z = tab.side * (board.depth / 2 + slot / 2);
      solid.at(x + tab.x, 0, z, (bridge) => drawTab(bridge, held.includes(x)), tab.side > 0 ? 0 : Math.PI);
    }
  }
  return solid;
}

const tabWidth = 5.2;
const tabMask = finish("#123126", 0.45, 0);
const pitch = 0.95;

/** A tab between frame (+z) and board (-z) with mouse bites along the board; a broken one is a stub. */
function drawTab(solid: Solid, whole: boolean): void {
  if (!whole) {
    solid.at(0, 0, slot / 2, (stub) => drawStub(stub, slot * 0.5), Math.PI);
    return;
  }
  solid.setFinish(finishes.fr4).at(0, -1.6, 0, (bridge) => bridge.box(tabWidth, 1.58, slot + 0.1));
  solid.setFinish(tabMask).rectangle(tabWidth, slot + 0.1, 0.005);
  for (let hole = -2; hole <= 2; hole++) {
    solid.setFinish(finishes.hole).at(hole * pitch, 0.01, -slot / 2 + 0.4, (bite) => bite.disc(0.3, 16));
  }
}

/** The stub of a broken tab on an edge that faces +z at z = 0: a ledge, and the teeth between its holes. */
function drawStub(solid: Solid, length: number): void {
  solid
    .setFinish(finishes.fr4Broken)
    .at(0, -1.6, length / 2, (ledge) => ledge.box(tabWidth, 1.58, length, 0.05));
  solid.setFinish(tabMask).at(0, 0.005, length / 2, (skin) => skin.rectangle(tabWidth - 0.1, length));
  for (let tooth = -2.5; tooth <= 2.5; tooth++) {
    const reach = 0.34 + 0.12 * Math.sin(tooth * 5);
    solid
      .setFinish(finishes.fr4Broken)
      .at(tooth * pitch, -1.56, length + reach / 2, (rag) => rag.box(0.36, 1.5, reach, 0.06));
  }
}

/** Draws the stubs round a board that was taken from the panel; the board's top is y = 0. */
export function boardStubs(solid: Solid): Solid {
  for (const tab of tabs) {
    solid.at(
      tab.x,
      0,
      (tab.side * board.depth) / 2,
      (edge) => drawStub(edge, 0.25),
      tab.side > 0 ? 0 : Math.PI,
    );
  }
  return solid;
}
