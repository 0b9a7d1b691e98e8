import type { LocalizedText } from "../../i18n/text.ts";
import { fieldsOf } from "../fields.ts";
import { localizeProblemWords } from "../form/problem-words.server.ts";
import type { RejectionDocument } from "./problem-page.server.ts";
import { type FormRejection, summarizeProblems } from "../form/summarize-problems.ts";
import { fieldWords } from "../words.ts";

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
