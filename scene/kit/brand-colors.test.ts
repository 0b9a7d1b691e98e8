import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brandColors } from "./brand-colors.ts";

const stylesheet = join(import.meta.dirname, "../../firm/colors.css");

test("scenes have the colours of the site", async () => {
  const css = await readFile(stylesheet, "utf8");
  for (const [name, color] of Object.entries(brandColors))
    expect(css).toContain(`--color-${name}: ${color};`);
});
