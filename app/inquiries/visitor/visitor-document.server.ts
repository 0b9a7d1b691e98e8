import { html as markup } from "hono/html";
import { localeFromPath } from "../../i18n/text.ts";
import { type BuiltPage, headersWithoutScripts, removeScripts } from "../without-scripts.server.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { visitorTitle } from "./visitor-title.ts";

export interface VisitorDocument {
  body: string;
  headers: Record<string, string>;
}

/**
 * The built page of inquiries with what this visitor is shown, which `render` renders. Nobody keeps it, and its only script is
 * that of every page.
 */
export async function renderVisitorDocument(
  { html, policy }: BuiltPage,
  content: VisitorPageContent,
  render: (content: VisitorPageContent) => Promise<string>,
): Promise<VisitorDocument> {
  const shown = await render(content);
  const title = await markup`<title>${visitorTitle(localeFromPath(content.path), content)}</title>`;
  const script = content.inquiry ? pageEntry.exec(html)?.[0] : undefined;
  const body = removeScripts(html)
    .replace(titlePattern, () => String(title))
    .replace("</head>", `${script ?? ""}</head>`)
    .replace(pagePattern, () => `${shown}</body>`);
  if (!body.includes(shown)) throw new Error("The built page has no place for an inquiry");
  const headers = headersWithoutScripts(policy);
  return {
    body,
    headers: {
      ...headers,
      ...(script && { "Content-Security-Policy": `${headers["Content-Security-Policy"]}; ${allowsScript}` }),
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
    },
  };
}

const allowsScript = "script-src 'self'; connect-src 'self'";

/** The script of every page, which is a file. */
const pageEntry = /<script type="module" src="[^"]+"[^>]*><\/script>/;
const titlePattern = /<title>[^]*?<\/title>/;
/** All that the body of the built page holds. */
const pagePattern = /<div id="visitor-page"[^]*<\/body>/;
