import { expect, test } from "vitest";
import { Sharpness } from "./sharpness.ts";

function draw(sharpness: Sharpness, frames: number, milliseconds: number) {
  for (let frame = 0; frame < frames; frame++) sharpness.note(milliseconds);
}

test("never more than two pixels for one", () => {
  expect(new Sharpness(3).ratio).toBe(2);
  expect(new Sharpness(1.5).ratio).toBe(1.5);
});

test("stays sharp where it is fast enough", () => {
  const sharpness = new Sharpness(2);
  draw(sharpness, 600, 16.7);
  expect(sharpness.ratio).toBe(2);
});

test("draws fewer pixels where it is slow, then fewer shadows, and never less than the page has", () => {
  const sharpness = new Sharpness(2);
  draw(sharpness, 60, 25);
  expect(sharpness.ratio).toBe(1.75);
  draw(sharpness, 300, 25);
  expect(sharpness.ratio).toBe(1);
  expect(sharpness.halvesShadows).toBe(true);
});

test("does not wait for sixty frames where each takes long", () => {
  const sharpness = new Sharpness(2);
  draw(sharpness, 4, 500);
  expect(sharpness.ratio).toBe(1.75);
});
