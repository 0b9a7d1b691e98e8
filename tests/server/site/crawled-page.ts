import type { CrawledPage } from "./crawl.ts";

export function titleOf({ document }: CrawledPage): string {
  return document("head title").text();
}

export function metaContent({ document }: CrawledPage, name: string): string {
  return document(`meta[name="${name}"]`).attr("content") ?? "";
}

export function metaPropertyContent({ document }: CrawledPage, property: string): string {
  return document(`meta[property="${property}"]`).attr("content") ?? "";
}

/** Address of the page in each language, as in the page's head. */
export function alternatesOf({ document }: CrawledPage): Record<string, string> {
  const links = document("link[rel=alternate][hreflang]").toArray();
  return Object.fromEntries(links.map(({ attribs }) => [attribs["hreflang"], attribs["href"] ?? ""]));
}

export function canonicalOf({ document }: CrawledPage): string {
  return document("link[rel=canonical]").attr("href") ?? "";
}

/** Three Latin words in a row: names of tools have two at most. */
export const englishSentence = /[A-Za-z]{2,}(?:[ ,]+[A-Za-z]{2,}){2,}/;

/** Whether its policy names all that may run, and lets no script or style in that it does not name. */
export function hasPolicy({ headers }: CrawledPage): boolean {
  const policy = headers.get("content-security-policy") ?? "";
  return policy.includes("default-src 'none'") && !policy.includes("unsafe");
}

/**
 * Every text of a page a reader or a machine gets, piece by piece: also what stands in for pictures and names controls.
 * Not what is marked as another language, nor names and addresses kept left to right, nor lettering on drawings.
 */
export function textsOf({ document }: CrawledPage): string[] {
  const body = document("body").clone();
  body.find("script, style, [lang], [dir=ltr], [aria-hidden=true]").remove();
  const bodyTexts = body
    .find("*")
    .addBack()
    .contents()
    .toArray()
    .map((node) => (node.type === "text" ? node.data : ""));
  const controls = "input[type=hidden], option, input[type=radio], input[type=checkbox]";
  const attributeTexts = ["alt", "aria-label", "title", "placeholder", "value"].flatMap((name) =>
    body
      .find(`[${name}]:not(${controls})`)
      .toArray()
      .map((element) => document(element).attr(name) ?? ""),
  );
  const headTexts = document(
    "title, link[title], meta[name=description], meta[name=keywords], meta[property='og:image:alt']",
  )
    .toArray()
    .map((element) => element.attribs["content"] ?? element.attribs["title"] ?? document(element).text());
  return [...bodyTexts, ...attributeTexts, ...headTexts].map((text) => text.trim()).filter(Boolean);
}

/** Addresses of the files of this site that a page asks for. */
export function filesOf({ document }: CrawledPage): string[] {
  return document("img, script[src], source, link[href]:not([rel=canonical], [rel=alternate])")
    .toArray()
    .map((element) => document(element))
    .flatMap((element) => [
      element.attr("src"),
      element.attr("href"),
      element.attr("srcset")?.split(/[ ,]/)[0],
    ])
    .filter((address) => address !== undefined)
    .filter((address) => address.startsWith("/"));
}
