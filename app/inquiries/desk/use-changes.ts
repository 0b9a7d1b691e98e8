import { useState } from "react";
import { type ApiError, errorText } from "../../backend/api-error.ts";
import type { Inquiry } from "../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../backend/staff-rows.ts";
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
  /** Makes changes, one after the other; true when all were made. */
  run: (...changes: Change[]) => Promise<boolean>;
  /** What was changed last, in words, and how to take it back. */
  done: string | undefined;
  undo: (() => void) | undefined;
  /** Somebody else changed the inquiry first: what was wanted, how it is now, and what to do about it. */
  conflict: { wanted: string; now: string; apply: () => void; keep: () => void } | undefined;
}

/** Changes of an inquiry, as the page shows it: none overwrites one that was not seen. */
export function useChanges({ locale, inquiry, team, onChanged }: ChangesOptions): Changes {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ text: string; version: number; undoing: Change[] }>();
  const [refused, setRefused] = useState<Change>();

  async function run(...changes: Change[]): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    dismissToasts("change");
    const isDone = await runAll(changes);
    setBusy(false);
    return isDone;
  }

  async function runAll(changes: Change[]): Promise<boolean> {
    let { version } = inquiry;
    for (const change of changes) {
      const result = await changeInquiry({ id: inquiry.id, version }, change);
      if (result.kind === "failed") {
        showFailure(result.error);
        return false;
      }
      onChanged();
      if (result.kind === "conflict") {
        setRefused(change);
        return false;
      }
      ({ version } = result);
    }
    setRefused(undefined);
    const undoing = changes.flatMap((change) => reverse(change, inquiry));
    setLast({ text: listText(changes.map(describe)), version, undoing });
    return true;
  }

  function listText(texts: string[]): string {
    return texts.join(locale === "ar" ? "، " : ", ");
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
  const undoing = isLatest ? last.undoing : [];
  return {
    busy,
    run,
    done: isLatest ? last.text : undefined,
    undo:
      undoing.length > 0
        ? () => void run(...undoing).then((isDone) => isDone && setLast(undefined))
        : undefined,
    conflict: refused && {
      wanted: describe(refused),
      now: listText([
        describe({ kind: "status", status: inquiry.status }),
        describe({ kind: "assignee", assigneeId: inquiry.assignee_id }),
      ]),
      apply: () => void run(refused),
      keep: () => setRefused(undefined),
    },
  };
}

/** What takes a change back; nothing does that for a mail. */
function reverse(change: Change, before: Inquiry): Change[] {
  const status: Change = { kind: "status", status: before.status };
  if (change.kind === "status") return [status];
  if (change.kind === "reply") return [];
  const assignee: Change = { kind: "assignee", assigneeId: before.assignee_id };
  // Who takes a new inquiry has also begun with it.
  return before.status === "new" ? [assignee, status] : [assignee];
}
