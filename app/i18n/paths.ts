import { useLocation } from "react-router";
import { type Locale, localeFromPath, otherLocale } from "./text.ts";

/** Path of a page in a language: `pagePath("ar", "contact")` is `/ar/contact`, and `home` is the language's first page. */
export function pagePath(locale: Locale, page: string): string {
  return page === "home" ? `/${locale}` : `/${locale}/${page}`;
}

/** The page a path names: `/ar/contact/sent` is `contact/sent`; a path without a language names itself. */
export function pageFromPath(path: string): string {
  const [first, ...rest] = path.split("/").filter(Boolean);
  if (first === "en" || first === "ar") return rest.join("/") || "home";
  return [first, ...rest].filter(Boolean).join("/");
}

/** Path of the same page in the other language. */
export function alternatePath(path: string): string {
  return pagePath(otherLocale(localeFromPath(path)), pageFromPath(path));
}

/** Language of the public page being shown; staff pages have `useLocale`. */
export function useLocaleFromPath(): Locale {
  return localeFromPath(useLocation().pathname);
}
