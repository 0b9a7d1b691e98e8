import { Group, Mesh, Vector3 } from "three";
import { Board } from "../../scene/kit/board/board.ts";
import { maskMaterial } from "../../scene/kit/shading/mask-material.ts";
import { Solid } from "../../scene/kit/solid/solid.ts";
import { BareBoard } from "./parts/bare-board.ts";
import { bendAlong } from "./parts/bend-along.ts";
import { carrierTape, tapeSize } from "./parts/carrier-tape.ts";
import { hexStandoff } from "./parts/hex-standoff.ts";
import { addLedGlow } from "./parts/add-led-glow.ts";
import { layOutMotionBoard, motionBoardHoles } from "./parts/motion-board.ts";
import { motionBoardLed } from "./parts/motion-board-parts.ts";
import { boardStubs, panelBody, panelFace, panelFrame, panelSize } from "./parts/panel.ts";
import { smoothPath } from "./parts/smooth-path.ts";
import { addBoard } from "./add-board.ts";
import type { Stage } from "./stage.ts";

const { board: size, boards } = panelSize;
const [bareX] = boards;
const thickness = 1.6;
const postHeight = 10;

/** One board out of its panel, populated, on standoffs; the other still in the panel, bare. */
export function circuitBoardDevelopment(stage: Stage): void {
  stage.aimLights([0, 6, 0], 120);
  stage.addGround();
  addPanel(stage);
  addPopulated(stage);
  addTape(stage);
  stage.setView({ target: [-2, 3, 8], distance: 630, azimuth: 0.4, elevation: 0.68, fieldOfView: 14 });
}

function addPanel(stage: Stage): void {
  const panel = stage.addGroup(-4, thickness, -22);
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
  const group = new Group();
  group.position.x = bareX;
  panel.add(group);
  const bare = layOutMotionBoard(new BareBoard(size.width, size.depth, layout), stage.atlas);
  addBoard(stage, bare, { parent: group, pixelsPerMm: 24 });
}

const layout = { seed: 9, radius: size.corner, holes: motionBoardHoles };

function addPopulated(stage: Stage): void {
  const group = stage.addGroup(52, 0, 42);
  group.rotation.y = -0.16;
  const posts = new Solid();
  for (const { x, z } of motionBoardHoles) posts.at(x, 0, z, (post) => hexStandoff(post, postHeight));
  stage.add(posts, group);
  const raised = new Group();
  raised.position.y = postHeight + thickness;
  group.add(raised);
  const assembled = layOutMotionBoard(new Board(size.width, size.depth, layout), stage.atlas);
  const board = addBoard(stage, assembled, { parent: raised, pixelsPerMm: 26 });
  stage.add(boardStubs(new Solid()), board);
  const [x, y, z] = motionBoardLed;
  addLedGlow(board, x, y, z, { size: 13, gain: 1.1 });
}

/** A strip of carrier tape with oscillators; the first pockets are empty. */
function addTape(stage: Stage): void {
  const group = stage.addGroup(-88, 0, 42);
  group.rotation.y = -0.2;
  const across = new Vector3(0, 0, 1);
  const height = tapeSize.depth + 0.3;
  const path = smoothPath([
    [0, height + 20, 0],
    [4, height + 9, 0],
    [14, height + 1.6, 0],
    [28, height, 0],
    [60, height, 0],
    [120, height, 0],
  ]);
  const tape = stage.add(carrierTape(new Solid(), 14, [11, 12, 13]), group);
  bendAlong(tape.geometry, path, across);
}
