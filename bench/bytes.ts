import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Request } from "@playwright/test";
import { load } from "cheerio/slim";
import { prepareBrowser } from "../tests/support/browser.ts";
import { getGoals, formatFigure } from "./goals.ts";
import type { Page } from "./pages.ts";
import { formatTable } from "./table.ts";

const kinds = ["document", "script", "stylesheet", "font", "image", "other"] as const;
type Kind = (typeof kinds)[number];

interface PageWeight {
  /** Bodies as they travel, compressed, without their headers. */
  bytes: Record<Kind, number>;
  /** Script and style inside the document, each compressed by itself. They are part of the document's bytes. */
  inline: { script: number; style: number };
  /** Content encodings of its text responses: one when all is well. */
  encodings: Set<string>;
}

/** Prints what a first visit to each page transfers: a phone's viewport, an empty cache, no scrolling. */
export async function measureBytes(server: string, pages: Page[]): Promise<void> {
  const browser = await chromium.launch(await prepareBrowser());
  const rows: string[][] = [];
  for (const page of pages) rows.push(toRow(page, await measurePageWeight(browser, server, page)));
  await browser.close();
  console.log(
    "\nBytes over the wire, compressed, of a first visit (KB of 1024) · goals: 2 KB of script, with a form 70 KB\n",
  );
  console.log(
    formatTable(
      [
        "page",
        "html",
        "inline script",
        "inline style",
        "script",
        "style",
        "font",
        "image",
        "other",
        "total",
        "encoding",
      ],
      rows,
    ),
  );
}

async function measurePageWeight(
  browser: Browser,
  server: string,
  { path, locale }: Page,
): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale,
  });
  const tab = await context.newPage();
  const finished: Request[] = [];
  tab.on("requestfinished", (request) => finished.push(request));
  await tab.goto(server + path, { waitUntil: "networkidle" });
  const weight = await sumTransferSizes(finished);
  await context.close();
  // Fetched again: the browser drops the body of a page that navigates to another.
  const html = await (await fetch(server + path)).text();
  return { ...weight, inline: measureInline(html) };
}

async function sumTransferSizes(requests: Request[]): Promise<Omit<PageWeight, "inline">> {
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0 };
  const encodings = new Set<string>();
  for (const request of requests) {
    const kind = kinds.find((known) => known === request.resourceType()) ?? "other";
    const { responseBodySize } = await request.sizes();
    bytes[kind] += responseBodySize;
    // What fits into one packet need not be compressed.
    if (!["document", "script", "stylesheet"].includes(kind) || responseBodySize < 1024) continue;
    encodings.add((await (await request.response())?.headerValue("content-encoding")) ?? "plain");
  }
  return { bytes, encodings };
}

function measureInline(html: string): PageWeight["inline"] {
  const page = load(html);
  const compressedSize = (selector: string) => {
    const text = page(selector).text();
    return text ? brotliCompressSync(text).length : 0;
  };
  return { script: compressedSize("script:not([src], [type$=json])"), style: compressedSize("style") };
}

function toRow(page: Page, { bytes, inline, encodings }: PageWeight): string[] {
  const { scriptBytes = Infinity } = getGoals(page);
  const { document, script, stylesheet, font, image, other } = bytes;
  const total = document + script + stylesheet + font + image + other;
  return [
    page.path,
    formatKilobytes(document),
    formatFigure(formatKilobytes(inline.script), script + inline.script <= scriptBytes),
    formatKilobytes(inline.style),
    ...[script, stylesheet, font, image, other, total].map(formatKilobytes),
    [...encodings].join(" "),
  ];
}

function formatKilobytes(bytes: number): string {
  return bytes === 0 ? "–" : (bytes / 1024).toFixed(1);
}
