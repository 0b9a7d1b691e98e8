import { actionWords } from "./action-words.ts";
import { progressWords } from "../progress/progress-words.ts";
import { keepInquiry, returnMail } from "../returning/return-mail.ts";
import { returnWords } from "../returning/return-words.ts";
import { sendMailNow, takeBackMail } from "../sending/waiting-mail.ts";
import { copyText } from "../../../staff/copy-text.ts";
import type { ActionTarget, InquiryAction } from "./inquiry-action.ts";
import type { InquiryStatus } from "../../../backend/inquiry-rows.ts";
import { inEachLocale, interpolate } from "../../../i18n/text.ts";
import { statusWords } from "../../inbox-words.ts";

const { reply, note, take, assign, lookAgain, outcome, answered, close, spam } = actionWords;
const { undo, takeBack, sendNow, forward, print } = actionWords;

/** By which other words a status is asked for. */
const statusKeywords: Record<InquiryStatus, string> = {
  new: "not spam unread ليس غير مرغوب فيه",
  in_progress: "reopen open أعد الفتح",
  answered: "done تم الرد أجيب",
  closed: "close finish أغلق أنه",
  spam: "junk سبام",
};

/** In the order of the buttons, of the palette and of the help about keys. */
export const inquiryActions: InquiryAction[] = [
  {
    id: "reply",
    key: "r",
    label: reply.label,
    keywords: "write respond email أجب راسل جاوب",
    button: () => reply.button,
    frequent: () => reply.button,
    run: ({ write }) => write("reply"),
  },
  {
    id: "note",
    key: "n",
    label: note.label,
    keywords: "comment colleague internal تعليق داخلي للزملاء",
    button: () => note.button,
    frequent: () => note.button,
    run: ({ write }) => write("note"),
  },
  {
    id: "take",
    key: "t",
    label: take,
    keywords: "mine me take own لي أنا خذه استلمه",
    button: () => take,
    frequent: () => take,
    isPossible: ({ inquiry, userId }) => inquiry.assignee_id !== userId,
    run: ({ change, userId }) => userId && change({ assignee_id: userId }),
  },
  // Object.keys loses the type of the keys.
  ...(Object.keys(statusKeywords) as InquiryStatus[]).map((status): InquiryAction => ({
    id: `status-${status}`,
    label: inEachLocale((to) => interpolate(actionWords.status[to], { status: statusWords[status][to] })),
    keywords: statusKeywords[status],
    isPossible: ({ inquiry }) => inquiry.status !== status,
    change: () => ({ status }),
  })),
  {
    id: "assign",
    key: "a",
    label: assign,
    isCommand: false,
    keywords: "hand over give colleague delegate سلّمه زميل",
    run: () => openProgress("assignee"),
  },
  {
    id: "look-again",
    key: "l",
    label: lookAgain,
    keywords: "snooze remind later date ذكّر لاحقًا تاريخ",
    button: () => lookAgain,
    run: () => openProgress("look-again"),
  },
  {
    id: "outcome",
    key: "o",
    label: outcome,
    keywords: "amount currency price مبلغ عملة سعر",
    button: () => progressWords.outcome,
    run: () => openProgress("outcome"),
  },
  {
    id: "answered",
    key: "d",
    label: answered.label,
    isCommand: false,
    button: () => answered.label,
    frequent: () => answered.short,
    change: () => ({ status: "answered" }),
  },
  {
    id: "close",
    key: "e",
    label: close.label,
    isCommand: false,
    button: ({ status }) => (status === "closed" ? close.reopen : close.button),
    frequent: (inquiries) => (areAll("closed", inquiries) ? close.reopen : close.button),
    change: (_, all) => ({ status: areAll("closed", all) ? "in_progress" : "closed" }),
  },
  {
    id: "spam",
    key: "s",
    label: spam.label,
    isCommand: false,
    button: ({ status }) => (status === "spam" ? spam.notSpam : spam.button),
    frequent: (inquiries) => (areAll("spam", inquiries) ? spam.notSpamShort : spam.short),
    change: (inquiry, all) => ({ status: areAll("spam", all) ? statusWithoutSpam(inquiry) : "spam" }),
  },
  {
    id: "not-inquiry",
    label: returnWords.notInquiry,
    button: () => returnWords.notInquiry,
    isPossible: ({ inquiry }) =>
      inquiry.type === "mail" && inquiry.return_at === null && inquiry.answered_at === null,
    run: ({ inquiry }) => void returnMail(inquiry),
  },
  {
    id: "keep",
    label: returnWords.keep,
    button: () => returnWords.keep,
    isPossible: ({ inquiry }) => inquiry.return_at !== null,
    run: ({ inquiry }) => void keepInquiry(inquiry.id),
  },
  {
    id: "undo",
    key: "z",
    label: undo,
    isPossible: (context) => context.undo !== undefined,
    run: ({ undo: back, waitingMail }) => {
      if (back) back();
      else if (waitingMail) void takeBackMail(waitingMail);
    },
  },
  {
    id: "take-back",
    label: takeBack,
    isPossible: ({ waitingMail }) => waitingMail !== undefined,
    run: ({ waitingMail }) => waitingMail && void takeBackMail(waitingMail),
  },
  {
    id: "send-now",
    label: sendNow,
    isPossible: ({ waitingMail }) => waitingMail !== undefined,
    run: ({ waitingMail }) => waitingMail && void sendMailNow(waitingMail),
  },
  {
    id: "forward",
    key: "f",
    label: forward,
    button: () => forward,
    keywords: "send on pass مرر حوّل",
    isPossible: (context) => context.forward !== undefined,
    run: (context) => context.forward?.(),
  },
  {
    id: "correct",
    label: actionWords.correct,
    keywords: "edit change email phone company عدّل غيّر بريد هاتف شركة",
    button: () => actionWords.correct,
    run: ({ correct }) => correct(),
  },
  {
    id: "copy-address",
    label: actionWords.copyAddress,
    isPossible: ({ inquiry }) => inquiry.email !== null,
    run: ({ inquiry: { email } }) => email && void copyText(email, actionWords.addressCopied),
  },
  {
    id: "copy-link",
    label: actionWords.copyLink,
    run: ({ inquiry }) =>
      void copyText(`${location.origin}/admin?inquiry=${inquiry.id}`, actionWords.linkCopied),
  },
  {
    id: "print",
    label: print,
    keywords: "paper pdf ورق طباعة",
    button: () => print,
    run: () => window.print(),
  },
];

/** Opens a value of the frame, or puts the focus on its list. On a phone the frame is unfolded first. */
function openProgress(id: "assignee" | "look-again" | "outcome") {
  const value = document.getElementById(id);
  if (!value?.checkVisibility()) document.getElementById("progress-fold")?.click();
  // After the menu that it was chosen in, which takes the focus back when it closes.
  requestAnimationFrame(() => {
    if (value instanceof HTMLSelectElement) value.focus();
    else value?.querySelector("button")?.click();
  });
}

function areAll(status: InquiryStatus, inquiries: ActionTarget[]): boolean {
  return inquiries.length > 0 && inquiries.every((inquiry) => inquiry.status === status);
}

/** What an inquiry is that was spam by mistake: as far as it had come. */
function statusWithoutSpam({ answered_at: answeredAt, assignee_id: assignee }: ActionTarget): InquiryStatus {
  if (answeredAt) return "answered";
  return assignee ? "in_progress" : "new";
}
