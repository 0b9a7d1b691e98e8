import type { ToWorker } from "@nawat/scene/worker/messages.ts";
import { requireElement } from "../../enhancements/require-element.ts";

/** The button that pauses the scene. CSS shows it while the scene runs. */
export function setUpPauseButton(hero: HTMLElement, send: (message: ToWorker) => void, signal: AbortSignal) {
  const button = requireElement<HTMLElement>(hero, "button");
  const [pause, resume] = button.querySelectorAll("span");
  button.addEventListener(
    "click",
    () => {
      const isPaused = button.toggleAttribute("data-paused");
      pause?.toggleAttribute("hidden", isPaused);
      resume?.toggleAttribute("hidden", !isPaused);
      send({ type: "pause", isPaused });
    },
    { signal },
  );
}
