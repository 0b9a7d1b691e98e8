import { interpolate, type Locale } from "../../i18n/text.ts";
import { questionNames } from "./questions.ts";
import { endWords, givenWords } from "./visitor-form-words.ts";
import type { VisitorInquiry } from "./visitor-inquiry.ts";
import { briefWords, sheetWords } from "./visitor-words.ts";
import type { ZoneName } from "./zone-of.ts";

export interface ZoneEntry {
  name: ZoneName;
  letter: string;
  title: string;
  /** How much of it is done. */
  count?: string;
}

/** The parts of the sheet after its head, which is A. */
export function listZones(locale: Locale, inquiry: VisitorInquiry): [ZoneEntry, ZoneEntry, ZoneEntry] {
  const { answers, withdrawn_at: withdrawnAt } = inquiry;
  const n = answers.filter(({ answer }) => answer !== null).length;
  const count = interpolate(sheetWords.answeredOf[locale], { n, total: questionNames.length });
  return [
    { name: "brief", letter: "B", title: briefWords.title[locale], count },
    { name: "sent", letter: "C", title: givenWords.title[locale] },
    { name: "end", letter: "D", title: (withdrawnAt ? endWords.titleErase : endWords.title)[locale] },
  ];
}
