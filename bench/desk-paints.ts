import { chromium, type Page } from "@playwright/test";
import { prepareBrowser } from "../tests/support/browser.ts";
import { median } from "./median.ts";
import { admin } from "./sample-data.ts";

const turns = 7;

/** Median milliseconds from the key or click until the frame that shows its result, and the longest task while scrolling. */
export async function timeDeskPaints(
  url: string,
): Promise<{ paints: Map<string, number>; longestTask: number }> {
  const browser = await chromium.launch(await prepareBrowser());
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: "en",
  });
  const answer = await context.request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: "sb_publishable_embedded" },
    data: admin,
  });
  const session = await answer.text();
  await context.addInitScript((stored) => localStorage.setItem("supabase.auth.token", stored), session);
  const page = await context.newPage();
  const paints = new Map<string, number>();
  for (const [name, path, act, isShown] of actions) {
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      await page.goto(path);
      await page.getByRole("rowheader").first().waitFor();
      times.push(await timeToPaint(page, () => act(page), isShown));
    }
    paints.set(name, median(times));
  }
  await page.goto("/admin");
  await page.getByRole("rowheader").first().waitFor();
  const longestTask = await scroll(page);
  await browser.close();
  return { paints, longestTask };
}

/** The list begins with another inquiry. */
const otherRows = "document.querySelector('th[scope=row]')?.textContent !== firstRow";

/** What staff do, where, and when it is on the page. */
const actions: [name: string, path: string, act: (page: Page) => Promise<void>, isShown: string][] = [
  ["next page", "/admin", (page) => page.getByRole("link", { name: "Next" }).click(), otherRows],
  [
    "filter",
    "/admin",
    async (page) => void (await page.getByLabel("Language", { exact: true }).selectOption("Arabic")),
    otherRows,
  ],
  [
    "search",
    "/admin",
    async (page) => {
      await page.getByRole("searchbox").fill("خوري 9000");
      await page.keyboard.press("Enter");
    },
    otherRows,
  ],
  [
    "open",
    "/admin",
    (page) => page.getByRole("rowheader").getByRole("link").first().click(),
    "document.querySelector('main h1')?.textContent && location.search.includes('inquiry=') && document.querySelector('textarea')",
  ],
];

/** Measured in the page: from its first event to the frame after `isShown`, an expression, holds. */
async function timeToPaint(page: Page, act: () => Promise<void>, isShown: string): Promise<number> {
  const painted = page.evaluate(
    (expression) =>
      new Promise<number>((resolve) => {
        const firstRow = document.querySelector("th[scope=row]")?.textContent;
        let start: number | undefined;
        const begin = (event: Event) => {
          start ??= event.timeStamp;
        };
        for (const type of ["mousedown", "keydown", "change"])
          addEventListener(type, begin, { capture: true, once: true });
        const isDone = new Function("firstRow", `return ${expression}`);
        const check = () => {
          if (start === undefined || !isDone(firstRow)) return void requestAnimationFrame(check);
          const from = start;
          return void requestAnimationFrame(() => resolve(performance.now() - from));
        };
        check();
      }),
    isShown,
  );
  await act();
  return painted;
}

/** Milliseconds of the longest task while the page is scrolled to its end and back. */
async function scroll(page: Page): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: "longtask",
    });
    Object.assign(globalThis, { tasks });
  });
  for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, turn < 30 ? 300 : -300);
  return page.evaluate(() => {
    const { tasks } = globalThis as unknown as { tasks: number[] };
    return Math.max(0, ...tasks);
  });
}
