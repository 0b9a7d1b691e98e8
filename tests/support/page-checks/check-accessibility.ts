import { AxeBuilder } from "@axe-core/playwright";
import type { RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { bringToFront, flattenBackgrounds } from "./flatten-backgrounds.ts";
import { resizeWindow } from "./resize-window.ts";
import { expect } from "../browser/shared-server.ts";

const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

/** Wide and narrow, light and dark, and forced colours. */
const appearances = [
  { width: 1280, colorScheme: "light", forcedColors: "none" },
  { width: 1280, colorScheme: "dark", forcedColors: "none" },
  { width: 360, colorScheme: "light", forcedColors: "none" },
  { width: 360, colorScheme: "dark", forcedColors: "none" },
  { width: 360, colorScheme: "light", forcedColors: "active" },
] as const;

const runOptions: RunOptions = {
  resultTypes: ["violations", "incomplete"],
  // A single digit or letter is checked like any other text.
  ...{ checks: { "color-contrast": { options: { ignoreLength: true } } } },
};

/**
 * Checks the open page as it is, or one part of it. Nothing is allow-listed, and
 * contrast that cannot be computed is a violation. Rules without colours run once per width.
 */
export async function checkAccessibility(page: Page, part = "html") {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  for (const width of [1280, 360]) {
    await resizeWindow(page, width);
    await page.evaluate(scrollToBeginning);
    const axe = (await createAxe(page, part)).withTags(wcagTags).disableRules(colourRules);
    const { violations } = await axe.analyze();
    expect.soft(violations.flatMap(describeResult), `${width} px`).toEqual([]);
  }
  for (const { width, ...colours } of appearances) {
    await resizeWindow(page, width);
    await page.emulateMedia(colours);
    await flattenBackgrounds(page);
    expect
      .soft(await findColourViolations(page, part), `${width} px, ${JSON.stringify(colours)}`)
      .toEqual([]);
  }
  await page.emulateMedia({ forcedColors: "none" });
}

/** What lies half under a bar that stays in sight would be taken for too small. */
function scrollToBeginning() {
  for (const element of document.querySelectorAll("*")) element.scrollTop = 0;
}

async function findColourViolations(page: Page, part: string): Promise<string[]> {
  const first = await (await createAxe(page, part)).withRules(colourRules).analyze();
  if (first.incomplete.length === 0) return first.violations.flatMap(describeResult);
  const covered = first.incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" ")));
  await bringToFront(page, covered);
  const { violations, incomplete } = await (await createAxe(page, part)).withRules(colourRules).analyze();
  return [...violations, ...incomplete].flatMap(describeResult);
}

async function createAxe(page: Page, part: string): Promise<AxeBuilder> {
  // Sent once to a page. Each call would send its half megabyte twice, which takes longer than what it then does.
  const isInjected = await page.evaluate(() => "axe" in window);
  // There are no cross-origin frames, and the other mode opens a page of its own for each call.
  return new AxeBuilder({ page, ...(isInjected && { axeSource: "undefined" }) })
    .setLegacyMode(true)
    .options({ ...runOptions })
    .include(part);
}

type AxeResult = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

function describeResult({ id, nodes }: AxeResult): string[] {
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
