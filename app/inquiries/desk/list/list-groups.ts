import { dayTitle } from "../../../i18n/day-title.ts";
import type { Locale } from "../../../i18n/text.ts";
import { type DeskParams, sortingMoment } from "../desk-params.ts";
import type { ListedInquiry } from "./fetch-inquiry-list.ts";
import { listWords } from "./list-words.ts";

export interface ListGroup {
  title: string;
  isLate: boolean;
  inquiries: ListedInquiry[];
}

/** The rows under the days that they are sorted by, in the reader's time zone. What is late of open ones is one group. */
export function groupInquiries(
  locale: Locale,
  { view, sorting }: DeskParams,
  inquiries: ListedInquiry[],
  now: number,
): ListGroup[] {
  const groups: ListGroup[] = [];
  for (const inquiry of inquiries) {
    const moment = sortingMoment(sorting, inquiry);
    const isRunning = sorting === "due" && (view === "open" || view === "mine");
    const isLate = isRunning && moment !== null && Date.parse(moment) < now;
    const title = isLate
      ? listWords.late[locale]
      : moment === null
        ? (sorting === "due" ? listWords.noDeadline : listWords.noDay)[locale]
        : dayTitle(locale, new Date(moment), now, "short");
    const last = groups.at(-1);
    if (last?.title === title) last.inquiries.push(inquiry);
    else groups.push({ title, isLate, inquiries: [inquiry] });
  }
  return groups;
}
