import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { formatPeriodAfter } from "../../../i18n/format.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { dueWords } from "./due-words.ts";

export type DueInquiry = Pick<Inquiry, "status" | "created_at" | "happened_at" | "due_at" | "last_in_time">;

export interface DueState {
  kind: "waiting" | "late" | "met" | "missed" | "none";
  /** In words of the page's language. */
  text: string;
  /** How much of the time is over, from 0 to 1, while it waits. */
  elapsed: number;
}

/** How an inquiry stands to the moment by which it is to be answered. */
export function dueState(locale: Locale, inquiry: DueInquiry, now: number): DueState {
  const state = (kind: DueState["kind"], text: string, elapsed = 0) => ({ kind, text, elapsed });
  if (inquiry.status === "answered" || inquiry.status === "closed") {
    if (inquiry.last_in_time === null) return state("none", dueWords.none[locale]);
    return inquiry.last_in_time
      ? state("met", dueWords.met[locale])
      : state("missed", dueWords.missed[locale]);
  }
  if (inquiry.due_at === null || inquiry.status === "spam") return state("none", dueWords.none[locale]);
  const [start, due] = [Date.parse(inquiry.happened_at ?? inquiry.created_at), Date.parse(inquiry.due_at)];
  if (now > due) return state("late", describeSpan(locale, now - due, "late"), 1);
  const elapsed = Math.min(1, Math.max(0, (now - start) / Math.max(1, due - start)));
  return state("waiting", describeSpan(locale, due - now, "left"), elapsed);
}

/** In the largest unit that fits: minutes up to an hour, hours up to two days. */
function describeSpan(locale: Locale, span: number, word: "left" | "late"): string {
  const unit = span < hourMs ? "minute" : span < 2 * dayMs ? "hour" : "day";
  const count = Math.max(1, Math.floor(span / unitMs[unit]));
  // English has room for the unit's letter alone.
  const time = locale === "en" ? `${count} ${unitLetters[unit]}` : formatPeriodAfter(locale, count, unit);
  return interpolate(dueWords[word][locale], { time });
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const unitMs = { minute: hourMs / 60, hour: hourMs, day: dayMs };
const unitLetters = { minute: "min", hour: "h", day: "days" };
