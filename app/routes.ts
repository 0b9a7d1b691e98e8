import { layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { type Locale, locales } from "./i18n/text.ts";

/** Pages every visitor may open, under /en and /ar alike: address and file. */
const publicPages = {
  services: "site/services/page.tsx",
  industries: "site/industries/page.tsx",
  cases: "site/cases/page.tsx",
  process: "site/process/page.tsx",
  about: "site/about/page.tsx",
  articles: "articles/listing-page.tsx",
  contact: "inquiries/contact-page.tsx",
  "contact/sent": "inquiries/sent-page.tsx",
  "start-project": "inquiries/start-project-page.tsx",
  "start-project/sent": "inquiries/sent-page.tsx",
  "privacy-policy": "site/privacy-policy/page.tsx",
  "terms-of-service": "site/terms-of-service/page.tsx",
};

export default [
  ...locales.map((locale) => layout("site/layout.tsx", { id: locale }, pagesIn(locale))),
  route("auth", "people/sign-in-page.tsx"),
  route("admin", "desk/admin-page.tsx"),
  route("security-test", "desk/security-test-page.tsx"),
  route("sitemap.xml", "site/sitemap.ts"),
  route("robots.txt", "site/robots.ts"),
  route(".well-known/security.txt", "site/security-txt.ts"),
  ...locales.map((locale) =>
    route(`site.${locale}.webmanifest`, "site/web-manifest.ts", { id: `${locale}/web-manifest` }),
  ),
  route("*", "site/not-found/page.tsx"),
] satisfies RouteConfig;

function pagesIn(locale: Locale): RouteConfigEntry[] {
  return [
    route(locale, "site/home/page.tsx", { id: `${locale}/home` }),
    ...Object.entries(publicPages).map(([path, file]) =>
      route(`${locale}/${path}`, file, { id: `${locale}/${path}` }),
    ),
  ];
}
