import { localeFromPath } from "../../app/i18n/text.ts";
import { unavailableWords } from "../../app/inquiries/visitor/visitor-words.ts";
import {
  renderVisitorDocument,
  type VisitorDocument,
} from "../../app/inquiries/visitor/visitor-document.server.ts";
import type { VisitorPageContent } from "../../app/inquiries/visitor/visitor-inquiry.ts";
import { type Site, toBuiltPage } from "../pages/site.ts";
import { renderInThread } from "../render/render-in-thread.ts";

/** Renders pages; one that opens nothing once in each language, because a program may ask for many. */
export function createRenderer(site: Site): (content: VisitorPageContent) => Promise<VisitorDocument> {
  const closed = new Map<string, Promise<VisitorDocument>>();
  return (content) => {
    const { inquiry, done, rejected, erasable, erased, unsaved, path } = content;
    if (inquiry || done || rejected || erasable || erased || unsaved) return renderPage(site, content);
    const document = closed.get(path) ?? renderPage(site, content);
    closed.set(path, document);
    document.catch(() => closed.delete(path));
    return document;
  };
}

/** The built page of the language, with what this visitor sees. */
async function renderPage(site: Site, content: VisitorPageContent): Promise<VisitorDocument> {
  const path = builtPath(content.path);
  const page = site.files.get(path);
  if (!page) throw new Error(`The built site has no ${path}. Run \`npm run build\` again.`);
  return renderVisitorDocument(toBuiltPage(page), content, (visitor) =>
    renderInThread({ build: site.serverBuild, path, shown: { visitor } }),
  );
}

/** The page that was built for the language of `path`. */
export function builtPath(path: string): string {
  return `/${localeFromPath(path)}/inquiry`;
}

/** Plain text, where neither the database nor the renderer answers. */
export function unavailable(path: string): Response {
  const locale = localeFromPath(path);
  const text = locale === "ar" ? `\u2067${unavailableWords.ar}\u2069` : unavailableWords.en;
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "5" };
  return new Response(`${text}\n`, { status: 503, headers });
}
