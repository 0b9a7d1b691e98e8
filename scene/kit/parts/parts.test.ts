import { Triangle, Vector3 } from "three";
import { expect, test } from "vitest";
import type { UvRect } from "../solid/outlines.ts";
import { Solid } from "../solid/solid.ts";
import { electrolytic } from "./capacitors.ts";
import { bga, lqfp, qfn } from "./chips.ts";
import { inductor } from "./inductors.ts";
import { jst } from "./jst.ts";
import { lead } from "./lead.ts";
import { liddedChip } from "./lidded-chip.ts";
import { contact, mezzanine } from "./mezzanine.ts";
import { passive } from "./passives.ts";
import { pin, pinHeader } from "./pin-header.ts";
import { screw } from "./screw.ts";
import { shieldCan } from "./shield-can.ts";
import { crystal, led, pushButton } from "./small-parts.ts";
import { usbC } from "./usb-c.ts";

const uv: UvRect = [0, 0, 1, 1];

/** The most triangles that a part may have, and how high it stands. */
const parts: readonly (readonly [
  name: string,
  triangleCount: number,
  height: number,
  (solid: Solid) => void,
])[] = [
  ["lqfp", 116, 1.5, (solid) => lqfp(solid, 14, uv)],
  ["lead", 34, 0.93, (solid) => lead(solid)],
  ["capacitor", 66, 1, (solid) => passive(solid, "capacitor")],
  ["resistor", 84, 0.94, (solid) => passive(solid, "resistor")],
  ["bga", 112, 1.1, (solid) => bga(solid, 10, 14, uv, 0.85)],
  ["lidded chip", 375, 2.48, (solid) => liddedChip(solid, 21, uv)],
  ["qfn", 110, 0.87, (solid) => qfn(solid, 5, uv)],
  ["electrolytic", 854, 10.2, (solid) => electrolytic(solid, 4, 10.2, uv)],
  ["inductor", 120, 4.2, (solid) => inductor(solid, 8, 4.2, uv)],
  ["crystal", 120, 0.75, (solid) => crystal(solid)],
  ["button", 200, 1.5, (solid) => pushButton(solid)],
  ["led", 110, 0.65, (solid) => led(solid)],
  ["usb c", 828, 3.245, (solid) => usbC(solid)],
  ["mezzanine", 382, 3.6, (solid) => mezzanine(solid, 30)],
  ["contact", 30, 3, (solid) => contact(solid)],
  ["pin", 54, 6.4, (solid) => pin(solid, 0.46, 6.4)],
  ["pin header", 52, 1.5, (solid) => pinHeader(solid, 8, 2, 1.27)],
  ["jst", 344, 3.4, (solid) => jst(solid, 6)],
  ["shield can", 350, 2.206, (solid) => shieldCan(solid, 15.4, 15, 2.2, uv)],
  ["screw", 140, 1.4, (solid) => screw(solid)],
];

test.each(parts)(
  "%s keeps within its triangles and stands on the board",
  (_, triangleCount, height, draw) => {
    const solid = new Solid();
    draw(solid);
    expect(solid.triangleCount).toBeLessThanOrEqual(triangleCount);
    const geometry = solid.build();
    geometry.computeBoundingBox();
    expect(Math.abs(geometry.boundingBox?.min.y ?? 1)).toBeLessThanOrEqual(0.101);
    expect(geometry.boundingBox?.max.y).toBeCloseTo(height, 2);
  },
);

test.each(parts)("%s has no face that is seen from behind", (_, _triangles, _height, draw) => {
  const solid = new Solid();
  draw(solid);
  expect(facesAgainstTheirNormals(solid)).toBe(0);
});

test("a part restores the state", () => {
  for (const [, , , draw] of parts) {
    const solid = new Solid();
    draw(solid);
    expect(() => solid.restore()).toThrow("more often than saved");
  }
});

/** Triangles whose orientation is opposite to the normals of their corners. */
function facesAgainstTheirNormals(solid: Solid): number {
  const geometry = solid.build();
  const corners = geometry.toNonIndexed();
  const [positions, normals] = [corners.getAttribute("position"), corners.getAttribute("normal")];
  const face = new Triangle();
  const direction = new Vector3();
  const normal = new Vector3();
  let against = 0;
  for (let i = 0; i < positions.count; i += 3) {
    face.setFromAttributeAndIndices(positions, i, i + 1, i + 2).getNormal(direction);
    const sum = [i, i + 1, i + 2].reduce(
      (total, at) => total + direction.dot(normal.fromBufferAttribute(normals, at)),
      0,
    );
    if (sum < -0.05) against++;
  }
  return against;
}
