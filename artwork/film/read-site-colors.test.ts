import { expect, test } from "vitest";
import { readSiteColors } from "./read-site-colors.ts";

test("the site has every colour that the film uses", async () => {
  for (const color of Object.values(await readSiteColors())) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});
