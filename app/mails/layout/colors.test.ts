import { expect, test } from "vitest";
import css from "../../ui/styles/colors.css?raw";
import { siteColors } from "./colors.server.ts";

test("mails have the colours of the site", () => {
  for (const [name, color] of Object.entries(siteColors)) expect(css).toContain(`--color-${name}: ${color};`);
});
