import { finishes } from "../finishes.ts";
import type { UvRect } from "../solid/outlines.ts";
import { roundedRectangle } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";

/** A moulded body without an underside, in the finish that is in use. */
export function bodyBox(
  solid: Solid,
  width: number,
  height: number,
  depth: number,
  y: number,
  uv?: UvRect,
  { bevel = 0.12 }: { readonly bevel?: number } = {},
): void {
  solid.at(0, y, 0, (body) => body.box(width, height, depth, bevel, { uvTop: uv, bottom: false }));
}

/** The body of a quad flat pack, drafted both ways from the plane of its leads. */
export function lqfp(solid: Solid, width: number, uv?: UvRect): void {
  const draft = [
    [-0.22, 0.1, 0.05],
    [0, 0.72, 0.03],
    [0, 0.84, 0.03],
    [-0.2, 1.5, 0.1],
  ] as const;
  solid
    .setFinish(finishes.epoxy)
    .sweep(roundedRectangle(width, width, 0.5, 1), draft, { uvTop: uv, capBottom: false });
  const corner = 1.3 - width / 2;
  solid.setFinish(finishes.black).at(corner, 1.501, corner, (dimple) => dimple.disc(0.5, 14));
}

/** A ball grid array: a moulded body over the shadow of its balls. */
export function bga(solid: Solid, width: number, depth: number, uv?: UvRect, height = 0.9): void {
  solid.setFinish(finishes.hole).box(width * 0.9, 0.25, depth * 0.9, 0, { bottom: false });
  bodyBox(solid.setFinish(finishes.epoxyLight), width, height, depth, 0.25, uv, { bevel: 0.1 });
  const x = 0.9 - width / 2;
  const z = 0.9 - depth / 2;
  solid.setFinish(finishes.black).at(x, 0.252 + height, z, (dimple) => dimple.disc(0.32, 10));
}

/** A quad flat package without leads: its lands are a row of tin at the bottom of each side. */
export function qfn(solid: Solid, width: number, uv?: UvRect): void {
  bodyBox(solid.setFinish(finishes.epoxyLight), width, 0.85, width, 0.02, uv, { bevel: 0.06 });
  solid.setFinish(finishes.tin);
  for (let side = 0; side < 4; side++) {
    solid.save().rotateY((side * Math.PI) / 2);
    drawLands(solid, width);
    solid.restore();
  }
  const corner = 0.55 - width / 2;
  solid.setFinish(finishes.black).at(corner, 0.872, corner, (dimple) => dimple.disc(0.2, 8));
}

function drawLands(solid: Solid, width: number): void {
  const lands = Math.floor((width - 1) / 0.5);
  for (let i = 0; i < lands; i++) {
    solid.at((i - (lands - 1) / 2) * 0.5, 0, width / 2, (land) =>
      land.quad(
        land.vertex(-0.13, 0.2, 0.012, 0, 0.5, 1),
        land.vertex(-0.13, 0.02, 0.22, 0, 1, 0.4),
        land.vertex(0.13, 0.02, 0.22, 0, 1, 0.4),
        land.vertex(0.13, 0.2, 0.012, 0, 0.5, 1),
      ),
    );
  }
}
