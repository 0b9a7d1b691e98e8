import { useLocation } from "react-router";
import { type Locale, localeOf, otherLocale } from "./text.ts";

/** Address of a page in a language: `addressOf("ar", "contact")` is `/ar/contact`, and `home` the language's first page. */
export function addressOf(locale: Locale, page: string): string {
  return page === "home" ? `/${locale}` : `/${locale}/${page}`;
}

/** The page an address under a language names: `/ar/contact/sent` is `contact/sent`; one without a language names itself. */
export function pageOf(path: string): string {
  const [first, ...rest] = path.split("/").filter(Boolean);
  if (first === "en" || first === "ar") return rest.join("/") || "home";
  return [first, ...rest].filter(Boolean).join("/");
}

/** The same page in the other language. */
export function otherAddress(path: string): string {
  return addressOf(otherLocale(localeOf(path)), pageOf(path));
}

/** Language of the page being shown. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}
