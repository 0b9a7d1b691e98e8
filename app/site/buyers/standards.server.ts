import type { Company } from "../../company-entries.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { localize, type Locale } from "../../i18n/text.ts";
import { localizeSource } from "./conformity.server.ts";
import type { Conformity } from "./conformity-types.ts";
import type { Cell } from "./firm-cells.server.ts";
import { holds } from "./freshness.ts";
import { standardsWords } from "./market-words.ts";

type Entries = Pick<Company, "standards" | "certificates" | "laboratories">;

export type StandardsFacts = ReturnType<typeof standardsFactsOf>;

/** The standards that the company names, the certificates that hold on a day, and its laboratories. */
export function standardsFactsOf(entries: Entries, conformity: Conformity, locale: Locale, today: string) {
  const words = localize(locale, standardsWords);
  const { standards = [], certificates = [], laboratories = [] } = entries;
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
