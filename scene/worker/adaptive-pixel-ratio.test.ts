import { expect, test } from "vitest";
import { AdaptivePixelRatio } from "./adaptive-pixel-ratio.ts";

function draw(pixelRatio: AdaptivePixelRatio, frames: number, milliseconds: number) {
  for (let frame = 0; frame < frames; frame++) pixelRatio.recordFrame(milliseconds);
}

test("never more than two pixels for one", () => {
  expect(new AdaptivePixelRatio(3).value).toBe(2);
  expect(new AdaptivePixelRatio(1.5).value).toBe(1.5);
});

test("stays sharp where it is fast enough", () => {
  const pixelRatio = new AdaptivePixelRatio(2);
  draw(pixelRatio, 600, 16.7);
  expect(pixelRatio.value).toBe(2);
});

test("draws fewer pixels where it is slow, then fewer shadows, and never less than the page has", () => {
  const pixelRatio = new AdaptivePixelRatio(2);
  draw(pixelRatio, 60, 25);
  expect(pixelRatio.value).toBe(1.75);
  draw(pixelRatio, 300, 25);
  expect(pixelRatio.value).toBe(1);
  expect(pixelRatio.halvesShadows).toBe(true);
});

test("does not wait for sixty frames where each takes long", () => {
  const pixelRatio = new AdaptivePixelRatio(2);
  draw(pixelRatio, 4, 500);
  expect(pixelRatio.value).toBe(1.75);
});
