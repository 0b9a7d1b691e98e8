import type { Side, Theme } from "../kit/light/side.ts";

/** A place inside the canvas, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The canvas and the part of it that the picture is composed for; whatever reaches further is shown too. */
export interface Frame {
  width: number;
  height: number;
  pixelRatio: number;
  art: Place;
}

/** From the page to the worker that draws. */
export type ToWorker =
  | { type: "open"; canvas: OffscreenCanvas; frame: Frame; side: Side; theme: Theme }
  /** Draw from now on: from the first trace on, or as a machine that is long at work. */
  | { type: "start"; intro: boolean }
  | { type: "resize"; frame: Frame }
  /** Where the pointer is in the window, -1 to 1 to the right and down. */
  | { type: "pointer"; x: number; y: number }
  /** How far the page has moved on, 0 to 1: the scene comes apart. */
  | { type: "scroll"; way: number }
  | { type: "seen"; seen: boolean }
  | { type: "pause"; paused: boolean };

/** From the worker to the page. */
export type FromWorker =
  /** The script runs. */
  | { type: "awake" }
  /** Nothing is drawn: the machine would do it in software. */
  | { type: "software"; renderer: string }
  | { type: "ready" }
  /** The first frame is drawn, also after the context came back. */
  | { type: "first" }
  | { type: "lost" }
  | { type: "error"; names: "webgl" | "other"; message: string; stack: string | undefined };
