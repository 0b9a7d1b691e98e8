import { AxeBuilder } from "@axe-core/playwright";
import type { RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { liftTexts, paintBackgroundsFlat } from "./paint-backgrounds-flat.ts";
import { expect } from "./site.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

/** Wide and narrow, light and dark, and in colours of the reader's own. */
const looks = [
  { width: 1280, colorScheme: "light", forcedColors: "none" },
  { width: 1280, colorScheme: "dark", forcedColors: "none" },
  { width: 360, colorScheme: "light", forcedColors: "none" },
  { width: 360, colorScheme: "dark", forcedColors: "none" },
  { width: 360, colorScheme: "light", forcedColors: "active" },
] as const;

const reading: RunOptions = {
  resultTypes: ["violations", "incomplete"],
  // A figure or a letter alone is read like any other text.
  ...{ checks: { "color-contrast": { options: { ignoreLength: true } } } },
};

/**
 * Judges the open page as it stands, or the part of it that is not covered by another. Nothing is allow-listed, and
 * contrast that cannot be told is a failure. Rules that read no colour are asked once per width.
 */
export async function judgeAccessibility(page: Page, part = "html") {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const axe = axeOn(page, part).withTags(standards).disableRules(colourRules);
    const { violations } = await axe.analyze();
    expect.soft(violations.flatMap(describe), `${width} px`).toEqual([]);
  }
  for (const { width, ...colours } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia(colours);
    await paintBackgroundsFlat(page);
    expect.soft(await findColourFaults(page, part), `${width} px, ${JSON.stringify(colours)}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: "none" });
}

async function findColourFaults(page: Page, part: string): Promise<string[]> {
  const first = await axeOn(page, part).withRules(colourRules).analyze();
  if (first.incomplete.length === 0) return first.violations.flatMap(describe);
  const covered = first.incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" ")));
  await liftTexts(page, covered);
  const { violations, incomplete } = await axeOn(page, part).withRules(colourRules).analyze();
  return [...violations, ...incomplete].flatMap(describe);
}

function axeOn(page: Page, part: string): AxeBuilder {
  // Nothing here is framed from elsewhere, and the other mode opens a page of its own for each call.
  return new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ ...reading })
    .include(part);
}

type Finding = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

function describe({ id, nodes }: Finding): string[] {
  return nodes.map(({ target, html, any, all, none }) => {
    const checks = [...any, ...all, ...none];
    const why = checks.map(({ message }) => message).join(" ");
    const others = checks
      .flatMap(({ relatedNodes }) => relatedNodes ?? [])
      .map(({ target }) => target.join(" "));
    const element = html.replace(/ style="[^"]*"/, "").slice(0, 120);
    return `${id}: ${target.join(" ")} ${element} ${why} ${others.join(", ")}`;
  });
}
