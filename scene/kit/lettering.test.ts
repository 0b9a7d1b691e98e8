import { expect, test } from "vitest";
import { strokeText, textWidth } from "./lettering.ts";
import type { StrokeContext } from "./lettering.ts";

const used = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.:/+()_><=#µ,°±%&×Ω";

test("every character of the kit is drawn", () => {
  for (const character of used) {
    const { context, strokes } = recorder();
    strokeText(context, character, 0, 0, 6);
    expect(strokes.length, character).toBeGreaterThan(0);
  }
});

test("a character that the font lacks is an error, not a gap", () => {
  expect(() => strokeText(recorder().context, "NAWAT é", 0, 0, 2)).toThrow('The stroke font has no "é"');
});

test("letters stand within the width that is promised", () => {
  const { context, strokes } = recorder();
  strokeText(context, "HOH", 0, 0, 3, { align: "left" });
  const columns = strokes.map(([x]) => x);
  expect(Math.min(...columns)).toBeCloseTo(0);
  expect(Math.max(...columns)).toBeCloseTo(textWidth("HOH", 3));
});

function recorder(): { context: StrokeContext; strokes: [number, number][] } {
  const strokes: [number, number][] = [];
  const nothing = () => {};
  const record = (x: number, y: number) => strokes.push([x, y]);
  const context: StrokeContext = {
    lineWidth: 1,
    lineCap: "butt",
    lineJoin: "miter",
    save: nothing,
    restore: nothing,
    translate: nothing,
    rotate: nothing,
    beginPath: nothing,
    stroke: nothing,
    moveTo: record,
    lineTo: record,
  };
  return { context, strokes };
}
