import { formatLocaleOf } from "../../../i18n/format-date.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
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
  { params: { view, sorting }, inquiries, left }: InquiryList,
  now: number,
): ListGroup[] {
  const groups: ListGroup[] = [];
  for (const inquiry of inquiries) {
    const moment = sortingMoment(sorting, left?.get(inquiry.id) ?? inquiry);
    const isRunning = sorting === "due" && (view === "open" || view === "mine");
    const isLate = isRunning && moment !== null && Date.parse(moment) < now;
    const title = isLate
      ? listWords.late[locale]
      : moment === null
        ? (sorting === "due" ? listWords.noDeadline : listWords.noDay)[locale]
        : dayTitle(locale, new Date(moment), now);
    if (groups.at(-1)?.title !== title) groups.push({ title, isLate, count: 0, inquiries: [] });
    const group = groups.at(-1);
    group?.inquiries.push(inquiry);
    if (group && !left?.has(inquiry.id)) group.count += 1;
  }
  return groups;
}

/** `Today, Wed 25 Nov`, `اليوم، الأربعاء 25 نوفمبر`, with the year when it is another one. */
function dayTitle(locale: Locale, date: Date, now: number): string {
  const day = formatDayOfWeek(locale, date, now);
  const apart = Math.round((startOfDay(date) - startOfDay(new Date(now))) / 86_400_000);
  const words = { "0": listWords.today, "1": listWords.tomorrow, "-1": listWords.yesterday }[apart];
  return words ? interpolate(words[locale], { day }) : day;
}

export function formatDayOfWeek(locale: Locale, date: Date, now: number): string {
  const options: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };
  if (date.getFullYear() !== new Date(now).getFullYear()) options.year = "numeric";
  return new Intl.DateTimeFormat(formatLocaleOf(locale), options).format(date);
}

/** Of the day as the reader's clock has it. */
function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
