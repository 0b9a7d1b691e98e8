import axe, { type Result, type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { bringToFront, flattenBackgrounds } from "./flatten-backgrounds.ts";
import { resizeWindow } from "./resize-window.ts";
import { expect } from "../browser/shared-server.ts";

const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];
const withoutColours = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));

/** Wide and narrow, light and dark, and forced colours. */
const appearances = [
  { width: 1280, colorScheme: "light", forcedColors: "none" },
  { width: 1280, colorScheme: "dark", forcedColors: "none" },
  { width: 360, colorScheme: "light", forcedColors: "none" },
  { width: 360, colorScheme: "dark", forcedColors: "none" },
  { width: 360, colorScheme: "light", forcedColors: "active" },
] as const;

/**
 * Checks the open page as it is, or one part of it. Nothing is allow-listed, and contrast that cannot be computed is a
 * violation. In `npm run test:all` at every width and in every colour mode, else in the window as it is.
 */
export async function checkAccessibility(page: Page, part = "html") {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const pale = await page.locator(`${part} :placeholder-shown`).evaluateAll(findPalePlaceholders);
  expect.soft(pale, "pale placeholders").toEqual([]);
  if (process.env["TEST_ALL"]) return checkEveryAppearance(page, part);
  await page.evaluate(scrollToBeginning);
  const { violations, incomplete } = await analyze(page, [part], { runOnly: wcagTags });
  expect.soft(violations.flatMap(describeResult)).toEqual([]);
  const uncomputed = incomplete.filter(({ id }) => colourRules.includes(id)).flatMap(listSelectors);
  if (uncomputed.length === 0) return;
  await flattenBackgrounds(page);
  expect.soft(await findColourViolations(page, uncomputed)).toEqual([]);
}

/** Axe takes a placeholder for as strong as its colour. */
function findPalePlaceholders(fields: Element[]): string[] {
  return fields
    .filter((field) => getComputedStyle(field, "::placeholder").opacity !== "1")
    .map((field) => field.getAttribute("placeholder") ?? "");
}

/** Rules without colours run once per width. */
async function checkEveryAppearance(page: Page, part: string) {
  for (const width of [1280, 360]) {
    await resizeWindow(page, width);
    await page.evaluate(scrollToBeginning);
    const { violations } = await analyze(page, [part], { runOnly: wcagTags, rules: withoutColours });
    expect.soft(violations.flatMap(describeResult), `${width} px`).toEqual([]);
  }
  for (const { width, ...colours } of appearances) {
    await resizeWindow(page, width);
    await page.emulateMedia(colours);
    await flattenBackgrounds(page);
    expect
      .soft(await findColourViolations(page, [part]), `${width} px, ${JSON.stringify(colours)}`)
      .toEqual([]);
  }
  await page.emulateMedia({ forcedColors: "none" });
}

/** What lies half under a bar that stays in sight would be taken for too small. */
function scrollToBeginning() {
  for (const element of document.querySelectorAll("*")) element.scrollTop = 0;
}

async function findColourViolations(page: Page, parts: string[]): Promise<string[]> {
  const first = await analyze(page, parts, { runOnly: colourRules });
  if (first.incomplete.length === 0) return first.violations.flatMap(describeResult);
  await bringToFront(page, first.incomplete.flatMap(listSelectors));
  const { violations, incomplete } = await analyze(page, parts, { runOnly: colourRules });
  return [...violations, ...incomplete].flatMap(describeResult);
}

/** What axe finds in these parts of the open page. */
export async function analyze(page: Page, parts: string[], options: RunOptions) {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const runOptions: RunOptions = {
    ...options,
    resultTypes: ["violations", "incomplete"],
    // A single digit or letter is checked like any other text.
    ...{ checks: { "color-contrast": { options: { ignoreLength: true } } } },
  };
  return page.evaluate(
    async ([include, how]) => {
      const { violations, incomplete } = await window.axe.run({ include }, how);
      return { violations, incomplete };
    },
    [parts, runOptions] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

function listSelectors({ nodes }: Result): string[] {
  return nodes.map(({ target }) => target.join(" "));
}

function describeResult({ id, nodes }: Result): string[] {
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
