import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paintBackgroundsFlat } from "./paint-backgrounds-flat.ts";
import { expect } from "./site.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** How a page may be shown. Wide and narrow, light and dark, and in the reader's own colours. */
const looks = [
  { width: 1280, colorScheme: "light", forcedColors: "none" },
  { width: 1280, colorScheme: "dark", forcedColors: "none" },
  { width: 360, colorScheme: "light", forcedColors: "none" },
  { width: 360, colorScheme: "dark", forcedColors: "none" },
  { width: 360, colorScheme: "light", forcedColors: "active" },
] as const;

/** Judges the open page, as it stands, in every look. Nothing is allow-listed, and contrast that cannot be told is a failure. */
export async function judgeAccessibility(page: Page) {
  for (const { width, ...colours } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ ...colours, reducedMotion: "reduce" });
    await paintBackgroundsFlat(page);
    expect.soft(await findFaults(page), `${width} px, ${JSON.stringify(colours)}`).toEqual([]);
  }
}

async function findFaults(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(rules)
    // Nothing here is framed from elsewhere, and the other mode opens a page of its own for each call.
    .setLegacyMode(true)
    .analyze();
  const untold = incomplete.filter(({ id }) => id === "color-contrast");
  return [...violations, ...untold].flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join(" ");
      return `${id}: ${target.join(" ")} ${html.slice(0, 160)} ${why}`;
    }),
  );
}
