import { useEffect, useRef, useState } from "react";
import { errorText } from "../../../backend/api-error.ts";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { dismissToasts, showToast } from "../../../ui/toast.tsx";
import {
  type Change,
  changeInquiry,
  type ChangeResult,
  isMade,
  outcome,
  reverse,
  type StateChange,
} from "./change-inquiry.ts";
import { changeWords } from "../actions/action-words.ts";
import { showSending } from "../sending/show-sending.tsx";

export interface Changes {
  busy: boolean;
  /** Makes changes, one after the other, until one is not made. */
  run: (...changes: Change[]) => Promise<ChangeResult>;
  /** What was changed last, and how to take it back. */
  done: StateChange[];
  undo: (() => void) | undefined;
  /** Somebody else changed the inquiry first: what was wanted, and what to do about it. */
  conflict: { wanted: StateChange; apply: () => void; keep: () => void } | undefined;
}

/** Changes of an inquiry, as the page shows it: none overwrites one that was not seen. */
export function useChanges(inquiry: Inquiry, onChanged: () => void): Changes {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ changes: StateChange[]; version: number; undoing: StateChange[] }>();
  const [refused, setRefused] = useState<StateChange>();

  // As the page shows it, and as the last change left it: two keys may follow each other before the page has asked again.
  const known = useRef(inquiry);
  useEffect(() => {
    if (inquiry.version >= known.current.version) known.current = inquiry;
  }, [inquiry]);
  const pending = useRef<Promise<unknown>>(Promise.resolve());

  function run(...changes: Change[]): Promise<ChangeResult> {
    const result = pending.current.then(() => runAll(changes));
    pending.current = result;
    return result;
  }

  async function runAll(changes: Change[]): Promise<ChangeResult> {
    setBusy(true);
    dismissToasts("change");
    const result = await runInTurn(changes);
    setBusy(false);
    return result;
  }

  async function runInTurn(changes: Change[]): Promise<ChangeResult> {
    const before = known.current;
    const made: StateChange[] = [];
    for (const change of changes) {
      const result = await changeInquiry(known.current, change);
      if (result.kind === "failed") {
        showToast({
          kind: "error",
          topic: "change",
          title: changeWords[change.kind === "note" ? "noteFailed" : "failed"][locale],
          text: errorText(result.error)[locale],
        });
        return result;
      }
      onChanged();
      if (change.kind === "note") {
        showToast({ kind: "success", topic: "change", title: changeWords.noteAdded[locale] });
        continue;
      }
      if (result.kind !== "done") {
        // What is to become of a reply is asked where it is written.
        if (change.kind !== "reply") setRefused(change);
        return result;
      }
      if (change.kind === "reply") {
        known.current = { ...known.current, version: result.version };
        const reply = {
          id: result.replyId ?? "",
          inquiry_id: before.id,
          body: change.body,
          locale: change.locale,
          cc: change.cc,
        };
        showSending(locale, reply, change.sendAfter);
        continue;
      }
      made.push(change);
      known.current = { ...known.current, ...outcome(change, known.current), version: result.version };
    }
    const { version } = known.current;
    if (made.length > 0) {
      setRefused(undefined);
      setLast({ changes: made, version, undoing: made.flatMap((change) => reverse(change, before)) });
    }
    return { kind: "done", version };
  }

  const isLatest = last?.version === inquiry.version;
  const undoing = isLatest ? last.undoing : [];
  return {
    busy,
    run,
    done: isLatest ? last.changes : [],
    undo:
      undoing.length > 0
        ? () => void run(...undoing).then(({ kind }) => kind === "done" && setLast(undefined))
        : undefined,
    conflict:
      refused && !isMade(refused, inquiry)
        ? { wanted: refused, apply: () => void run(refused), keep: () => setRefused(undefined) }
        : undefined,
  };
}
