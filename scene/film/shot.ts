import type { Context } from "./ink.ts";
import type { FilmSet } from "./film-set.ts";

export const framesPerSecond = 24;

/** What a shot is drawn with. */
export interface ShotContext {
  /** The sheet every frame is put together on, in units of the frame. It is paper when a frame begins. */
  readonly sheet: Context;
  /** Another sheet of the same size, to draw on something that is laid over. */
  layer(): Context;
  /** A table with lamps and a camera. Each shot has one at most. */
  table(): FilmSet;
}

/** Draws the sheet at a moment of the shot, in seconds since its beginning. Any moment may be asked for. */
export type Draw = (time: number) => void;

export interface Shot {
  readonly seconds: number;
  /** Builds what the shot shows. */
  readonly open: (context: ShotContext) => Draw;
}
