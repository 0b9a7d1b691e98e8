import type { FromStage, ToStage } from "../../../scene/stage/messages.ts";
import { part } from "../../extras/part.ts";
import { follow, frameOf } from "./follow.ts";
import { lessMotion } from "./may-move.ts";
import { offerPause } from "./pause.ts";
import { startWorker, tellPreloadFailed } from "./scene-worker.ts";

/** Milliseconds after which a still stands in for a scene that has not come. */
const patience = 3000;

/**
 * Brings the scene to life in a worker, and tells the page's style how it is by `data-scene`: placeholder, loaded, still,
 * unavailable. `data-waits` is there while the still stands in for a scene that is awaited.
 */
export function runScene(hero: HTMLElement) {
  const loading = part<HTMLElement>(hero, ".hero-loading");
  const waiting = setTimeout(() => (hero.dataset["waits"] = ""), patience);
  const ended = new AbortController();

  const show = (scene: "loaded" | "still" | "unavailable") => {
    clearTimeout(waiting);
    loading.hidden = true;
    delete hero.dataset["waits"];
    hero.dataset["scene"] = scene;
  };
  const end = (scene: "still" | "unavailable") => {
    ended.abort();
    show(scene);
  };
  const fail = ({ names, message, stack }: FromStage & { type: "error" }) => {
    end(names === "webgl" ? "unavailable" : "still");
    if (names !== "webgl") throw Object.assign(new Error(message), { stack });
  };

  loading.hidden = false;
  const worker = startOr(end);
  const send = (message: ToStage, moved: Transferable[] = []) => worker.postMessage(message, moved);
  ended.signal.addEventListener("abort", () => worker.terminate());
  lessMotion.addEventListener("change", () => end("still"), { signal: ended.signal });

  let isAwake = false;
  worker.addEventListener("message", ({ data }: MessageEvent<FromStage>) => {
    if (data.type === "awake") isAwake = true;
    if (data.type === "software") end("still");
    if (data.type === "ready") start();
    if (data.type === "first") show("loaded");
    if (data.type === "lost") hero.dataset["waits"] = "";
    if (data.type === "error") fail(data);
  });
  worker.addEventListener("error", () => {
    // What goes wrong once its script runs, the worker reports itself.
    if (isAwake) return;
    end("still");
    tellPreloadFailed();
  });

  const start = () => {
    // Who has seen the still would see it fall apart into the story's beginning.
    send({ type: "start", intro: !("waits" in hero.dataset) });
    follow(hero, send, ended.signal);
    offerPause(hero, send, ended.signal);
  };
  open(hero, send);
}

function startOr(end: (scene: "still") => void): Worker {
  try {
    return startWorker();
  } catch (error) {
    end("still");
    throw error;
  }
}

function open(hero: HTMLElement, send: (message: ToStage, moved: Transferable[]) => void) {
  const canvas = part<HTMLCanvasElement>(hero, "canvas").transferControlToOffscreen();
  const side = document.documentElement.dir === "rtl" ? 1 : -1;
  send({ type: "open", canvas, frame: frameOf(hero), side, theme: "board" }, [canvas]);
}
