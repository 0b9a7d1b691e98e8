import { glyphs } from "./glyphs.ts";

/** The members of a 2D context that strokes need. */
export type StrokeContext = Pick<
  OffscreenCanvasRenderingContext2D,
  | "save"
  | "restore"
  | "translate"
  | "rotate"
  | "lineWidth"
  | "lineCap"
  | "lineJoin"
  | "beginPath"
  | "moveTo"
  | "lineTo"
  | "stroke"
>;

export interface LetteringOptions {
  /** Where the anchor is on the line of text; it is always at half the height. */
  readonly align?: "left" | "center" | "right";
  /** Clockwise, in radians. */
  readonly rotation?: number;
  /** Stroke width; 0.15 of the height if none is given. */
  readonly width?: number;
}

type Stroke = readonly (readonly [x: number, y: number])[];

const glyphHeight = 6;
const advance = 5.4;
const gap = 1.4;

const strokes = new Map(Object.entries(glyphs).map(([character, drawn]) => [character, parseGlyph(drawn)]));

function parseGlyph(drawn: string): Stroke[] {
  const lines = drawn.split("|").filter((line) => line !== "");
  return lines.map((line) => line.split(" ").map(parsePoint));
}

function parsePoint(point: string): [number, number] {
  const [x, y] = point.split(",").map(Number);
  if (x === undefined || y === undefined) throw new Error(`"${point}" is no point of a glyph.`);
  return [x, y];
}

/** How wide a line of text is at a cap height. */
export function textWidth(text: string, height: number): number {
  return (([...text].length * advance - gap) * height) / glyphHeight;
}

/** The cap height at which a line of text fits into a width; `height` where there is room for it. */
export function fittingHeight(text: string, height: number, room: number): number {
  return Math.min(height, room / textWidth(text, 1));
}

/** Strokes a line of text at a cap height, in the context's stroke style. A character the font lacks is an error. */
export function strokeText(
  context: StrokeContext,
  text: string,
  x: number,
  y: number,
  height: number,
  { align = "center", rotation = 0, width = height * 0.15 }: LetteringOptions = {},
): void {
  const fraction = { left: 0, center: 0.5, right: 1 }[align];
  const scale = height / glyphHeight;
  context.save();
  context.translate(x, y);
  context.rotate(rotation);
  context.translate(-fraction * textWidth(text, height), -height / 2);
  context.lineWidth = width;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  for (const [i, character] of [...text].entries()) traceGlyph(context, character, i * advance, scale);
  context.stroke();
  context.restore();
}

function traceGlyph(context: StrokeContext, character: string, left: number, scale: number): void {
  const glyph = strokes.get(character);
  if (!glyph)
    throw new Error(`The stroke font has no "${character}"; it has ${[...strokes.keys()].join("")}`);
  for (const stroke of glyph) {
    for (const [i, [x, y]] of stroke.entries()) {
      if (i === 0) context.moveTo((left + x) * scale, y * scale);
      else context.lineTo((left + x) * scale, y * scale);
    }
  }
}
