import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findColor } from "./colors.server.ts";

test("The mark, a file of its own, has the site's colours", () => {
  const mark = readFileSync("public/mark.svg", "utf8").toLowerCase();
  const used = [...new Set(mark.match(/#[0-9a-f]{6}/g))];
  expect(used).toEqual(["ink", "copper", "silk", "copper-bright"].map(findColor));
});

test("A colour that the site does not have is refused", () => {
  expect(() => findColor("violet")).toThrow("violet");
});
