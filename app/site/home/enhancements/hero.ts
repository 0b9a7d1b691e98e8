// Enhances the home page: the animated scene behind its headline, or a still of it.
import { requireElement } from "../../enhancements/require-element.ts";
import { canAnimate } from "./can-animate.ts";
import { runScene } from "./run-scene.ts";

const hero = requireElement<HTMLElement>(document, "[data-scene]");

if (canAnimate()) runScene(hero);
else hero.dataset["scene"] = "still";
