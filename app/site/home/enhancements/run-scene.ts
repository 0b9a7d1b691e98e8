import type { FromWorker, ToWorker } from "@nawat/scene/worker/messages.ts";
import { requireElement } from "../../enhancements/require-element.ts";
import { forwardEvents, frameOf } from "./forward-events.ts";
import { reducedMotion } from "./can-animate.ts";
import { startWorker, dispatchPreloadError } from "./scene-worker.ts";

/** After this long the still is shown until the scene is ready. */
const timeoutMs = 3000;

/**
 * Runs the scene in a worker, and sets its status for CSS in `data-scene`: placeholder, loaded, still,
 * unavailable. `data-delayed` is set while the still is shown and the scene still loads.
 */
export function runScene(hero: HTMLElement) {
  const loading = requireElement<HTMLElement>(hero, "[data-loading]");
  const delayTimer = setTimeout(() => (hero.dataset["delayed"] = ""), timeoutMs);
  const controller = new AbortController();

  const show = (scene: "loaded" | "still" | "unavailable") => {
    clearTimeout(delayTimer);
    loading.hidden = true;
    delete hero.dataset["delayed"];
    hero.dataset["scene"] = scene;
  };
  const end = (scene: "still" | "unavailable") => {
    controller.abort();
    show(scene);
  };
  const fail = ({ cause, message, stack }: FromWorker & { type: "error" }) => {
    end(cause === "webgl" ? "unavailable" : "still");
    if (cause !== "webgl") throw Object.assign(new Error(message), { stack });
  };

  loading.hidden = false;
  const worker = startWorkerOrEnd(end);
  const send = (message: ToWorker, moved: Transferable[] = []) => worker.postMessage(message, moved);
  controller.signal.addEventListener("abort", () => worker.terminate());
  reducedMotion.addEventListener("change", () => end("still"), { signal: controller.signal });

  let hasWorkerStarted = false;
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === "started") hasWorkerStarted = true;
    if (data.type === "software-renderer") end("still");
    if (data.type === "ready") start();
    if (data.type === "first-frame") show("loaded");
    if (data.type === "context-lost") hero.dataset["delayed"] = "";
    if (data.type === "error") fail(data);
  });
  worker.addEventListener("error", () => {
    // What goes wrong once its script runs, the worker reports itself.
    if (hasWorkerStarted) return;
    end("still");
    dispatchPreloadError();
  });

  const start = () => {
    // After the still, the intro would look like the picture falling apart.
    send({ type: "start", intro: !("delayed" in hero.dataset) });
    forwardEvents(hero, send, controller.signal);
    setUpPauseButton(hero, send, controller.signal);
  };
  openScene(hero, send);
}

function startWorkerOrEnd(end: (scene: "still") => void): Worker {
  try {
    return startWorker();
  } catch (error) {
    end("still");
    throw error;
  }
}

function openScene(hero: HTMLElement, send: (message: ToWorker, moved: Transferable[]) => void) {
  const canvas = requireElement<HTMLCanvasElement>(hero, "canvas").transferControlToOffscreen();
  const side = document.documentElement.dir === "rtl" ? 1 : -1;
  send({ type: "open", canvas, frame: frameOf(hero), side, theme: "board" }, [canvas]);
}

/** The button that pauses the scene. CSS shows it while the scene runs. */
function setUpPauseButton(hero: HTMLElement, send: (message: ToWorker) => void, signal: AbortSignal) {
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
