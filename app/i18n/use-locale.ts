import { createContext, useContext } from "react";
import { type Locale, type Localized, localize, type WordTree } from "./text.ts";

/** The language of a staff page, which can change without a new page. */
export const LocaleContext = createContext<Locale>("en");

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Words in that language. */
export function useWords<Words extends WordTree>(words: Words): Localized<Words> {
  return localize(useLocale(), words);
}
