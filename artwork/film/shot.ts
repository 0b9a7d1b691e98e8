import type { Context } from "./strokes.ts";
import type { FrameRenderer } from "./frame-renderer.ts";

export const framesPerSecond = 24;

/** What a shot is drawn with. */
export interface ShotContext {
  /** The canvas of the frame, in units of the frame. It has the colour of paper when a frame begins. */
  readonly context: Context;
  /** Creates another canvas of the same size. */
  layer(): Context;
  /** Creates a renderer for three-dimensional scenes. Each shot has one at most. */
  createFrameRenderer(): FrameRenderer;
}

/** Draws a moment of the shot, in seconds since its beginning, in any order. */
export type Draw = (time: number) => void;

export interface Shot {
  readonly seconds: number;
  /** Builds the scenes of the shot. */
  readonly open: (context: ShotContext) => Draw;
}
