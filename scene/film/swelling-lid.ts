import { Mesh } from "three";
import { Solid } from "../kit/solid/solid.ts";
import { blackBox, blackBoxLid } from "../pictures/parts/black-box.ts";
import type { Stage } from "../pictures/stage.ts";

/** The second Sanad's lid; the answer sets how far, of `most` mm, it is pressed up. */
export function swellingLid(stage: Stage, height: number, most: number): (share: number) => void {
  const lid = new Mesh(blackBoxLid(new Solid(), stage.atlas, 0).build(), stage.material);
  const swollen = blackBoxLid(new Solid(), stage.atlas, most).build();
  lid.castShadow = lid.receiveShadow = true;
  lid.position.y = height;
  stage.scene.add(lid);
  const moved = (["position", "normal"] as const).map((name) => ({
    attribute: lid.geometry.getAttribute(name),
    flat: lid.geometry.getAttribute(name).array.slice(),
    full: swollen.getAttribute(name).array,
  }));
  liftScrews(lid.geometry.getAttribute("position").array, swollen.getAttribute("position").array, most);
  return (share) => {
    for (const { attribute, flat, full } of moved) {
      for (const [i, from] of flat.entries()) attribute.array[i] = from + ((full[i] ?? from) - from) * share;
      attribute.needsUpdate = true;
    }
  };
}

/** The lid rises a little round its screws, which would drown in it. */
function liftScrews(
  flat: ArrayLike<number>,
  full: { [index: number]: number; length: number },
  most: number,
): void {
  for (let y = 1; y < full.length; y += 3) {
    const height = full[y] ?? 0;
    if (height === flat[y] && height > blackBox.lid - 0.1) full[y] = height + most * 0.136;
  }
}
