import type { Locale } from "../../i18n/text.ts";
import { formatSpan } from "../desk/progress/due-state.ts";
import { timeLeft } from "./visitor-counts.ts";
import type { VisitorInquiry } from "./visitor-inquiry.ts";

/** How we stand to the reply that we promised. */
export type PromiseState =
  | { kind: "withdrawn" | "replied" | "late"; at: string }
  | { kind: "waiting"; at: string; elapsed: number; left: string }
  | { kind: "none" };

export function promiseState(locale: Locale, inquiry: VisitorInquiry, now: number): PromiseState {
  const { answered_at: repliedAt, withdrawn_at: withdrawnAt, due_at: dueAt, created_at: sentAt } = inquiry;
  if (repliedAt) return { kind: "replied", at: repliedAt };
  if (withdrawnAt) return { kind: "withdrawn", at: withdrawnAt };
  if (!dueAt) return { kind: "none" };
  const [sent, due] = [Date.parse(sentAt), Date.parse(dueAt)];
  if (now > due) return { kind: "late", at: dueAt };
  const elapsed = Math.min(1, Math.max(0, (now - sent) / Math.max(1, due - sent)));
  return { kind: "waiting", at: dueAt, elapsed, left: formatSpan(locale, due - now, timeLeft) };
}
