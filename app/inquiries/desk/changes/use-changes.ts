import { useEffect, useRef, useState } from "react";
import { errorText } from "../../../backend/api-error.ts";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { capitalize, inEachLocale, interpolate } from "../../../i18n/text.ts";
import { dismissToasts, showToast } from "../../../ui/toast.tsx";
import { useToast } from "../../../ui/use-toast.ts";
import {
  type Change,
  changeInquiry,
  type ChangeResult,
  describeChanges,
  describeState,
  isMade,
  outcome,
  reverse,
  type StateChange,
} from "./change-inquiry.ts";
import { actionWords, changeWords, conflictWords } from "../actions/action-words.ts";
import { showSending } from "../sending/show-sending.ts";

const topic = "change";

export interface Changes {
  busy: boolean;
  /** Makes changes, one after the other, until one is not made. */
  run: (...changes: Change[]) => Promise<ChangeResult>;
  /** Takes back what was changed last. */
  undo: (() => void) | undefined;
}

/**
 * Changes of an inquiry, as the page shows it: none overwrites one that was not seen. A notice says what was changed, with a way back
 * also after another inquiry was opened; or that a colleague was faster, with both changes.
 */
export function useChanges(inquiry: Inquiry, team: TeamMember[], onChanged: () => void): Changes {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ version: number; undoing: StateChange[] }>();
  const [refused, setRefused] = useState<StateChange>();

  // As the page shows it, and as the last change left it: two keys may follow each other before the page has asked again.
  const known = useRef(inquiry);
  useEffect(() => {
    if (inquiry.version >= known.current.version) known.current = inquiry;
  }, [inquiry]);
  const pending = useRef<Promise<unknown>>(Promise.resolve());

  function run(...changes: Change[]): Promise<ChangeResult> {
    return queueUp(changes, false);
  }

  function queueUp(changes: Change[], isUndo: boolean): Promise<ChangeResult> {
    const result = pending.current.then(() => runAll(changes, isUndo));
    pending.current = result;
    return result;
  }

  async function runAll(changes: Change[], isUndo: boolean): Promise<ChangeResult> {
    setBusy(true);
    dismissToasts(topic);
    const result = await runInTurn(changes, isUndo);
    setBusy(false);
    return result;
  }

  async function runInTurn(changes: Change[], isUndo: boolean): Promise<ChangeResult> {
    const before = known.current;
    const made: StateChange[] = [];
    for (const change of changes) {
      const result = await changeInquiry(known.current, change);
      if (result.kind === "failed") {
        // Its form says what is wrong.
        if (change.kind === "contact" && !isUndo) return result;
        showToast({
          kind: "error",
          topic,
          title: changeWords[change.kind === "note" ? "noteFailed" : "failed"],
          text: errorText(result.error),
        });
        return result;
      }
      onChanged();
      if (change.kind === "note") {
        showToast({ kind: "success", topic, title: changeWords.noteAdded });
        continue;
      }
      if (result.kind !== "done") {
        // What is to become of a reply is asked where it is written.
        if (change.kind !== "reply") refuse(change, isUndo);
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
        showSending(reply, change.sendAfter);
        continue;
      }
      made.push(change);
      known.current = { ...known.current, ...outcome(change, known.current), version: result.version };
    }
    const { version } = known.current;
    if (made.length > 0) {
      const undoing = isUndo ? [] : made.flatMap((change) => reverse(change, before));
      setRefused(undefined);
      setLast({ version, undoing });
      showToast({
        kind: "success",
        topic,
        title: inEachLocale((to) => capitalize(describeChanges(to, team, made))),
        actions: isUndo
          ? []
          : [{ label: actionWords.undo, shortcut: "z", run: () => queueUp(undoing, true) }],
      });
    }
    return { kind: "done", version };
  }

  function refuse(change: StateChange, isUndo: boolean) {
    if (isUndo) showToast({ kind: "error", topic, title: conflictWords.title, text: conflictWords.text });
    else setRefused(change);
  }

  useToast(
    refused && !isMade(refused, inquiry)
      ? {
          kind: "error",
          topic: "conflict",
          title: conflictWords.title,
          text: inEachLocale((to) => {
            const theirs = interpolate(conflictWords.theirs[to], { state: describeState(to, team, inquiry) });
            const yours = interpolate(conflictWords.yours[to], {
              change: describeChanges(to, team, [refused]),
            });
            return `${theirs}. ${yours}.`;
          }),
          actions: [
            { label: conflictWords.apply, run: () => run(refused) },
            { label: conflictWords.keep, run: () => setRefused(undefined) },
          ],
        }
      : undefined,
  );
  const undoing = last?.version === inquiry.version ? last.undoing : [];
  return { busy, run, undo: undoing.length > 0 ? () => void queueUp(undoing, true) : undefined };
}
