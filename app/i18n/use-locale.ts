import { createContext, useContext } from "react";
import { type Locale, type Localized, localize, type LocalizedText } from "./text.ts";

/** The language of a page that can change it without being loaded again. */
export const LocaleContext = createContext<Locale>("en");

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Words in that language. */
export function useWords<Words extends Record<string, LocalizedText>>(words: Words): Localized<Words> {
  return localize(useLocale(), words);
}
