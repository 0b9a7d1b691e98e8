import { directionOf } from "../i18n/text.ts";
import { tellFacts } from "./company-words.ts";
import { pageTable } from "./page-table.ts";

/**
 * `/index.html`, for a host that serves files and cannot redirect: it leads to English, as our server's answer does.
 * `origin` is where the site lives. Nobody is meant to read it.
 */
export function firstPage(origin: string): string {
  return `<!doctype html>
<html lang="en" dir="${directionOf("en")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${tellFacts("en", pageTable.home.title.en)}</title>
<link rel="canonical" href="${origin}/en">
<script>location.replace("/en" + location.search + location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=/en"></noscript>
</head>
<body>
<p><a href="/en">English</a> · <a href="/ar" lang="ar" dir="rtl" hreflang="ar">العربية</a></p>
</body>
</html>
`;
}
