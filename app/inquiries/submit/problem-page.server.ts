import { createHash } from "node:crypto";
import { type CheerioAPI, load } from "cheerio";
import { confirmedEmail } from "../fields.ts";
import { localizeProblemWords } from "../form/problem-words.server.ts";
import type { RejectionDocument } from "./submit-inquiry.server.ts";
import { type FormRejection, summarizeProblems } from "../form/summarize-problems.ts";

let lastRender: Promise<unknown> = Promise.resolve();

/** Rendering a page takes some milliseconds: pages are rendered in turn, and other requests are answered between two. */
function waitForRenderTurn(): Promise<unknown> {
  lastRender = lastRender.then(() => new Promise((resolve) => setTimeout(resolve)));
  return lastRender;
}

/**
 * The built form page, filled with what the visitor typed and what is wrong with it. It ships no script:
 * React would take the filled form for a mistake and empty it.
 */
export async function renderProblemPage(html: string, rejection: FormRejection): Promise<RejectionDocument> {
  await waitForRenderTurn();
  const words = localizeProblemWords(rejection.locale);
  const { before, main, after, policy } = loadTemplate(html, words.titlePrefix);
  const page = load(main, null, false);
  for (const element of page("main form").find("input, select, textarea").toArray()) {
    const name = page(element).attr("name") ?? "";
    if (Object.hasOwn(rejection.values, name)) fillControl(page, page(element), rejection.values[name]);
  }

  const confirmed = rejection.question?.address ?? rejection.values[confirmedEmail];
  if (typeof confirmed === "string") page(`main [name=${confirmedEmail}]`).attr("value", confirmed);

  const { title, text, problems } = summarizeProblems(words, rejection);
  for (const problem of problems) markInvalid(page, problem.name, problem.text);
  const summary = page("#problems").removeAttr("hidden");
  summary.find("h2").text(title);
  summary.find("p").text(text);
  const list = summary.find("ul").empty();
  for (const { name, text: sentence } of problems)
    list.append(page("<li></li>").append(page("<a></a>").attr("href", `#${name}`).text(sentence)));
  return {
    body: before + page.html() + after,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "Content-Security-Policy": policy,
    },
  };
}

/** A page in three pieces: parsing all of it takes far longer than `main`, which alone differs between visitors. */
interface PageTemplate {
  before: string;
  main: string;
  after: string;
  policy: string;
}

/** By the built page. */
const templates = new Map<string, PageTemplate>();

function loadTemplate(html: string, titlePrefix: string): PageTemplate {
  const template = templates.get(html) ?? createTemplate(html, titlePrefix);
  templates.set(html, template);
  return template;
}

function createTemplate(html: string, titlePrefix: string): PageTemplate {
  const page = load(html);
  page("script, meta[name=page-module]").remove();
  // Without scripts nothing would mark the web fonts as loaded.
  page("html").attr("data-fonts", "web");
  page("meta[name=robots]").remove();
  page("head").append('<meta name="robots" content="noindex">');
  page("title").text(`${titlePrefix} ${page("title").text()}`);
  const main = page.html(page("main"));
  const [before = "", after = ""] = page.html().split(main);
  const styles = page("style")
    .toArray()
    .map((style) => page(style).text());
  return { before, main, after, policy: createPolicy(styles) };
}

function createPolicy(styles: string[]): string {
  const hashes = styles.map(hashStyle);
  return [
    "default-src 'none'",
    // The file has the styles of what is far down the page.
    `style-src 'self' ${hashes.join(" ")}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashStyle(style: string): string {
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}

function fillControl(page: CheerioAPI, control: ReturnType<CheerioAPI>, value: unknown) {
  const values = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string");
  if (control.is("select")) {
    for (const option of control.find("option").toArray())
      setBooleanAttribute(page(option), "selected", values.includes(page(option).attr("value") ?? ""));
  } else if (control.is("textarea")) {
    // A leading line break right after the tag would be dropped by the browser.
    control.text(`\n${values[0] ?? ""}`);
  } else if (control.is("[type=radio], [type=checkbox]")) {
    setBooleanAttribute(control, "checked", values.includes(control.attr("value") ?? "on"));
  } else if (!control.is("[type=hidden]")) {
    control.attr("value", values[0] ?? "");
  }
}

function setBooleanAttribute(control: ReturnType<CheerioAPI>, flag: "selected" | "checked", isSet: boolean) {
  if (isSet) control.attr(flag, "");
  else control.removeAttr(flag);
}

function markInvalid(page: CheerioAPI, name: string, sentence: string) {
  const slot = page("main form [id$=-problem]").filter(
    (_, element) => page(element).attr("id") === `${name}-problem`,
  );
  slot.removeAttr("hidden").text(sentence);
  page("main form :is(input, select, textarea)[aria-describedby]")
    .filter((_, element) => page(element).attr("name") === name)
    .attr("aria-invalid", "true");
}
