import { type BuiltPage, headersWithoutScripts, removeScripts } from "../../without-scripts.server.ts";
import { localizeProblemWords } from "../form/problem-words.server.ts";
import type { RejectedForm } from "../form/rejection-context.server.ts";
import type { FormRejection } from "../form/summarize-problems.ts";

export interface RejectionDocument {
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
