import { useLayoutEffect, useSyncExternalStore } from "react";
import { directionOf, type Locale, locales } from "../i18n/text.ts";

const storageKey = "staff-language";
const watchers = new Set<() => void>();

/** The language staff chose in this browser, else the one the browser asks for. English until the page is alive. */
export function useStaffLocale(): Locale {
  return useSyncExternalStore(watch, readLocale, () => "en");
}

/** Remembers the choice; every open staff page follows. */
export function chooseLocale(locale: Locale) {
  localStorage.setItem(storageKey, locale);
  for (const watcher of watchers) watcher();
}

/** The document was built in English: its language, direction and title follow the staff's choice. */
export function useDocumentLanguage(locale: Locale, title: string) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
    document.title = title;
  }, [locale, title]);
}

function readLocale(): Locale {
  const chosen = localStorage.getItem(storageKey);
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.split("-")[0])];
  return locales.find((locale) => locale === wanted.find((tag) => tag === "en" || tag === "ar")) ?? "en";
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener("storage", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("storage", watcher);
  };
}
