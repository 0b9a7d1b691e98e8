import { Mesh } from "three";
import { Solid } from "../../scene/kit/solid/solid.ts";
import { blackBox, blackBoxLid } from "../pictures/parts/black-box.ts";
import type { Stage } from "../pictures/stage.ts";

/** The second Sanad's lid; returns a function that bulges it by a fraction of `maxBulge` mm. */
export function swellingLid(stage: Stage, height: number, maxBulge: number): (fraction: number) => void {
  const lid = new Mesh(blackBoxLid(new Solid(), stage.atlas, 0).build(), stage.material);
  const swollen = blackBoxLid(new Solid(), stage.atlas, maxBulge).build();
  lid.castShadow = lid.receiveShadow = true;
  lid.position.y = height;
  stage.scene.add(lid);
  const moved = (["position", "normal"] as const).map((name) => ({
    attribute: lid.geometry.getAttribute(name),
    flat: lid.geometry.getAttribute(name).array.slice(),
    full: swollen.getAttribute(name).array,
  }));
  liftScrews(lid.geometry.getAttribute("position").array, swollen.getAttribute("position").array, maxBulge);
  return (fraction) => {
    for (const { attribute, flat, full } of moved) {
      for (const [i, from] of flat.entries())
        attribute.array[i] = from + ((full[i] ?? from) - from) * fraction;
      attribute.needsUpdate = true;
    }
  };
}

/** Lifts the screws, as the lid rises a little round them. */
function liftScrews(
  flat: ArrayLike<number>,
  full: { [index: number]: number; length: number },
  maxBulge: number,
): void {
  for (let y = 1; y < full.length; y += 3) {
    const height = full[y] ?? 0;
    if (height === flat[y] && height > blackBox.lid - 0.1) full[y] = height + maxBulge * 0.136;
  }
}
