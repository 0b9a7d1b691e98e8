import { directionOf } from "../../i18n/text.ts";
import { interpolateFacts } from "../localize-words.ts";
import { pageMetadata } from "./page-metadata.ts";

/**
 * `/index.html` for a static host, which cannot redirect: leads to English, as our server's redirect does. `origin` is the
 * site's public origin.
 */
export function renderIndexRedirect(origin: string): string {
  return `<!doctype html>
<html lang="en" dir="${directionOf("en")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${interpolateFacts("en", pageMetadata.home.title.en)}</title>
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
