import { index, layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { type Locale, locales } from "./i18n/text.ts";

/**
 * Public pages, under /en and /ar alike: path and file; `home` is a language's first page. What browsers, search engines,
 * header and sitemap are told of each stands in site/metadata/page-metadata.ts.
 */
const publicPages = {
  home: "site/home/page.tsx",
  services: "site/services/page.tsx",
  industries: "site/industries/page.tsx",
  cases: "site/cases/page.tsx",
  buyers: "site/buyers/page.tsx",
  process: "site/process/page.tsx",
  about: "site/about/page.tsx",
  articles: "articles/listing-page.tsx",
  contact: "inquiries/contact/contact-page.tsx",
  "contact/sent": "inquiries/sent/sent-page.tsx",
  "start-project": "inquiries/project/start-project-page.tsx",
  "start-project/sent": "inquiries/sent/sent-page.tsx",
  "privacy-policy": "site/privacy-policy/page.tsx",
  "terms-of-service": "site/terms-of-service/page.tsx",
};

/** Pages under /en and /ar without the site's header and footer. */
const framelessPages = {
  inquiry: "inquiries/visitor/visitor-page.tsx",
};

/** Pages of which there are several; react-router.config.ts lists their addresses. */
const articlePages = {
  "articles/category/:category": "articles/listing-page.tsx",
  "articles/:slug": "articles/article-page.tsx",
};

/** Files beside the pages of each language. */
const publicFiles = {
  "about/captions.vtt": "site/about/captions.ts",
  "articles/:slug/text.json": "articles/article-text.ts",
  "articles/feed.xml": "articles/feed.ts",
};

/** Pages of the staff area, each in the language that its reader chose. React Router goes between them. */
const staffPages = {
  auth: "auth/sign-in-page.tsx",
  "auth/confirm": "auth/confirm-page.tsx",
  "auth/forgotten-password": "auth/forgotten-password-page.tsx",
  "auth/second-factor": "auth/second-factor-page.tsx",
  admin: "admin/admin-page.tsx",
  account: "admin/account-page.tsx",
  "security-test": "admin/security-test-page.tsx",
};

/** Within the frame of /admin, whose first section is the desk. */
const adminSections = {
  audit: "admin/audit-section.tsx",
  team: "team/team.tsx",
  figures: "inquiries/figures/figures.tsx",
  hours: "hours/hours.tsx",
  templates: "inquiries/desk/templates/templates.tsx",
};

/** Every page with metadata of its own; 404 is the page that was not found. */
export type PageKey =
  | keyof typeof publicPages
  | keyof typeof framelessPages
  | keyof typeof staffPages
  | "404";

export default [
  ...locales.map((locale) =>
    layout("site/layout.tsx", { id: locale }, routesIn(locale, { ...publicPages, ...articlePages })),
  ),
  ...locales.flatMap((locale) => routesIn(locale, { ...framelessPages, ...publicFiles })),
  layout(
    "staff/staff-root.tsx",
    { id: "staff" },
    Object.entries(staffPages).map(([path, file]) =>
      route(path, file, { id: path }, path === "admin" ? sectionsOfAdmin() : []),
    ),
  ),
  route("sitemap.xml", "sitemap.ts"),
  route("robots.txt", "site/robots.ts"),
  route(".well-known/security.txt", "site/security-txt.ts"),
  ...locales.map((locale) =>
    route(`site.${locale}.webmanifest`, "site/web-manifest.ts", { id: `${locale}/web-manifest` }),
  ),
  route("*", "site/not-found/page.tsx"),
] satisfies RouteConfig;

function routesIn(locale: Locale, files: Record<string, string>): RouteConfigEntry[] {
  return Object.entries(files).map(([path, file]) =>
    route(path === "home" ? locale : `${locale}/${path}`, file, { id: `${locale}/${path}` }),
  );
}

function sectionsOfAdmin(): RouteConfigEntry[] {
  const sections = Object.entries(adminSections).map(([path, file]) => route(path, file));
  return [index("inquiries/desk/desk.tsx"), ...sections];
}
