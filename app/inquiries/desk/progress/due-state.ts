import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { formatCount } from "../../../i18n/plural.ts";
import type { Locale } from "../../../i18n/text.ts";
import { dueWords, lateWords, leftWords } from "./due-words.ts";

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
  if (now > due) return state("late", formatSpan(locale, now - due, lateWords), 1);
  const elapsed = Math.min(1, Math.max(0, (now - start) / Math.max(1, due - start)));
  return state("waiting", formatSpan(locale, due - now, leftWords), elapsed);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The largest unit that fits: minutes up to an hour, hours up to two days. */
function formatSpan(locale: Locale, span: number, words: typeof leftWords): string {
  if (span < hourMs) return formatCount(locale, Math.max(1, Math.floor(span / minuteMs)), words.minutes);
  if (span < 2 * dayMs) return formatCount(locale, Math.floor(span / hourMs), words.hours);
  return formatCount(locale, Math.floor(span / dayMs), words.days);
}
