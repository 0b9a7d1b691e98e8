import { type BufferGeometry, type Group, Mesh } from "three";
import type { Board } from "../../scene/kit/board/board.ts";
import { boardMeshes } from "../../scene/kit/board/board-meshes.ts";
import { haloMaterial } from "../../scene/kit/shading/halo-material.ts";
import { traceMaterial } from "../../scene/kit/shading/trace-material.ts";
import type { Stage } from "../pictures/stage.ts";

/** A board whose traces draw themselves and whose parts land, by the stage's uniforms uDraw and uLand. */
export function filmBoard(stage: Stage, board: Board): Group {
  const group = stage.addGroup();
  const bake = board.bake(stage.keyDirection.multiplyScalar(250), 4);
  const { meshes } = boardMeshes(board, stage.shared, { side: -1, pixelsPerMm: 16, bake });
  for (const mesh of meshes) {
    mesh.castShadow = true;
    group.add(mesh);
    staggerLanding(mesh.geometry);
  }
  const highlighted = board.traces.filter((trace) => trace.highlighted);
  const nets = new Mesh(board.ribbons(highlighted), traceMaterial(stage.shared));
  nets.receiveShadow = true;
  const halo = new Mesh(board.halo(highlighted), haloMaterial(stage.shared));
  halo.renderOrder = 5;
  group.add(nets, halo);
  return group;
}

/** Spreads the landing of the large parts, which all have the same order: after the small ones, from back to front. */
function staggerLanding(geometry: BufferGeometry): void {
  const positions = geometry.getAttribute("aPart");
  for (let i = 0; i < positions.count; i++) {
    if (positions.getW(i) !== 0.5) continue;
    const turn = Math.abs(Math.sin(positions.getX(i) * 1.7 + positions.getY(i) * 0.9));
    positions.setW(i, 0.42 + 0.2 * turn + 0.16 * (positions.getY(i) / 70 + 0.5));
  }
}
