import { useState } from "react";
import { type ApiError, errorText } from "../../backend/api-error.ts";
import type { Inquiry, TeamMember } from "../../backend/schema.ts";
import { interpolate, type Locale } from "../../i18n/text.ts";
import { dismissToasts, showToast } from "../../ui/toast.tsx";
import { statusWords } from "../inbox-words.ts";
import { assigneeName } from "./assignee-name.ts";
import { type Change, changeInquiry } from "./change-inquiry.ts";
import { actionWords } from "./inquiry-words.ts";

export interface ChangesOptions {
  locale: Locale;
  inquiry: Inquiry;
  team: TeamMember[];
  onChanged: () => void;
}

export interface Changes {
  busy: boolean;
  /** Makes a change; true when it was made. */
  run: (change: Change) => Promise<boolean>;
  /** What was changed last, in words, and how to take it back. */
  done: string | undefined;
  undo: (() => void) | undefined;
  /** Somebody else changed the inquiry first: what was wanted, how it is now, and what to do about it. */
  conflict: { wanted: string; now: string; apply: () => void; keep: () => void } | undefined;
}

/** Changes of an inquiry, as the page shows it: none overwrites one that was not seen. */
export function useChanges({ locale, inquiry, team, onChanged }: ChangesOptions): Changes {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ text: string; version: number; undoing: Change | undefined }>();
  const [refused, setRefused] = useState<Change>();

  async function run(change: Change): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    dismissToasts("change");
    const result = await changeInquiry(inquiry, change);
    setBusy(false);
    if (result.kind === "failed") {
      showFailure(result.error);
      return false;
    }
    const isDone = result.kind === "done";
    setRefused(isDone ? undefined : change);
    if (isDone)
      setLast({ text: describe(change), version: result.version, undoing: reverse(change, inquiry) });
    onChanged();
    return isDone;
  }

  function showFailure(error: ApiError) {
    showToast({
      kind: "error",
      topic: "change",
      title: actionWords.failed[locale],
      text: errorText(error)[locale],
    });
  }

  function describe(change: Change): string {
    if (change.kind === "reply") return actionWords.replyNow[locale];
    if (change.kind === "status")
      return interpolate(actionWords.statusNow[locale], { status: statusWords[change.status][locale] });
    const name = assigneeName(locale, team, change.assigneeId);
    return interpolate(actionWords.assigneeNow[locale], { name });
  }

  const isLatest = last?.version === inquiry.version;
  const undoing = isLatest ? last.undoing : undefined;
  return {
    busy,
    run,
    done: isLatest ? last.text : undefined,
    undo: undoing && (() => void run(undoing).then((isDone) => isDone && setLast(undefined))),
    conflict: refused && {
      wanted: describe(refused),
      now: [
        describe({ kind: "status", status: inquiry.status }),
        describe({ kind: "assignee", assigneeId: inquiry.assignee_id }),
      ].join(locale === "ar" ? "، " : ", "),
      apply: () => void run(refused),
      keep: () => setRefused(undefined),
    },
  };
}

/** What takes a change back; nothing does that for a mail. */
function reverse(change: Change, before: Inquiry): Change | undefined {
  if (change.kind === "status") return { kind: "status", status: before.status };
  if (change.kind === "assignee") return { kind: "assignee", assigneeId: before.assignee_id };
  return undefined;
}
