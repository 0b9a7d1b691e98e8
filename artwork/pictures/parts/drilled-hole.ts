import { type Finish, finishes } from "../../../scene/kit/finishes.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/**
 * A hole drawn on a face without a cut: a dark disc, and a countersink made by normals only.
 * On a face that faces up.
 */
export function drilledHole(
  solid: Solid,
  radius: number,
  chamfer: number,
  finish: Finish,
  sides = 20,
): Solid {
  solid.setFinish(finishes.hole).disc(radius, sides, 0.014).setFinish(finish);
  const rims = Array.from({ length: sides }, (_, side) => {
    const angle = (side / sides) * 2 * Math.PI;
    const x = Math.cos(angle);
    const z = Math.sin(angle);
    return [radius, radius + chamfer].map((r) => solid.vertex(x * r, 0.02, z * r, -x * 0.8, 0.6, -z * 0.8));
  });
  for (const [side, [inner = 0, outer = 0]] of rims.entries()) {
    const [nextInner = 0, nextOuter = 0] = rims[(side + 1) % sides] ?? [];
    solid.quad(inner, nextInner, nextOuter, outer);
  }
  return solid;
}
