import { formatDate, formatLocaleOf } from "../../i18n/format-date.ts";
import { capitalize, interpolate, type Locale } from "../../i18n/text.ts";
import { isStale } from "./dated-content.server.ts";
import { type Device, deviceNames, type Market, marketNames, marketWords, whoNames } from "./market-words.ts";
import type { Rule } from "./rule.ts";
import { rules } from "./rules.server.ts";

// Object.keys() names no keys.
const markets = Object.keys(marketNames) as Market[];
const devices = Object.keys(deviceNames) as Device[];

/** The table: for each market its rules, and the devices for which no page of an authority was found. */
export function describeMarkets(locale: Locale, today: string) {
  const list = new Intl.ListFormat(formatLocaleOf(locale));
  const nameDevices = (ids: Device[]) => list.format(ids.map((id) => deviceNames[id][locale]));
  return markets.map((market) => {
    const own = rules[market];
    const found = new Set([...own, ...rules.gulf].flatMap((rule) => rule.devices));
    const missing = devices.filter((device) => !found.has(device));
    return {
      name: marketNames[market][locale],
      rules: own.map((rule) => ({
        devices: capitalize(nameDevices(rule.devices)) || marketWords.anyDevice[locale],
        scheme: rule.scheme[locale],
        who: listWho(rule, locale),
        authority: rule.authority[locale],
        source: rule.source,
        read: formatDate(locale, rule.read),
        isStale: isStale(rule.read, today),
      })),
      missing:
        market !== "gulf" && missing.length > 0
          ? interpolate(marketWords.missing[locale], { devices: nameDevices(missing) })
          : undefined,
    };
  });
}

export type MarketFacts = ReturnType<typeof describeMarkets>[number];

/** `CE; manufacturer, importer`. */
function listWho({ mark, who = [] }: Rule, locale: Locale): string {
  const names = who.map((name) => whoNames[name][locale]).join(locale === "ar" ? "، " : ", ");
  const parts = [mark?.[locale], names].filter(Boolean);
  return parts.join(locale === "ar" ? "؛ " : "; ") || marketWords.notSaid[locale];
}
