import type { Locale } from "../../i18n/text.ts";
import { pageMetadata, publicPages } from "../metadata/page-metadata.ts";
import { words } from "../words.ts";

export interface PageLink {
  page: string;
  name: string;
}

/** The links of the header's bar and of its menu: to each page whose metadata says so. */
export function headerLinks(locale: Locale): { bar: PageLink[]; menu: PageLink[] } {
  const linksTo = (pages: typeof publicPages) =>
    pages.map(({ page, entry }) => ({ page, name: entry.name[locale] }));
  return {
    bar: linksTo(publicPages.filter(({ entry }) => entry.inHeader)),
    menu: linksTo(publicPages.filter(({ entry }) => entry.inHeader ?? entry.inMenu)),
  };
}

const columns = [
  { id: "footer-company", title: words.footerCompany, pages: ["about", "services", "process"] },
  {
    id: "footer-projects",
    title: words.footerProjects,
    pages: ["cases", "start-project", "contact", "buyers"],
  },
  { id: "footer-support", title: words.footerSupport, pages: ["privacy-policy", "terms-of-service"] },
] as const;

interface LinkColumn {
  id: string;
  title: string;
  links: PageLink[];
}

export function footerColumns(locale: Locale): LinkColumn[] {
  return columns.map(({ id, title, pages }) => ({
    id,
    title: title[locale],
    links: pages.map((page) => ({ page, name: pageMetadata[page].name[locale] })),
  }));
}
