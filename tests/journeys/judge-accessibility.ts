import AxeBuilder from "@axe-core/playwright";
import type { RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { paintBackgroundsFlat } from "./paint-backgrounds-flat.ts";
import { expect } from "./site.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const reading: RunOptions = {
  resultTypes: ["violations", "incomplete"],
  // A figure or a letter alone is read like any other text.
  ...{ checks: { "color-contrast": { options: { ignoreLength: true } } } },
};

/** How a page may be shown. Wide and narrow, light and dark, and in the reader's own colours. */
const looks = [
  { width: 1280, colorScheme: "light", forcedColors: "none" },
  { width: 1280, colorScheme: "dark", forcedColors: "none" },
  { width: 360, colorScheme: "light", forcedColors: "none" },
  { width: 360, colorScheme: "dark", forcedColors: "none" },
  { width: 360, colorScheme: "light", forcedColors: "active" },
] as const;

/**
 * Judges the open page as it stands, or the part of it that is not covered by another, in every look.
 * Nothing is allow-listed, and contrast that cannot be told is a failure.
 */
export async function judgeAccessibility(page: Page, part = "html") {
  for (const { width, ...colours } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ ...colours, reducedMotion: "reduce" });
    await paintBackgroundsFlat(page);
    expect.soft(await findFaults(page, part), `${width} px, ${JSON.stringify(colours)}`).toEqual([]);
  }
}

async function findFaults(page: Page, part: string): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({ ...reading })
    .withTags(rules)
    .include(part)
    // Nothing here is framed from elsewhere, and the other mode opens a page of its own for each call.
    .setLegacyMode(true)
    .analyze();
  const untold = incomplete.filter(({ id }) => id === "color-contrast");
  return [...violations, ...untold].flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const checks = [...any, ...all, ...none];
      const why = checks.map(({ message }) => message).join(" ");
      const others = checks.flatMap(({ relatedNodes }) => relatedNodes ?? []).map(({ target }) => target.join(" "));
      return `${id}: ${target.join(" ")} ${html.replace(/ style="[^"]*"/, "").slice(0, 120)} ${why} [${others.join(", ")}]`;
    }),
  );
}
