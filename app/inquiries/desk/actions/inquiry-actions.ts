import { statusWithoutSpam } from "../changes/change-several.ts";
import { actionWords } from "./action-words.ts";
import { openProgress } from "../progress/open-progress.ts";
import { progressWords } from "../progress/progress-words.ts";
import { keepInquiry, returnMail } from "../returning/return-mail.ts";
import { returnWords } from "../returning/return-words.ts";
import { sendMailNow, takeBackMail } from "../sending/waiting-mail.ts";
import { copyText } from "../../../staff/copy-text.ts";
import type { InquiryAction } from "./inquiry-action.ts";
import { selectionWords } from "../list/selection-words.ts";
import { statusActions } from "./status-actions.ts";

const { reply, note, take, assign, lookAgain, outcome, answered, close, spam } = actionWords;
const { undo, takeBack, sendNow, forward, print } = actionWords;

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
    run: ({ change, userId }) => userId && change({ kind: "assignee", assigneeId: userId }),
  },
  ...statusActions,
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
    run: ({ change }) => change({ kind: "status", status: "answered" }),
    several: () => ({ button: answered.short, wanted: () => "answered" }),
  },
  {
    id: "close",
    key: "e",
    label: close.label,
    isCommand: false,
    button: ({ status }) => (status === "closed" ? close.reopen : close.button),
    frequent: ({ status }) => (status === "closed" ? close.reopen : close.button),
    run: ({ change, inquiry }) =>
      change({ kind: "status", status: inquiry.status === "closed" ? "in_progress" : "closed" }),
    several: () => ({ button: close.button, wanted: () => "closed" }),
  },
  {
    id: "spam",
    key: "s",
    label: spam.label,
    isCommand: false,
    button: ({ status }) => (status === "spam" ? spam.notSpam : spam.button),
    frequent: ({ status }) => (status === "spam" ? spam.notSpam : spam.short),
    run: ({ change, inquiry }) =>
      change({ kind: "status", status: inquiry.status === "spam" ? statusWithoutSpam(inquiry) : "spam" }),
    several: (inquiries) =>
      inquiries.length > 0 && inquiries.every(({ status }) => status === "spam")
        ? { button: selectionWords.notSpam, wanted: statusWithoutSpam }
        : { button: selectionWords.spam, wanted: () => "spam" },
  },
  {
    id: "not-inquiry",
    label: returnWords.notInquiry,
    button: () => returnWords.notInquiry,
    isPossible: ({ inquiry }) =>
      inquiry.type === "mail" && inquiry.return_at === null && inquiry.answered_at === null,
    run: ({ inquiry, refresh }) => void returnMail(inquiry, refresh),
  },
  {
    id: "keep",
    label: returnWords.keep,
    button: () => returnWords.keep,
    isPossible: ({ inquiry }) => inquiry.return_at !== null,
    run: ({ inquiry, refresh }) => void keepInquiry(inquiry.id, refresh),
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
