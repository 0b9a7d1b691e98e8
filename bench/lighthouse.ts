import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { prepareBrowser } from "../tests/browser.ts";
import { causesOf } from "./causes.ts";
import { goalsOf, mark } from "./goals.ts";
import { median } from "./median.ts";
import type { Page } from "./pages.ts";
import { table } from "./table.ts";

const run = promisify(execFile);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Prints what Lighthouse says of each page on a slow phone (its own defaults), and of every missed goal its cause. */
export async function measureLighthouse(server: string, pages: Page[], runs: number): Promise<void> {
  const rows: string[][] = [];
  const causes: string[] = [];
  const machine: number[] = [];
  for (const page of pages) {
    const results = await visit(server, page, runs);
    const { cells, isMissed } = judge(page, results);
    rows.push([page.path, ...cells]);
    if (isMissed) causes.push(`${page.path}\n${causesOf(results).join("\n")}`);
    machine.push(...results.map(({ environment }) => environment.benchmarkIndex));
    console.error(`lighthouse, ${rows.length} of ${pages.length}: ${page.path} ${cells.join(" ")}`);
  }
  const speed = Math.round(median(machine));
  console.log(`\nLighthouse, mobile, medians of ${runs} (this machine's benchmark index: ${speed})`);
  console.log(
    "Goals: scores 100 · LCP 0.9 s, 1.0 s where the page comes alive (*) · TBT 30 ms · CLS 0 · ✗ missed\n",
  );
  console.log(table(["page", "perf", "a11y", "best", "seo", "LCP s", "TBT ms", "CLS"], rows));
  if (causes.length > 0)
    console.log(`\nWhat Lighthouse says where a goal was missed\n\n${causes.join("\n\n")}`);
}

/** A visit that came to nothing, as on a machine with too much to do, is made again so often. */
const patience = 3;

async function visit(server: string, page: Page, runs: number): Promise<Result[]> {
  const results: Result[] = [];
  for (let visits = 1; results.length < runs; visits++) {
    const result = await visitOnce(server, page);
    if (!result.runtimeError) results.push(result);
    else if (visits >= runs + patience) {
      throw new Error(`Lighthouse cannot judge ${page.path}: ${result.runtimeError.message}`);
    }
  }
  return results;
}

/**
 * Visits as somebody who reads the page's language: others are offered the other one on top of it.
 * In a process of its own, because Lighthouse remembers every visit: a hundred took eleven gigabytes.
 */
async function visitOnce(server: string, { path, locale }: Page): Promise<Result> {
  const { executablePath, args } = await prepareBrowser();
  const chromeFlags = ["--headless", `--accept-lang=${locale}`, ...args].join(" ");
  const parameters = [
    server + path,
    `--chrome-flags=${chromeFlags}`,
    `--only-categories=${categories.join(",")}`,
    "--output=json",
    "--disable-full-page-screenshot",
    "--quiet",
    "--no-enable-error-reporting",
  ];
  // It ends with a status of its own when a page cannot be judged, and says why in the same form.
  const { stdout, stderr } = await run("lighthouse", parameters, {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 2 ** 27,
  }).catch((error: { stdout: string; stderr: string }) => error);
  if (!stdout) throw new Error(`Lighthouse did not start: ${stderr}`);
  // What Lighthouse writes is what it types.
  return JSON.parse(stdout) as Result;
}

function judge(page: Page, results: Result[]): { cells: string[]; isMissed: boolean } {
  const goals = goalsOf(page);
  const scores = categories.map((category) => {
    if (category === "seo" && page.isHidden) return { figure: "–", isReached: true };
    const score = median(results.map((result) => (result.categories[category]?.score ?? 0) * 100));
    return { figure: String(Math.round(score)), isReached: score === 100 };
  });
  const largestPaint = medianOf(results, "largest-contentful-paint");
  const blockingTime = medianOf(results, "total-blocking-time");
  const layoutShift = medianOf(results, "cumulative-layout-shift");
  const metrics = [
    {
      figure: (largestPaint / 1000).toFixed(2) + (page.isHydrated ? "*" : " "),
      isReached: largestPaint <= goals.largestPaint,
    },
    { figure: String(Math.round(blockingTime)), isReached: blockingTime <= goals.blockingTime },
    { figure: layoutShift.toFixed(3), isReached: layoutShift <= goals.layoutShift },
  ];
  const all = [...scores, ...metrics];
  return {
    cells: all.map(({ figure, isReached }) => mark(figure, isReached)),
    isMissed: all.some(({ isReached }) => !isReached),
  };
}

function medianOf(results: Result[], audit: string): number {
  return median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN));
}
