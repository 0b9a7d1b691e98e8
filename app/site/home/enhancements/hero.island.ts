import { canAnimate } from "./can-animate.ts";
import { runScene } from "./run-scene.ts";

/** The animated scene behind the headline of the home page, or a still of it. */
export default function enhanceHero(hero: HTMLElement) {
  if (canAnimate()) runScene(hero);
  else hero.dataset["scene"] = "still";
}
