import { useLayoutEffect, useSyncExternalStore } from "react";
import { directionOf, type Locale } from "../i18n/text.ts";
import { localeStorageKey, preferredLocale } from "./preferred-locale.ts";

const watchers = new Set<() => void>();

/** The language staff chose in this browser, else the one the browser asks for. English until hydration. */
export function useStaffLocale(): Locale {
  return useSyncExternalStore(watch, preferredLocale, () => "en");
}

/** Remembers the choice; every open staff page follows. */
export function setStaffLocale(locale: Locale) {
  localStorage.setItem(localeStorageKey, locale);
  for (const watcher of watchers) watcher();
}

/** The document was built in English: its language, direction and title follow the staff's choice. */
export function useDocumentLanguage(locale: Locale, title: string) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
    document.title = title;
    if (locale === preferredLocale()) delete document.documentElement.dataset["localePending"];
  }, [locale, title]);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener("storage", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("storage", watcher);
  };
}
