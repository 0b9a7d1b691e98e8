import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Request } from "@playwright/test";
import { load } from "cheerio/slim";
import { prepareBrowser } from "../tests/browser.ts";
import { goalsOf, mark } from "./goals.ts";
import type { Page } from "./pages.ts";
import { table } from "./table.ts";

const kinds = ["document", "script", "stylesheet", "font", "image", "other"] as const;
type Kind = (typeof kinds)[number];

interface Weight {
  /** Bodies as they travel, compressed, without their headers. */
  bytes: Record<Kind, number>;
  /** Of the document's bytes, what script and style inside it come to when compressed by themselves. */
  within: { script: number; style: number };
  /** How its texts travel: one name when all is well. */
  encodings: Set<string>;
}

/** Prints what the first visit to each page carries: a phone's window, nothing cached, nobody scrolls. */
export async function measureBytes(server: string, pages: Page[]): Promise<void> {
  const browser = await chromium.launch(await prepareBrowser());
  const rows: string[][] = [];
  for (const page of pages) rows.push(describe(page, await weigh(browser, server, page)));
  await browser.close();
  console.log(
    "\nBytes over the wire, compressed, of a first visit (KB of 1024) · goal: 2 KB of script where no page comes alive\n",
  );
  console.log(
    table(
      [
        "page",
        "html",
        "its script",
        "its style",
        "script",
        "style",
        "font",
        "image",
        "other",
        "total",
        "texts as",
      ],
      rows,
    ),
  );
}

async function weigh(browser: Browser, server: string, { path, locale }: Page): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale,
  });
  const tab = await context.newPage();
  const finished: Request[] = [];
  tab.on("requestfinished", (request) => finished.push(request));
  await tab.goto(server + path, { waitUntil: "networkidle" });
  const weight = await weightOf(finished);
  await context.close();
  // Asked for once more, because a browser forgets a page that leads on to another.
  const html = await (await fetch(server + path)).text();
  return { ...weight, within: weighWithin(html) };
}

async function weightOf(requests: Request[]): Promise<Omit<Weight, "within">> {
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0 };
  const encodings = new Set<string>();
  for (const request of requests) {
    const kind = kinds.find((known) => known === request.resourceType()) ?? "other";
    const { responseBodySize } = await request.sizes();
    bytes[kind] += responseBodySize;
    // What fits in a packet as it is may stay as it is.
    if (!["document", "script", "stylesheet"].includes(kind) || responseBodySize < 1024) continue;
    encodings.add((await (await request.response())?.headerValue("content-encoding")) ?? "plain");
  }
  return { bytes, encodings };
}

function weighWithin(html: string): Weight["within"] {
  const page = load(html);
  const weigh = (selector: string) => {
    const text = page(selector).text();
    return text ? brotliCompressSync(text).length : 0;
  };
  return { script: weigh("script:not([src], [type$=json])"), style: weigh("style") };
}

function describe(page: Page, { bytes, within, encodings }: Weight): string[] {
  const { scriptBytes = Infinity } = goalsOf(page);
  const { document, script, stylesheet, font, image, other } = bytes;
  const total = document + script + stylesheet + font + image + other;
  return [
    page.path,
    inKilobytes(document),
    mark(inKilobytes(within.script), script + within.script <= scriptBytes),
    inKilobytes(within.style),
    ...[script, stylesheet, font, image, other, total].map(inKilobytes),
    [...encodings].join(" "),
  ];
}

function inKilobytes(bytes: number): string {
  return bytes === 0 ? "–" : (bytes / 1024).toFixed(1);
}
