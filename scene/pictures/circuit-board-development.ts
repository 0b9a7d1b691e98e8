import { Group, Mesh, Vector3 } from "three";
import { Board } from "../kit/board/board.ts";
import { maskMaterial } from "../kit/shading/mask-material.ts";
import { Solid } from "../kit/solid/solid.ts";
import { BareBoard } from "./parts/bare-board.ts";
import { bendAlong } from "./parts/bend.ts";
import { carrierTape, tapeSize } from "./parts/carrier-tape.ts";
import { hexPost } from "./parts/hex-post.ts";
import { ledGlow } from "./parts/lamp-glow.ts";
import { layMotionBoard, motionBoardHoles } from "./parts/motion-board.ts";
import { motionBoardLamp } from "./parts/motion-board-parts.ts";
import { boardStubs, panelBody, panelFace, panelFrame, panelSize } from "./parts/panel.ts";
import { softPath } from "./parts/soft-path.ts";
import { placeBoard } from "./place-board.ts";
import type { Stage } from "./stage.ts";

const { board: size, boards } = panelSize;
const [bareX] = boards;
const thickness = 1.6;
const postHeight = 10;

/** One board has left its panel and stands populated on posts; its neighbour is still held by its tabs, bare. */
export function circuitBoardDevelopment(stage: Stage): void {
  stage.light([0, 6, 0], 120);
  stage.ground();
  addPanel(stage);
  addPopulated(stage);
  addTape(stage);
  stage.view({ target: [-2, 3, 8], distance: 630, azimuth: 0.4, elevation: 0.68, field: 14 });
}

function addPanel(stage: Stage): void {
  const panel = stage.group(-4, thickness, -22);
  panel.rotation.y = 0.1;
  const frame = panelFrame();
  const { map, normal: normalMap } = frame.paint(14);
  const { bake } = frame.bake(stage.keyDirection.multiplyScalar(250), 2);
  const face = new Mesh(
    frame.planarUv(panelFace().build()),
    maskMaterial(stage.shared, { map, normalMap, bake }),
  );
  face.castShadow = face.receiveShadow = true;
  panel.add(face);
  stage.add(frame.copper, panel).castShadow = false;
  stage.add(panelBody([bareX]), panel);
  const place = new Group();
  place.position.x = bareX;
  panel.add(place);
  const bare = layMotionBoard(new BareBoard(size.width, size.depth, layout), stage.atlas);
  placeBoard(stage, bare, { parent: place, pixelsPerMm: 24 });
}

const layout = { seed: 9, radius: size.corner, holes: motionBoardHoles };

function addPopulated(stage: Stage): void {
  const place = stage.group(52, 0, 42);
  place.rotation.y = -0.16;
  const posts = new Solid();
  for (const { x, z } of motionBoardHoles) posts.at(x, 0, z, (post) => hexPost(post, postHeight));
  stage.add(posts, place);
  const raised = new Group();
  raised.position.y = postHeight + thickness;
  place.add(raised);
  const assembled = layMotionBoard(new Board(size.width, size.depth, layout), stage.atlas);
  const board = placeBoard(stage, assembled, { parent: raised, pixelsPerMm: 26 });
  stage.add(boardStubs(new Solid()), board);
  const [x, y, z] = motionBoardLamp;
  ledGlow(board, x, y, z, { size: 13, gain: 1.1 });
}

/** A cut strip of tape with oscillators; the first pockets are empty already. */
function addTape(stage: Stage): void {
  const place = stage.group(-88, 0, 42);
  place.rotation.y = -0.2;
  const across = new Vector3(0, 0, 1);
  const height = tapeSize.depth + 0.3;
  const way = softPath([
    [0, height + 20, 0],
    [4, height + 9, 0],
    [14, height + 1.6, 0],
    [28, height, 0],
    [60, height, 0],
    [120, height, 0],
  ]);
  const tape = stage.add(carrierTape(new Solid(), 14, [11, 12, 13]), place);
  bendAlong(tape.geometry, way, across);
}
