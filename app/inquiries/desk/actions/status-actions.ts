import type { InquiryStatus } from "../../../backend/inquiry-rows.ts";
import { inEachLocale, interpolate } from "../../../i18n/text.ts";
import { statusWords } from "../../inbox-words.ts";
import { actionWords } from "./action-words.ts";
import type { InquiryAction } from "./inquiry-action.ts";

/** By which other words a status is asked for. */
const keywords: Record<InquiryStatus, string> = {
  new: "not spam unread ليس غير مرغوب فيه",
  in_progress: "reopen open أعد الفتح",
  answered: "done تم الرد أجيب",
  closed: "close finish أغلق أنه",
  spam: "junk سبام",
};

const statuses: InquiryStatus[] = ["new", "in_progress", "answered", "closed", "spam"];

/** A command for each status. */
export const statusActions: InquiryAction[] = statuses.map((status) => ({
  id: `status-${status}`,
  label: inEachLocale((to) => interpolate(actionWords.status[to], { status: statusWords[status][to] })),
  keywords: keywords[status],
  isPossible: ({ inquiry }) => inquiry.status !== status,
  run: ({ change }) => change({ kind: "status", status }),
}));
