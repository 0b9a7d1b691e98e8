import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colorProblems } from "../app/firm-colors.server.ts";
import { drawMarkFile } from "../brand/mark.ts";
import css from "./colors.css?raw";

test("Every text can be read on its ground", () => {
  expect(colorProblems(css)).toEqual([]);
});

test("mark.svg has the logo, the colours and the name; after changing one, run `npm run brand`", () => {
  expect(readFileSync("firm/public/mark.svg", "utf8")).toBe(drawMarkFile());
});
