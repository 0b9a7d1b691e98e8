import type { Inquiry, InquiryStatus } from "../../../backend/inquiry-rows.ts";
import { inEachLocale, interpolate, type Locale, type LocalizedText } from "../../../i18n/text.ts";
import type { Command } from "../../../staff/commands/command.ts";
import { showToast } from "../../../ui/toast.tsx";
import { statusWords } from "../../inbox-words.ts";
import { commandWords } from "../command-words.ts";

export interface InquiryCommandsOptions {
  locale: Locale;
  inquiry: Inquiry;
  /** What the keys do, too. */
  actions: Record<"reply" | "note" | "take", () => void>;
  setStatus: (status: InquiryStatus) => void;
  undo: (() => void) | undefined;
}

const statuses: InquiryStatus[] = ["new", "in_progress", "answered", "closed", "spam"];

/** By which other words a status is asked for. */
const statusKeywords: Record<InquiryStatus, string> = {
  new: "not spam unread ليس غير مرغوب فيه",
  in_progress: "reopen open أعد الفتح",
  answered: "done تم الرد",
  closed: "close finish أغلق أنه",
  spam: "junk سبام",
};

/** What can be done with the open inquiry. */
export function inquiryCommands(options: InquiryCommandsOptions): Command[] {
  const { locale, inquiry, actions, setStatus, undo } = options;
  const make = (id: string, label: LocalizedText, run: () => void, shortcut?: string): Command => ({
    id,
    group: "inquiry",
    label,
    run,
    ...(shortcut && { shortcut }),
  });
  return [
    make("reply", commandWords.reply, actions.reply, "r"),
    make("note", commandWords.note, actions.note, "n"),
    make("take", commandWords.take, actions.take, "t"),
    ...statuses
      .filter((status) => status !== inquiry.status)
      .map((status) => ({
        ...make(`status-${status}`, statusLabel(status), () => setStatus(status)),
        keywords: statusKeywords[status],
      })),
    ...(undo ? [make("undo", commandWords.undo, undo, "u")] : []),
    make("copy-address", commandWords.copyAddress, () =>
      copy(locale, inquiry.email, commandWords.addressCopied),
    ),
    make("copy-link", commandWords.copyLink, () =>
      copy(locale, `${location.origin}/admin?inquiry=${inquiry.id}`, commandWords.linkCopied),
    ),
    make("print", commandWords.print, () => print()),
  ];
}

function statusLabel(status: InquiryStatus): LocalizedText {
  return inEachLocale((to) => interpolate(commandWords.status[to], { status: statusWords[status][to] }));
}

function copy(locale: Locale, text: string, done: LocalizedText) {
  navigator.clipboard.writeText(text).then(
    () => showToast({ kind: "success", topic: "copy", title: done[locale] }),
    () => showToast({ kind: "error", topic: "copy", title: commandWords.copyFailed[locale] }),
  );
}
