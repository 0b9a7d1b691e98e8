import type { ToStage } from "../../../scene/stage/messages.ts";
import { part } from "../../extras/part.ts";

/** The button that stops what moves. The page's style shows it as long as the scene runs. */
export function offerPause(hero: HTMLElement, send: (message: ToStage) => void, signal: AbortSignal) {
  const button = part<HTMLElement>(hero, ".hero-pause");
  const [pause, resume] = button.querySelectorAll("span");
  button.addEventListener(
    "click",
    () => {
      const paused = button.toggleAttribute("data-paused");
      pause?.toggleAttribute("hidden", paused);
      resume?.toggleAttribute("hidden", !paused);
      send({ type: "pause", paused });
    },
    { signal },
  );
}
