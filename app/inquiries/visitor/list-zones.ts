import { interpolate, type Locale } from "../../i18n/text.ts";
import { mostFiles } from "./file-limits.ts";
import { fileWords } from "./file-words.ts";
import { endWords, givenWords } from "./visitor-form-words.ts";
import type { VisitorInquiry } from "./visitor-inquiry.ts";
import { sheetWords } from "./visitor-words.ts";
import type { ZoneName } from "./zone-of.ts";

export interface ZoneEntry {
  name: Exclude<ZoneName, "new-link">;
  letter: string;
  title: string;
  /** How much of it is done. */
  count?: string;
}

/** The parts of the sheet after its head, which is A. */
export function listZones(locale: Locale, inquiry: VisitorInquiry): ZoneEntry[] {
  const { files, withdrawn_at: withdrawnAt } = inquiry;
  const count = interpolate(sheetWords.answeredOf[locale], { n: files.length, total: mostFiles });
  const zones: Omit<ZoneEntry, "letter">[] = [
    { name: "files", title: fileWords.title[locale], count },
    { name: "sent", title: givenWords.title[locale] },
    { name: "end", title: (withdrawnAt ? endWords.titleErase : endWords.title)[locale] },
  ];
  return zones.map((zone, index) => ({ ...zone, letter: "BCD".charAt(index) }));
}
