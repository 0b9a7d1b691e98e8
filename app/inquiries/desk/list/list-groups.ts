import { dayTitle } from "../../../i18n/day-title.ts";
import type { Locale } from "../../../i18n/text.ts";
import { sortingMoment } from "../desk-params.ts";
import type { InquiryList, ListedInquiry } from "./fetch-inquiry-list.ts";
import { listWords } from "./list-words.ts";

export interface ListGroup {
  title: string;
  isLate: boolean;
  /** How many of them are still in the view. */
  count: number;
  inquiries: ListedInquiry[];
}

/** The rows under the days that they are sorted by, in the reader's time zone. What is late of open ones is one group. */
export function groupInquiries(
  locale: Locale,
  { params: { view, sorting }, inquiries, places, left }: InquiryList,
  now: number,
): ListGroup[] {
  const groups: ListGroup[] = [];
  for (const inquiry of inquiries) {
    const moment = sortingMoment(sorting, places?.get(inquiry.id) ?? inquiry);
    const isRunning = sorting === "due" && (view === "open" || view === "mine");
    const isLate = isRunning && moment !== null && Date.parse(moment) < now;
    const title = isLate
      ? listWords.late[locale]
      : moment === null
        ? (sorting === "due" ? listWords.noDeadline : listWords.noDay)[locale]
        : dayTitle(locale, new Date(moment), now, "short");
    if (groups.at(-1)?.title !== title) groups.push({ title, isLate, count: 0, inquiries: [] });
    const group = groups.at(-1);
    group?.inquiries.push(inquiry);
    if (group && !left?.has(inquiry.id)) group.count += 1;
  }
  return groups;
}
