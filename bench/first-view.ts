import { type Browser, chromium } from "@playwright/test";
import { prepareBrowser } from "../tests/support/browser.ts";
import { median } from "./median.ts";
import type { Page } from "./pages.ts";
import { formatTable } from "./table.ts";

/** The phone and the line that Lighthouse simulates by default. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
const cpuSlowdown = 4;
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Milliseconds since the navigation started. */
interface View {
  firstPaint: number;
  largestPaint: number;
  /** Undefined where no picture is in view. */
  firstPicture: number | undefined;
  /** The frame after a tap that was made right after the first paint. */
  answer: number;
}

/** A page without styles, scripts and pictures: no page can be shown sooner. */
const barePage = { path: "/robots.txt", locale: "en" } as const;

/**
 * Prints when a slow phone really shows the first picture of each page, and when the page answers to a tap; of the largest paint also
 * how many times as long as a bare page's it takes.
 */
export async function measureFirstView(server: string, pages: Page[], runs: number): Promise<void> {
  const browser = await chromium.launch(await prepareBrowser());
  const bare = await measureViews(browser, server, barePage, runs);
  const rows = [[barePage.path, ...toCells(bare, bare)]];
  for (const page of pages) {
    const views = await measureViews(browser, server, page, runs);
    rows.push([page.path, ...toCells(views, bare)]);
  }
  await browser.close();
  console.log(`\nA first visit by a slow phone on a slow line, medians of ${runs} (seconds)\n`);
  const heads = ["page", "first paint", "largest paint", "× bare", "first picture", "answers a tap"];
  console.log(formatTable(heads, rows));
}

type VisitedPage = Pick<Page, "path" | "locale">;

async function measureViews(browser: Browser, server: string, page: VisitedPage, runs: number) {
  const views: View[] = [];
  while (views.length < runs) views.push(await measureView(browser, server, page));
  return views;
}

/** In two visits: after a tap the browser looks for no larger paint. */
async function measureView(browser: Browser, server: string, page: VisitedPage): Promise<View> {
  const { firstPaint, largestPaint, firstPicture } = await visit(browser, server, page, { isTapped: false });
  const { answer } = await visit(browser, server, page, { isTapped: true });
  if (!firstPaint || !largestPaint || !answer) throw new Error(`${page.path} was not painted`);
  return { firstPaint, largestPaint, firstPicture, answer };
}

async function visit(
  browser: Browser,
  server: string,
  { path, locale }: VisitedPage,
  { isTapped }: { isTapped: boolean },
): Promise<Partial<View>> {
  const context = await browser.newContext({ ...phone, locale });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await tab.addInitScript(recordView);
  const loaded = tab.goto(server + path, { waitUntil: "networkidle" });
  await tab.waitForFunction(() => window.view?.firstPaint);
  // The middle of the left edge: no link is there.
  if (isTapped) await tab.touchscreen.tap(2, phone.viewport.height / 2);
  await loaded;
  if (isTapped) await tab.waitForFunction(() => window.view?.answer);
  const view = await tab.evaluate(() => window.view);
  await context.close();
  return view ?? {};
}

declare global {
  interface Window {
    view?: Partial<View>;
  }
}

/** Runs in the page, before anything else. */
function recordView() {
  const view: Partial<View> = {};
  window.view = view;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName("first-contentful-paint")) view.firstPaint = startTime;
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) view.largestPaint = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  // Unlike the largest paint, this counts every picture of an element that asks for it, its background too.
  new MutationObserver(() => {
    for (const picture of document.querySelectorAll("img, video, [role=img]"))
      if (!picture.hasAttribute("elementtiming")) picture.setAttribute("elementtiming", "picture");
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript does not know this kind of entry yet. Text has no `url`.
      const { url, renderTime, loadTime } = entry as PerformanceEntry & Record<string, number | string>;
      if (url) view.firstPicture ??= Number(renderTime) || Number(loadTime);
    }
  }).observe({ type: "element", buffered: true });
  addEventListener("pointerdown", () =>
    requestAnimationFrame(() => setTimeout(() => (view.answer ??= performance.now()))),
  );
}

function toCells(views: View[], bare: View[]): string[] {
  const pictures = views.flatMap(({ firstPicture }) => firstPicture ?? []);
  const largest = views.map(({ largestPaint }) => largestPaint);
  const bareLargest = bare.map(({ largestPaint }) => largestPaint);
  return [
    formatSeconds(views.map(({ firstPaint }) => firstPaint)),
    formatSeconds(largest),
    (median(largest) / median(bareLargest)).toFixed(2),
    pictures.length > 0 ? formatSeconds(pictures) : "–",
    formatSeconds(views.map(({ answer }) => answer)),
  ];
}

function formatSeconds(milliseconds: number[]): string {
  return (median(milliseconds) / 1000).toFixed(2);
}
