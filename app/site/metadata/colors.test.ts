import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import css from "../../../firm/colors.css?raw";
import { findColor } from "./colors.server.ts";

test("The mark, a file of its own, has the site's colours", () => {
  const mark = readFileSync("firm/public/mark.svg", "utf8").toLowerCase();
  const used = [...new Set(mark.match(/#[0-9a-f]{6}/g))];
  expect(used).toEqual(["ink", "copper", "silk", "copper-bright"].map(findColor));
});

test("The drawings of articles have the site's colours, and one between two of its greens", () => {
  const known = [...(css.match(/#[0-9a-f]{6}/g) ?? []), "#1e4b3c"];
  for (const file of globSync("firm/articles/pictures/*.svg")) {
    const used = readFileSync(file, "utf8")
      .toLowerCase()
      .match(/#[0-9a-f]{6}/g);
    expect(known, file).toEqual(expect.arrayContaining(used ?? []));
  }
});

test("A colour that the site does not have is refused", () => {
  expect(() => findColor("violet")).toThrow("violet");
});
