// What the first page gains where scripts run: the scene behind its first words, or a still of it.
import { part } from "../../extras/part.ts";
import { mayMove } from "./may-move.ts";
import { runScene } from "./run-scene.ts";

const hero = part<HTMLElement>(document, ".hero");

if (mayMove()) runScene(hero);
else hero.dataset["scene"] = "still";
