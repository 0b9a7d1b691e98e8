import { type BuiltPage, headersWithoutScripts, removeScripts } from "../without-scripts.server.ts";
import { localizeProblemWords } from "../form/problem-words.server.ts";
import { type FormRejection, type RejectedForm, summarizeProblems } from "../form/summarize-problems.ts";
import type { LocalizedText } from "../../i18n/text.ts";
import { fieldsOf } from "../fields.ts";
import { fieldWords } from "../words.ts";

interface RejectionDocument {
  body: string;
  /** With its Content-Type. */
  headers: Record<string, string>;
}

/**
 * The built page of a form, with the form as it was sent and what is wrong with it: `render` renders the page with that. It ships no
 * script, because React would take the filled form for a mistake and empty it.
 */
export async function renderProblemPage(
  { html, policy }: BuiltPage,
  rejection: FormRejection,
  render: (rejection: RejectedForm) => Promise<string>,
): Promise<RejectionDocument> {
  const rendered = await render({ ...rejection, typed: listTyped(rejection.values) });
  const form = formPattern.exec(rendered)?.[0];
  if (!form) throw new Error("The page was rendered without its form");
  const { titlePrefix } = localizeProblemWords(rejection.locale);
  const body = removeScripts(html)
    .replace("<title>", `<title>${titlePrefix} `)
    .replace(formPattern, (built) => [...(built.match(styleSheetPattern) ?? []), form].join(""));
  return { body, headers: headersWithoutScripts(policy) };
}

const formPattern = /<form [^>]*\/submit-inquiry[^]*?<\/form>/;
/** Styles of what is far down the page are linked where they are first needed. */
const styleSheetPattern = /<link rel="stylesheet"[^>]*>/g;

function listTyped(values: Record<string, unknown>): Record<string, string[]> {
  const texts = Object.entries(values).map(([name, value]) => {
    const all: unknown[] = Array.isArray(value) ? value : [value];
    return [name, all.filter((text) => typeof text === "string")] as const;
  });
  return Object.fromEntries(texts);
}

const goBack: LocalizedText = {
  en: "Go back to the form. Your browser has kept what you typed.",
  ar: "ارجع إلى الاستمارة، فقد حفظ متصفحك كل ما كتبته.",
};

/**
 * What is wrong with a form, as plain text: where its page cannot be rendered. The form and what was typed are one step
 * back in the browser's history.
 */
export async function renderProblemText(rejection: FormRejection): Promise<RejectionDocument> {
  const { kind, locale } = rejection;
  const words = localizeProblemWords(locale);
  const { title, text, problems } = summarizeProblems(words, rejection);
  const labels = new Map(fieldsOf(kind).map(([name]) => [String(name), fieldWords[name][locale]]));
  const sentences = problems.map(({ name, text: sentence }) =>
    labels.has(name) ? `${labels.get(name)}: ${sentence}` : sentence,
  );
  const lines = [title, "", ...sentences, text === words.summaryText ? "" : text, goBack[locale], ""];
  return {
    body: lines.map((line) => (locale === "ar" && line ? isolateRightToLeft(line) : line)).join("\n"),
    headers: { "Content-Type": "text/plain; charset=utf-8", "Content-Language": locale },
  };
}

/** Plain text has no direction of its own: browsers lay it out from the left. */
function isolateRightToLeft(line: string): string {
  return `\u2067${line}\u2069`;
}
