import { z } from "zod";
import { formatDate } from "../../i18n/format-date.ts";
import { localize, type Locale } from "../../i18n/text.ts";
import json from "./conformity.json" with { type: "json" };
import { type Conformity, type Market, markets, type Rule, type Trait, traits } from "./conformity-types.ts";
import { isStale } from "./freshness.ts";
import { marketNames, traitNames } from "./market-words.ts";

const text = z.strictObject({ en: z.string().trim().min(1), ar: z.string().trim().min(1) });
const day = z.iso.date();
const source = z.url({ protocol: /^https?$/ });

const schema = z.strictObject({
  rules: z.array(
    z.strictObject({
      markets: z.array(z.enum(markets)).min(1),
      traits: z.array(z.enum(traits)).min(1),
      label: text,
      scheme: text,
      authority: text,
      who: z.array(z.enum(["manufacturer", "importer", "representative"])),
      mark: text.exactOptional(),
      asks: text,
      source,
      checked: day,
      confidence: z.enum(["authority", "testHouse", "other"]),
    }),
  ),
  gaps: z.array(z.strictObject({ market: z.enum(markets), trait: z.enum(traits), checked: day })),
  everywhere: z.array(z.strictObject({ asks: text, source, checked: day })),
  dates: z.array(z.strictObject({ date: day, market: z.enum(markets), means: text, source })),
  standards: z.array(z.strictObject({ name: z.string().min(1), covers: text, source })),
});

/** The facts of a file; an error that names every problem when it is not as the pages need it. */
export function readConformity(file: unknown): Conformity {
  const { data, error } = schema.safeParse(file);
  const problems = data ? listContradictions(data) : z.prettifyError(error).split("\n");
  if (!data || problems.length > 0) throw new Error(`conformity.json:\n${problems.join("\n")}`);
  return data;
}

/** Cells that a gap leaves empty and something else fills. */
function listContradictions({ rules, gaps }: Conformity): string[] {
  return gaps
    .filter(
      ({ market, trait }, index) =>
        rules.some((rule) => isFor(rule, market, trait)) ||
        gaps.findIndex((gap) => gap.market === market && gap.trait === trait) < index,
    )
    .map(({ market, trait }) => `gap ${market}, ${trait}: it has a rule, or stands there twice`);
}

function isFor(rule: Rule, market: Market, trait: Trait): boolean {
  return rule.markets.includes(market) && rule.traits.includes(trait);
}

export const conformity = readConformity(json);

export type LocalizedRule = ReturnType<typeof localizeRule>;
/** `name` is that of the trait. */
export type Cell = { trait: Trait; name: string } & (
  | { kind: "rules"; rules: LocalizedRule[] }
  | { kind: "gap"; checked: string; isStale: boolean }
  | { kind: "notLookedUp" }
);

/** The table: for each market its cells, in the order of the traits. */
export function cellsOf({ rules, gaps }: Conformity, locale: Locale, today: string) {
  const given = new Set<Rule>();
  return markets.map((market) => {
    const cells = traits.map((trait): Cell => {
      const name = traitNames[trait][locale];
      const found = rules.filter((rule) => isFor(rule, market, trait));
      if (found.length > 0) {
        const localized = found.map((rule) => localizeRule(rule, locale, today, given.has(rule)));
        for (const rule of found) given.add(rule);
        return { trait, name, kind: "rules", rules: localized };
      }
      const gap = gaps.find((gap) => gap.market === market && gap.trait === trait);
      if (!gap) return { trait, name, kind: "notLookedUp" };
      return { trait, name, kind: "gap", ...localizeCheck(gap, locale, today) };
    });
    return { market, name: marketNames[market][locale], cells };
  });
}

/** `isRepeated`: it stands in full in an earlier cell. */
function localizeRule(rule: Rule, locale: Locale, today: string, isRepeated: boolean) {
  const { label, scheme, authority, asks, mark, who, confidence } = rule;
  return {
    ...localize(locale, { label, scheme, authority, asks, ...(mark && { mark }) }),
    who,
    confidence,
    isRepeated,
    ...localizeSource(rule),
    ...localizeCheck(rule, locale, today),
  };
}

export function localizeSource({ source }: { source: string }) {
  return { source, host: new URL(source).hostname.replace(/^www\./, "") };
}

function localizeCheck({ checked }: { checked: string }, locale: Locale, today: string) {
  return { checked: formatDate(locale, checked), isStale: isStale(checked, today) };
}

export type MarketFacts = ReturnType<typeof marketFactsOf>;

/** All that the section on markets says. */
export function marketFactsOf(conformity: Conformity, locale: Locale, today: string) {
  const { rules, gaps, everywhere, dates } = conformity;
  const days = [...rules, ...gaps, ...everywhere].map(({ checked }) => checked).toSorted();
  const checked = [...new Set([days.at(0), days.at(-1)])].filter((day) => day !== undefined);
  return {
    rows: cellsOf(conformity, locale, today),
    /** The oldest day and the newest, or the one on which all was checked. */
    checked: checked.map((day) => formatDate(locale, day)),
    everywhere: everywhere.map((entry) => ({
      asks: entry.asks[locale],
      ...localizeSource(entry),
      ...localizeCheck(entry, locale, today),
    })),
    dates: dates
      .filter(({ date }) => date > today)
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map(({ date, market, means, source }) => ({
        date: formatDate(locale, date),
        market: marketNames[market][locale],
        means: means[locale],
        ...localizeSource({ source }),
      })),
  };
}
