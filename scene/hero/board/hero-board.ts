import type { Board } from "../../kit/board/board.ts";
import { addWiring } from "../../kit/board/wiring.ts";
import { placeHeroParts } from "./hero-parts.ts";
import { heroWiring } from "./hero-wiring.ts";
import { drawInnerLayers } from "./inner-layers.ts";
import type { Atlas } from "./processor.ts";

/** The board of the hero with everything but the arm and the chip that the arm puts down. */
export function heroBoard(atlas: Atlas, mirror: 1 | -1 = 1): Board {
  const { board } = placeHeroParts(atlas, mirror);
  addWiring(board, heroWiring);
  drawInnerLayers(board);
  return board;
}
