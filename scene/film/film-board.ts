import { type BufferGeometry, type Group, Mesh } from "three";
import type { Board } from "../kit/board/board.ts";
import { boardMeshes } from "../kit/board/board-meshes.ts";
import { haloMaterial } from "../kit/shading/halo-material.ts";
import { traceMaterial } from "../kit/shading/trace-material.ts";
import type { Stage } from "../pictures/stage.ts";

/** A board whose traces draw themselves and whose parts land, by the stage's uniforms uDraw and uLand. */
export function filmBoard(stage: Stage, board: Board): Group {
  const group = stage.addGroup();
  const bake = board.bake(stage.keyDirection.multiplyScalar(250), 4);
  const { meshes } = boardMeshes(board, stage.shared, { side: -1, pixelsPerMm: 16, bake });
  for (const mesh of meshes) {
    mesh.castShadow = true;
    group.add(mesh);
    inTurn(mesh.geometry);
  }
  const highlighted = board.traces.filter((trace) => trace.highlighted);
  const nets = new Mesh(board.ribbons(highlighted), traceMaterial(stage.shared));
  nets.receiveShadow = true;
  const halo = new Mesh(board.halo(highlighted), haloMaterial(stage.shared));
  halo.renderOrder = 5;
  group.add(nets, halo);
  return group;
}

/** Large parts land after the small ones, and from the far side to the near: all of a layout come at once. */
function inTurn(geometry: BufferGeometry): void {
  const places = geometry.getAttribute("aPart");
  for (let i = 0; i < places.count; i++) {
    if (places.getW(i) !== 0.5) continue;
    const turn = Math.abs(Math.sin(places.getX(i) * 1.7 + places.getY(i) * 0.9));
    places.setW(i, 0.42 + 0.2 * turn + 0.16 * (places.getY(i) / 70 + 0.5));
  }
}
