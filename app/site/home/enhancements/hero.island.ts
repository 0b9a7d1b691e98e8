import type { FromWorker, ToWorker } from "@nawat/scene/worker/messages.ts";
import workerUrl from "@nawat/scene/worker/worker.ts?worker&url";
import { prefersReducedData } from "../../enhancements/prefers-reduced-data.ts";
import { requireElement } from "../../enhancements/require-element.ts";
import { forwardEvents, frameOf } from "./forward-events.ts";

/** May change while the scene runs. */
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
/** After this long the still is shown until the scene is ready. */
const timeoutMs = 3000;

/** The animated scene behind the headline of the home page, or a still of it. */
export default function enhanceHero(hero: HTMLElement) {
  if (canAnimate()) runScene(hero);
  else hero.dataset["scene"] = "still";
}

/** Whether the visitor accepts motion and the data it takes, and the browser can draw the scene in a worker. */
function canAnimate(): boolean {
  return !reducedMotion.matches && !prefersReducedData() && !hasLittleMemory() && supportsOffscreenCanvas();
}

function hasLittleMemory(): boolean {
  // In gigabytes; not in every browser, and not in TypeScript's DOM types.
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  return deviceMemory !== undefined && deviceMemory < 4;
}

function supportsOffscreenCanvas(): boolean {
  return (
    "Worker" in window &&
    "OffscreenCanvas" in window &&
    "transferControlToOffscreen" in HTMLCanvasElement.prototype
  );
}

/**
 * Runs the scene in a worker, and sets its status for CSS in `data-scene`: placeholder, loaded, still,
 * unavailable. `data-delayed` is set while the still is shown and the scene still loads.
 */
function runScene(hero: HTMLElement) {
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

/** Starts the worker that draws the scene. Throws where the browser refuses it. */
function startWorker(): Worker {
  return new Worker(toTrustedScriptUrl(workerUrl), { type: "module" });
}

/** Under Trusted Types this URL is allowed, and no other (`server/pages/headers.ts` permits the one policy). */
function toTrustedScriptUrl(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const createScriptURL = (url: string) => {
    if (url === address) return url;
    throw new TypeError(`Not the scene: ${url}`);
  };
  return trustedTypes?.createPolicy("scene", { createScriptURL }).createScriptURL(address) ?? address;
}

/** Not in every browser, and not in TypeScript's DOM types. What a policy returns is accepted where a string is. */
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

interface TrustedTypePolicy {
  createScriptURL(address: string): string;
}

/** The worker's script failed to load: dispatches the event Vite dispatches for a failed dynamic import. */
function dispatchPreloadError() {
  const payload = new Error("The 3D scene could not be loaded");
  const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
  if (dispatchEvent(event)) throw payload;
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
