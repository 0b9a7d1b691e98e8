import { type CheerioAPI, load } from "cheerio";
import { company } from "../company.ts";
import { countOf } from "../i18n/count.ts";
import { inLocale, type Locale } from "../i18n/text.ts";
import type { InquiryKind, Problems, WholeProblem } from "./fields.ts";
import { problemCount, problemSentence, problemWords } from "./problem-words.ts";

export interface ProblemPage {
  kind: InquiryKind;
  locale: Locale;
  /** What was typed. */
  fields: Record<string, unknown>;
  problems?: Problems;
  whole?: WholeProblem;
}

/**
 * The built form page, filled with what the visitor typed and what is wrong with it. It ships no script:
 * React would take the filled form for a mistake and empty it.
 */
export function problemPage(
  html: string,
  { kind, locale, fields, problems = {}, whole }: ProblemPage,
): string {
  const words = inLocale(locale, problemWords);
  const { before, main, after } = frameOf(html, words.titlePrefix);
  const page = load(main, null, false);
  for (const element of page("main form").find("input, select, textarea").toArray()) {
    const name = page(element).attr("name") ?? "";
    if (Object.hasOwn(fields, name)) fillControl(page, page(element), fields[name]);
  }

  const sentences = Object.entries(problems).map(([name, code]) => ({
    name,
    sentence: problemSentence(words, kind, name, code, fields[name]),
  }));
  for (const { name, sentence } of sentences) markControl(page, name, sentence);
  const summary = page("#problems").removeAttr("hidden");
  const text = whole ? words[whole].replace("{email}", company.email) : words.summaryText;
  summary
    .find("h2")
    .text(sentences.length > 0 ? countOf(locale, sentences.length, problemCount) : words[`${kind}Failed`]);
  summary.find("p").text(text);
  summary.find("ul").html("");
  for (const { name, sentence } of sentences) {
    const link = page("<a></a>").attr("href", `#${name}`).text(sentence);
    summary.find("ul").append(page("<li></li>").append(link));
  }
  return before + page.html() + after;
}

/** A page in three pieces. Reading all of it takes far longer than reading what differs from visitor to visitor. */
interface Frame {
  before: string;
  main: string;
  after: string;
}

/** By the built page. */
const frames = new Map<string, Frame>();

function frameOf(html: string, titlePrefix: string): Frame {
  const known = frames.get(html);
  if (known) return known;
  const page = load(html);
  page("script, meta[name=alive]").remove();
  useWholeStyle(page);
  page("meta[name=robots]").remove();
  page("head").append('<meta name="robots" content="noindex">');
  page("title").text(`${titlePrefix} ${page("title").text()}`);
  const main = page.html(page("main"));
  const [before = "", after = ""] = page.html().split(main);
  const frame = { before, main, after };
  frames.set(html, frame);
  return frame;
}

/** The built page holds what it uses of its style, and problems are not among it. */
function useWholeStyle(page: CheerioAPI) {
  const used = page("style[data-whole]");
  for (const href of used.attr("data-whole")?.split(" ") ?? [])
    used.before(page("<link>").attr({ rel: "stylesheet", href }));
  used.remove();
  page("html").attr("data-dressed", "ours");
}

function fillControl(page: CheerioAPI, control: ReturnType<CheerioAPI>, value: unknown) {
  const values = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string");
  if (control.is("select")) {
    for (const option of control.find("option").toArray())
      setFlag(page(option), "selected", values.includes(page(option).attr("value") ?? ""));
  } else if (control.is("textarea")) {
    // A leading line break right after the tag would be dropped by the browser.
    control.text(`\n${values[0] ?? ""}`);
  } else if (control.is("[type=radio], [type=checkbox]")) {
    setFlag(control, "checked", values.includes(control.attr("value") ?? "on"));
  } else if (!control.is("[type=hidden]")) {
    control.attr("value", values[0] ?? "");
  }
}

function setFlag(control: ReturnType<CheerioAPI>, flag: "selected" | "checked", isSet: boolean) {
  if (isSet) control.attr(flag, "");
  else control.removeAttr(flag);
}

function markControl(page: CheerioAPI, name: string, sentence: string) {
  const slot = page("main form .problem").filter(
    (_, element) => page(element).attr("id") === `${name}-problem`,
  );
  slot.removeAttr("hidden").text(sentence);
  page("main form .control")
    .filter((_, element) => page(element).attr("name") === name)
    .attr("aria-invalid", "true");
}
