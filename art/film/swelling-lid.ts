import { Mesh } from "three";
import { Solid } from "../../app/scene/solid/solid.ts";
import { blackBoxLid } from "../pictures/parts/black-box.ts";
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
  return (share) => {
    for (const { attribute, flat, full } of moved) {
      for (const [i, from] of flat.entries()) attribute.array[i] = from + ((full[i] ?? from) - from) * share;
      attribute.needsUpdate = true;
    }
  };
}
