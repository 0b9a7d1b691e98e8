import { z } from "zod";
import type { Company } from "../../company-entries.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { localize, type Locale } from "../../i18n/text.ts";
import json from "./conformity.json" with { type: "json" };
import { holds, isStale } from "./dated-content.server.ts";
import { marketNames, standardsWords, traitNames } from "./words.ts";
import type { Cell } from "./section.tsx";

type Market = keyof typeof marketNames;
type Trait = keyof typeof traitNames;

// Object.keys() names no keys.
export const markets = Object.keys(marketNames) as Market[];
export const traits = Object.keys(traitNames) as Trait[];

const text = z.strictObject({ en: z.string().trim().min(1), ar: z.string().trim().min(1) });
const day = z.iso.date();
const source = z.url({ protocol: /^https?$/ });

/** A duty in some markets for devices with one of these traits, as a public source states it. */
const rule = z.strictObject({
  markets: z.array(z.enum(markets)).min(1),
  traits: z.array(z.enum(traits)).min(1),
  /** The scheme's short name, in the table. */
  label: text,
  scheme: text,
  authority: text,
  who: z.array(z.enum(["manufacturer", "importer", "representative"])),
  mark: text.exactOptional(),
  /** What it asks, in one sentence. */
  asks: text,
  source,
  /** The day on which the source was read. */
  checked: day,
  confidence: z.enum(["authority", "testHouse", "other"]),
});

const schema = z.strictObject({
  rules: z.array(rule),
  /** We looked, and found no rule that we can cite. */
  gaps: z.array(z.strictObject({ market: z.enum(markets), trait: z.enum(traits), checked: day })),
  /** What holds whatever the market and beside the table. */
  everywhere: z.array(z.strictObject({ asks: text, source, checked: day })),
  /** Days on which a rule changes. */
  dates: z.array(z.strictObject({ date: day, market: z.enum(markets), means: text, source })),
  standards: z.array(z.strictObject({ name: z.string().min(1), covers: text, source })),
});

type Rule = z.infer<typeof rule>;
type Conformity = z.infer<typeof schema>;

/** The facts of a file; an error that names every problem when it is not as the pages need it. */
export function parseConformity(file: unknown): Conformity {
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

export const conformity = parseConformity(json);

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

export type LocalizedRule = ReturnType<typeof localizeRule>;
/** `name` is that of the trait. */
export type MarketCell = { trait: Trait; name: string } & (
  | { kind: "rules"; rules: LocalizedRule[] }
  | { kind: "gap"; checked: string; isStale: boolean }
  | { kind: "notLookedUp" }
);

/** The table: for each market its cells, in the order of the traits. */
export function cellsOf({ rules, gaps }: Conformity, locale: Locale, today: string) {
  const given = new Set<Rule>();
  return markets.map((market) => {
    const cells = traits.map((trait): MarketCell => {
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
    ...localize(locale, { label, scheme, authority, asks }),
    mark: mark?.[locale],
    who,
    confidence,
    isRepeated,
    ...localizeSource(rule),
    ...localizeCheck(rule, locale, today),
  };
}

function localizeSource({ source }: { source: string }) {
  return { source, host: new URL(source).hostname.replace(/^www\./, "") };
}

function localizeCheck({ checked }: { checked: string }, locale: Locale, today: string) {
  return { checked: formatDate(locale, checked), isStale: isStale(checked, today) };
}

export type StandardsFacts = ReturnType<typeof standardsFactsOf>;
type StandardsEntries = Pick<Company, "standards" | "certificates" | "laboratories">;

/** The standards that the company names, the certificates that hold on a day, and its laboratories. */
export function standardsFactsOf(
  { standards = [], certificates = [], laboratories = [] }: StandardsEntries,
  locale: Locale,
  today: string,
) {
  const words = localize(locale, standardsWords);
  return {
    standards: standards.map((name) => {
      const standard = conformity.standards.find((known) => known.name === name);
      if (!standard) throw new Error(`company.ts names ${name}, which conformity.json does not describe`);
      return { name, covers: standard.covers[locale], ...localizeSource(standard) };
    }),
    certificates: certificates
      .filter((certificate) => holds(certificate, today))
      .map(({ standard, body, number, expires }): Cell[] => [
        { name: words.standard, value: standard },
        { name: words.certified, value: body },
        { name: words.number, value: number },
        { name: words.lastDay, value: formatDate(locale, expires) },
      ]),
    laboratories: laboratories.map(({ name, city, accreditation, tests }): Cell[] => [
      { name: words.laboratory, value: name },
      { name: words.city, value: city[locale] },
      { name: words.accreditation, value: accreditation },
      { name: words.tests, value: tests[locale] },
    ]),
  };
}
