import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter } from "three";
import { logo } from "../../firm/logo.ts";
import { fittingHeight, strokeText } from "./lettering.ts";
import type { UvRect } from "./solid/outlines.ts";

/** Draws a mark in white on black, in millimetres. */
export type MarkDrawing = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void;

const gap = 4;

/** One texture with every laser mark of a scene, packed in shelves; its red channel is how much is marked. */
export class MarkAtlas {
  readonly #size: number;
  readonly #canvas: OffscreenCanvas;
  readonly #context: OffscreenCanvasRenderingContext2D;
  #x = gap;
  #y = gap;
  #shelf = 0;

  constructor(size = 1024) {
    this.#size = size;
    this.#canvas = new OffscreenCanvas(size, size);
    const context = this.#canvas.getContext("2d");
    if (!context) throw new Error("No 2D context for the marks.");
    context.fillRect(0, 0, size, size);
    this.#context = context;
  }

  /** Draws a mark and returns its rectangle. */
  mark(width: number, height: number, pixelsPerMm: number, draw: MarkDrawing): UvRect {
    const columns = Math.ceil(width * pixelsPerMm);
    const rows = Math.ceil(height * pixelsPerMm);
    const [x, y] = this.#allocate(columns, rows);
    const context = this.#context;
    context.save();
    context.beginPath();
    context.rect(x, y, columns, rows);
    context.clip();
    context.translate(x, y);
    context.scale(pixelsPerMm, pixelsPerMm);
    context.strokeStyle = context.fillStyle = "#fff";
    draw(context, width, height);
    context.restore();
    return [x / this.#size, y / this.#size, (x + columns) / this.#size, (y + rows) / this.#size];
  }

  #allocate(columns: number, rows: number): [x: number, y: number] {
    if (this.#x + columns + gap > this.#size) {
      this.#x = gap;
      this.#y += this.#shelf + gap;
      this.#shelf = 0;
    }
    if (this.#x + columns + gap > this.#size || this.#y + rows + gap > this.#size) {
      throw new RangeError(
        `A mark of ${columns} by ${rows} pixels no longer fits an atlas of ${this.#size}.`,
      );
    }
    const x = this.#x;
    this.#x += columns + gap;
    this.#shelf = Math.max(this.#shelf, rows);
    return [x, this.#y];
  }

  texture(anisotropy = 4): CanvasTexture<OffscreenCanvas> {
    const texture = new CanvasTexture(this.#canvas);
    texture.flipY = false;
    texture.anisotropy = anisotropy;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.magFilter = LinearFilter;
    return texture;
  }
}

export interface ChipMarkOptions {
  readonly pin1?: boolean;
  /** Whether the logo is above the lines. */
  readonly logo?: boolean;
  /** Height of a line as a fraction of the chip's. */
  readonly size?: number;
}

/** The laser mark of a chip: lines of text in the middle, and a ring at pin 1. */
export function chipMark(lines: readonly string[], options: ChipMarkOptions = {}): MarkDrawing {
  const { pin1 = true, logo = false, size = 0.11 } = options;
  return (context, width, height) => {
    const lineHeight = height * size;
    const middle = height * (logo ? 0.62 : 0.5);
    context.globalAlpha = 0.9;
    if (logo) drawLogo(context, width / 2, height * 0.27, height * 0.15);
    for (const [i, line] of lines.entries()) {
      const fitting = fittingHeight(line, lineHeight, width * 0.86);
      const y = middle + (i - (lines.length - 1) / 2) * lineHeight * 1.9;
      strokeText(context, line, width / 2, y, fitting, { width: fitting * 0.13 });
    }
    if (!pin1) return;
    context.lineWidth = 0.14;
    context.beginPath();
    context.arc(width * 0.1, height * 0.1, Math.min(width, height) * 0.035, 0, 2 * Math.PI);
    context.stroke();
  };
}

/** The firm's logo, `size` from its middle to its edge. */
export function drawLogo(
  context: OffscreenCanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 28, size / 28);
  context.translate(-32, -33);
  context.fill(new Path2D(logo.ink));
  context.fill(new Path2D(logo.accent));
  context.restore();
}
