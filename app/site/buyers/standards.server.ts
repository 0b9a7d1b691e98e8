import type { Company } from "../../company-entries.ts";
import { formatDate } from "../../i18n/format-date.ts";
import type { Locale } from "../../i18n/text.ts";
import { localizeSource } from "./conformity.server.ts";
import type { Conformity } from "./conformity-types.ts";

type Entries = Pick<Company, "standards" | "certificates" | "laboratories">;

export type StandardsFacts = ReturnType<typeof standardsFactsOf>;

/** The standards that the company names, the certificates that hold today, and its laboratories. */
export function standardsFactsOf(
  { standards = [], certificates = [], laboratories = [] }: Entries,
  conformity: Conformity,
  locale: Locale,
  today: string,
) {
  return {
    standards: standards.map((name) => {
      const standard = conformity.standards.find((known) => known.name === name);
      if (!standard) throw new Error(`company.ts names ${name}, which conformity.json does not describe`);
      return { name, covers: standard.covers[locale], ...localizeSource(standard) };
    }),
    certificates: certificates
      .filter(({ expires }) => expires >= today)
      .map((certificate) => ({ ...certificate, expires: formatDate(locale, certificate.expires) })),
    laboratories: laboratories.map((laboratory) => ({
      ...laboratory,
      city: laboratory.city[locale],
      tests: laboratory.tests[locale],
    })),
  };
}
