import { formatCount, type PluralText } from "../i18n/plural.ts";
import type { Locale } from "../i18n/text.ts";

/** What a visitor did on the inquiry's page without a word of their own, and how many files came with it. */
export interface PageEvent {
  page_event: "files" | null;
  page_files: number;
}

/** The same in words of whoever reads it; undefined of what the visitor wrote. */
export function pageEventText(locale: Locale, { page_event: event, page_files: files }: PageEvent) {
  return event ? formatCount(locale, Math.max(1, files), filesAdded) : undefined;
}

const filesAdded: PluralText = {
  en: { one: "The visitor added a file", other: "The visitor added {n} files" },
  ar: {
    zero: "أضاف صاحب الاستفسار ملفات",
    one: "أضاف صاحب الاستفسار ملفًا",
    two: "أضاف صاحب الاستفسار ملفين",
    few: "أضاف صاحب الاستفسار {n} ملفات",
    many: "أضاف صاحب الاستفسار {n} ملفًا",
    other: "أضاف صاحب الاستفسار {n} ملف",
  },
};
