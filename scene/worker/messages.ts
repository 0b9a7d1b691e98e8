import type { Side, Theme } from "../kit/shading/side.ts";

/** A box inside the canvas, in CSS pixels. */
export interface Box {
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
  art: Box;
}

/** From the page to the worker that draws. */
export type ToWorker =
  | { type: "open"; canvas: OffscreenCanvas; frame: Frame; side: Side; theme: Theme }
  /** Begins to draw: with the intro, or as in the still. */
  | { type: "start"; intro: boolean }
  | { type: "resize"; frame: Frame }
  /** Where the pointer is in the window, -1 to 1 to the right and down. */
  | { type: "pointer"; x: number; y: number }
  /** How far the page is scrolled past the hero, 0 to 1: the scene comes apart. */
  | { type: "scroll"; progress: number }
  | { type: "visibility"; isVisible: boolean }
  | { type: "pause"; isPaused: boolean };

/** From the worker to the page. */
export type FromWorker =
  /** The script runs. */
  | { type: "started" }
  /** Nothing will be drawn: WebGL runs in software here, and would be too slow. */
  | { type: "software-renderer"; renderer: string }
  | { type: "ready" }
  /** The first frame is drawn, also after the context came back. */
  | { type: "first-frame" }
  | { type: "context-lost" }
  | { type: "error"; cause: "webgl" | "other"; message: string; stack: string | undefined };
