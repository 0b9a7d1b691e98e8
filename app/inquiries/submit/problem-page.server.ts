import { localizeProblemWords } from "../form/problem-words.server.ts";
import type { RejectedForm } from "../form/rejection-context.server.ts";
import type { FormRejection } from "../form/summarize-problems.ts";
import type { RejectionDocument } from "./submit-inquiry.server.ts";

export interface BuiltPage {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
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
  const body = html
    .replaceAll(scriptPattern, "")
    // Without scripts nothing would mark the web fonts as loaded.
    .replace("<html ", '<html data-fonts="web" ')
    .replace("<title>", `<title>${titlePrefix} `)
    .replace(formPattern, (built) => [...(built.match(styleSheetPattern) ?? []), form].join(""));
  return {
    body,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "Content-Security-Policy": withoutScripts(policy),
    },
  };
}

const formPattern = /<form [^>]*\/submit-inquiry[^]*?<\/form>/;
const scriptPattern = /<script\b[^]*?<\/script>|<meta name="page-module"[^>]*>/g;
/** Styles of what is far down the page are linked where they are first needed. */
const styleSheetPattern = /<link rel="stylesheet"[^>]*>/g;

function listTyped(values: Record<string, unknown>): Record<string, string[]> {
  const texts = Object.entries(values).map(([name, value]) => {
    const all: unknown[] = Array.isArray(value) ? value : [value];
    return [name, all.filter((text) => typeof text === "string")] as const;
  });
  return Object.fromEntries(texts);
}

/** The policy of a page that has no scripts. */
function withoutScripts(policy: string): string {
  const styles = /style-src [^;]*/.exec(policy)?.[0] ?? "style-src 'self'";
  return [
    "default-src 'none'",
    styles,
    "font-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
