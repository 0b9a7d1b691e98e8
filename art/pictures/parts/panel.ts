import { Board } from "../../../app/scene/board/board.ts";
import { finish, finishes } from "../../../app/scene/finishes.ts";
import { drawMark } from "../../../app/scene/marks.ts";
import { circle, roundedRectangle } from "../../../app/scene/solid/outlines.ts";
import { Solid } from "../../../app/scene/solid/solid.ts";
import { type Opening, routedFace, routedWalls } from "./routed-slab.ts";

/** Of the panel and the two boards in it; `slot` is the router's cut between board and frame. */
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

/** Every opening of the frame: the boards' places and the tooling holes. */
const openings: readonly Opening[] = [
  ...boards.map((x) => ({ x, z: 0, outline: openingShape })),
  ...tooling.map(([x, z]) => ({ x, z, outline: circle(28, 1.6) })),
];

/** Where the tabs are, seen from the middle of a board: on its long sides, looking outwards. */
const tabs = [-18, 18].flatMap((x) => [-1, 1].map((side) => ({ x, side })));

/** What is printed on the frame. Its copper is the hatch that keeps a panel flat. */
export function panelFrame(): Board {
  const frame = new Board(width, depth, { seed: 3, radius: 2 });
  for (const [x, z] of tooling) frame.roundPad(x, z, 2.6, { hole: 1.62, opening: 6 });
  for (const [x, z] of [
    [-width / 2 + 14, -depth / 2 + 4.5],
    [width / 2 - 14, depth / 2 - 4.5],
    [-width / 2 + 14, depth / 2 - 4.5],
  ] as const) {
    frame.roundPad(x, z, 0.6, { opening: 2.6 });
  }
  const front = depth / 2 - 4.6;
  frame.silkscreen.draw(-34, front, (context) => drawMark(context, 0, 0, 2));
  frame.silkscreen.text("NAWAT", -30, front, 2.4, { align: "left", width: 0.4 });
  frame.silkscreen.text("M2 MOTION  2-UP  REV C", -13, front + 0.2, 1.5, { align: "left" });
  frame.silkscreen.text("94V-0  2647", 40, front + 0.2, 1.5, { align: "left" });
  return frame;
}

/** Upper face of the frame, for the painted mask. */
export function panelFace(): Solid {
  return routedFace(new Solid(), roundedRectangle(width, depth, 2, 5), openings, 0);
}

/** Edges of the frame, and the tabs that hold a board at the places given; the others are broken through. */
export function panelBody(held: readonly number[]): Solid {
  const solid = new Solid().use(finishes.fr4);
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
const tabMask = finish("#0e2a20", 0.45, 0);

/** A tab between frame (+z) and board (-z), perforated along the board; a broken one is a stub with a ragged edge. */
function drawTab(solid: Solid, whole: boolean): void {
  const length = whole ? slot + 0.2 : slot * 0.72;
  solid.at(0, -1.6, (slot - length) / 2 + 0.1, (bridge) => {
    bridge.use(finishes.fr4).box(tabWidth, 1.56, length);
    bridge.use(tabMask).blank(tabWidth, length, 1.6);
  });
  biteHoles(solid, whole ? -slot / 2 + 0.35 : slot / 2 - length + 0.1);
}

/** What stays on the edge of a board that was broken out, with the edge looking along +z at z = 0. */
export function biteStub(solid: Solid): Solid {
  solid.use(finishes.fr4b).at(0, -1.58, 0.22, (stub) => stub.box(tabWidth, 1.54, 0.5, 0.1));
  biteHoles(solid, 0.42);
  return solid;
}

function biteHoles(solid: Solid, z: number): void {
  for (let hole = 0; hole < 5; hole++) {
    solid.use(finishes.hole).at((hole - 2) * 0.95, 0, z, (bite) => {
      bite.disc(0.31, 14, 0.02);
      bite.at(0, -1.6, 0, (bore) => bore.cylinder(0.31, 1.59, 12, 0, { capBottom: false, capTop: false }));
    });
  }
}

/** Draws the stubs round a board that has left the panel; the board's top is y = 0. */
export function boardStubs(solid: Solid): Solid {
  for (const tab of tabs) {
    solid.at(tab.x, 0, (tab.side * board.depth) / 2, (stub) => biteStub(stub), tab.side > 0 ? 0 : Math.PI);
  }
  return solid;
}
