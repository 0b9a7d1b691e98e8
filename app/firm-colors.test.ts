import { expect, test } from "vitest";
import css from "../firm/colors.css?raw";
import { colorProblems, findColor } from "./firm-colors.server.ts";

test("Text that cannot be read on its ground is named, with its contrast", () => {
  const pale = css
    .replace(/--color-ink-quiet: .*/, "--color-ink-quiet: #8a8a8a;")
    .replace(/--color-paper: .*/, "--color-paper: #FFFFFF;");
  expect(colorProblems(pale)).toContain(
    "--color-ink-quiet on --color-paper has a contrast of 3.45, and 4.5 is the least",
  );
});

test("A colour that is missing, or written in another way, is named", () => {
  const changed = css.replace(/--color-board: .*/, "--color-board: green;");
  expect(colorProblems(changed)).toEqual(["--color-board is missing, or not written as six digits"]);
  expect(() => findColor(changed, "board")).toThrow("board");
});
