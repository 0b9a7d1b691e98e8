import type { Board } from "../../kit/board/board.ts";
import { addWiring } from "../../kit/board/wiring.ts";
import { placeHeroParts } from "./hero-parts.ts";
import { heroWiring } from "./hero-wiring.ts";
import { drawInnerLayers } from "./inner-layers.ts";
import type { Marks } from "./processor.ts";

/** The board of the hero with everything but the arm and the chip that the arm sets down. */
export function heroBoard(marks: Marks, mirror: 1 | -1 = 1): Board {
  const { board } = placeHeroParts(marks, mirror);
  addWiring(board, heroWiring);
  drawInnerLayers(board);
  return board;
}
