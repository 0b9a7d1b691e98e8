import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { prepareBrowser } from "../tests/support/browser.ts";
import { describeDiagnostics } from "./diagnostics.ts";
import { getGoals, formatFigure } from "./goals.ts";
import { median } from "./median.ts";
import type { Page } from "./pages.ts";
import { formatTable } from "./table.ts";

const execFileAsync = promisify(execFile);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Prints what Lighthouse says of each page on a slow phone (its own defaults), and of every missed goal its cause. */
export async function measureLighthouse(server: string, pages: Page[], runs: number): Promise<void> {
  const rows: string[][] = [];
  const diagnostics: string[] = [];
  const benchmarkIndexes: number[] = [];
  for (const page of pages) {
    const results = await collectResults(server, page, runs);
    const { cells, isMissed } = compareWithGoals(page, results);
    rows.push([page.path, ...cells]);
    if (isMissed) diagnostics.push(`${page.path}\n${describeDiagnostics(results).join("\n")}`);
    benchmarkIndexes.push(...results.map(({ environment }) => environment.benchmarkIndex));
    console.error(`lighthouse, ${rows.length} of ${pages.length}: ${page.path} ${cells.join(" ")}`);
  }
  const benchmarkIndex = Math.round(median(benchmarkIndexes));
  console.log(`\nLighthouse, mobile, medians of ${runs} (this machine's benchmark index: ${benchmarkIndex})`);
  console.log(
    "Goals: scores 100 · LCP 0.9 s, with a form 1.0 s (*), in the staff area 1.8 s (†) · TBT 30 ms · CLS 0.002 · ✗ missed\n",
  );
  console.log(formatTable(["page", "perf", "a11y", "best", "seo", "LCP s", "TBT ms", "CLS"], rows));
  if (diagnostics.length > 0)
    console.log(`\nWhat Lighthouse says where a goal was missed\n\n${diagnostics.join("\n\n")}`);
}

/** Runs of one page that may fail, as on an overloaded machine; each is repeated. */
const maxFailedRuns = 3;

async function collectResults(server: string, page: Page, runs: number): Promise<Result[]> {
  const results: Result[] = [];
  for (let attempts = 1; results.length < runs; attempts++) {
    const result = await runLighthouse(server, page);
    if (!result.runtimeError) results.push(result);
    else if (attempts >= runs + maxFailedRuns) {
      throw new Error(`Lighthouse cannot judge ${page.path}: ${result.runtimeError.message}`);
    }
  }
  return results;
}

/**
 * Sends the page's language as Accept-Language: otherwise the page shows an offer of the other language.
 * In a process of its own, because Lighthouse remembers every visit: a hundred took eleven gigabytes.
 */
async function runLighthouse(server: string, { path, locale }: Page): Promise<Result> {
  const { executablePath, args } = await prepareBrowser();
  const chromeFlags = ["--headless", `--accept-lang=${locale}`, ...args].join(" ");
  const parameters = [
    server + path,
    `--chrome-flags=${chromeFlags}`,
    `--only-categories=${categories.join(",")}`,
    "--output=json",
    "--disable-full-page-screenshot",
    "--foreground-muted",
    "--no-enable-error-reporting",
  ];
  // Its exit status is not 0 when a page cannot be audited; the reason is in the same JSON.
  const { stdout, stderr } = await execFileAsync("lighthouse", parameters, {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 2 ** 27,
  }).catch((error: { stdout: string; stderr: string }) => error);
  if (!stdout) throw new Error(`Lighthouse did not start: ${stderr}`);
  // What Lighthouse writes is what it types.
  return JSON.parse(stdout) as Result;
}

function compareWithGoals(page: Page, results: Result[]): { cells: string[]; isMissed: boolean } {
  const goals = getGoals(page);
  const scores = categories.map((category) => {
    if (category === "seo" && page.isNoindex) return { figure: "–", isReached: true };
    const score = median(results.map((result) => (result.categories[category]?.score ?? 0) * 100));
    return { figure: String(Math.round(score)), isReached: score === 100 };
  });
  const largestPaint = medianOfAudit(results, "largest-contentful-paint");
  const blockingTime = medianOfAudit(results, "total-blocking-time");
  const layoutShift = medianOfAudit(results, "cumulative-layout-shift");
  const metrics = [
    {
      figure: (largestPaint / 1000).toFixed(2) + { content: " ", form: "*", staff: "†" }[page.kind],
      isReached: largestPaint <= goals.largestPaint,
    },
    { figure: String(Math.round(blockingTime)), isReached: blockingTime <= goals.blockingTime },
    { figure: layoutShift.toFixed(3), isReached: layoutShift <= goals.layoutShift },
  ];
  const all = [...scores, ...metrics];
  return {
    cells: all.map(({ figure, isReached }) => formatFigure(figure, isReached)),
    isMissed: all.some(({ isReached }) => !isReached),
  };
}

function medianOfAudit(results: Result[], audit: string): number {
  return median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN));
}
