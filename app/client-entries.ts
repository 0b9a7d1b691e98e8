/** Modules that pages load after their first paint. Vite builds each (`vite.config.ts`), and a page's `handle` names its own. */
export const clientEntries = [
  "app/articles/enhancements/listing.ts",
  "app/inquiries/contact/hydrate-contact-form.tsx",
  "app/inquiries/project/hydrate-project-form.tsx",
  "app/site/about/enhancements/film.ts",
  "app/site/home/enhancements/hero.ts",
] as const;

export type ClientEntry = (typeof clientEntries)[number];
