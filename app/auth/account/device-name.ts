import { parse } from "bowser";
import { interpolate, type Locale } from "../../i18n/text.ts";
import { sessionWords } from "./words.ts";

/** `Firefox on Windows`, of what a browser called itself. */
export function deviceName(locale: Locale, userAgent: string | null): string {
  const { browser, os } = userAgent ? parse(userAgent) : {};
  if (browser?.name && os?.name)
    return interpolate(sessionWords.deviceOn[locale], { browser: browser.name, system: os.name });
  return browser?.name || os?.name || sessionWords.unknownDevice[locale];
}
