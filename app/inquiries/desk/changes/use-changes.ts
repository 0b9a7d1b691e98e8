import { useEffect, useRef, useState } from "react";
import { errorText } from "../../../backend/errors/api-error.ts";
import type { Inquiry, StateChange } from "../../../backend/inquiry-rows.ts";
import { capitalize, inEachLocale, interpolate } from "../../../i18n/text.ts";
import { useTeam } from "../../../staff/team.ts";
import { refresh } from "../../../staff/use-action.ts";
import { dismissToasts, useToast } from "../../../ui/toast/toast.tsx";
import { changeWords, conflictWords, describeChange, describeState } from "../actions/action-words.ts";
import { storeWriting, type Writing, type WritingResult } from "../compose/store-writing.ts";
import { deskChanges } from "../inquiry/use-inquiry.ts";
import { showSending } from "../sending/waiting-mail.ts";
import {
  changeInquiry,
  type ChangeResult,
  isMade,
  type Undoing,
  changeTopic,
  sayChanged,
  sayUnchanged,
} from "./change-inquiries.ts";

export interface Changes {
  run: (change: StateChange) => Promise<ChangeResult>;
  /** Sends a reply, or adds a note. */
  send: (writing: Writing) => Promise<WritingResult>;
  /** Takes back what was changed last. */
  undo: (() => void) | undefined;
}

/**
 * Changes of an inquiry, as the page shows it, one after the other: none overwrites one that was not seen. A notice says what was
 * changed, with a way back also after another inquiry was opened; or that a colleague was faster, with both changes.
 */
export function useChanges(inquiry: Inquiry): Changes {
  const team = useTeam();
  const [last, setLast] = useState<Undoing>();
  const [refused, setRefused] = useState<StateChange>();

  // As the page shows it, and as the last change left it: two keys may follow each other before the page has asked again.
  const known = useRef(inquiry);
  useEffect(() => {
    if (inquiry.version >= known.current.version) known.current = inquiry;
  }, [inquiry]);
  const pending = useRef<Promise<unknown>>(Promise.resolve());

  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = pending.current.then(() => {
      dismissToasts(changeTopic);
      return task();
    });
    pending.current = result;
    return result;
  }

  const run = (change: StateChange) => inTurn(() => make(change, false));
  const takeBack = ({ id: _id, version: _version, ...change }: Undoing) => inTurn(() => make(change, true));

  async function make(change: StateChange, isUndo: boolean): Promise<ChangeResult> {
    const result = await changeInquiry(known.current, change);
    if (result.kind === "failed") {
      // Its form says what is wrong.
      if (isUndo || !("name" in change)) sayUnchanged(changeWords.failed, errorText(result.error));
      return result;
    }
    refresh(deskChanges);
    if (result.kind === "conflict") {
      if (isUndo) sayUnchanged(conflictWords.title, conflictWords.text);
      else setRefused(change);
      return result;
    }
    const { undoing } = result;
    known.current = { ...known.current, ...change, version: undoing.version };
    setRefused(undefined);
    setLast(isUndo ? undefined : undoing);
    const made = whatDiffers(change, undoing);
    sayChanged({
      title: inEachLocale((to) => capitalize(describeChange(to, team, made))),
      undo: isUndo ? undefined : () => takeBack(undoing),
    });
    return result;
  }

  async function store(writing: Writing): Promise<WritingResult> {
    const result = await storeWriting(known.current, writing);
    if (result.kind === "failed")
      sayUnchanged(changeWords[writing.kind === "note" ? "noteFailed" : "failed"], errorText(result.error));
    else refresh(deskChanges);
    // What is to become of a reply that was not taken is asked where it is written.
    if (result.kind !== "done") return result;
    known.current = { ...known.current, version: result.version };
    if (writing.kind === "note") sayChanged({ title: changeWords.noteAdded });
    else {
      const { body, locale, cc, sendAfter } = writing;
      showSending({ id: result.replyId, inquiry_id: inquiry.id, body, locale, cc }, sendAfter);
    }
    return result;
  }

  useToast(
    refused && !isMade(refused, inquiry)
      ? {
          kind: "error",
          topic: "conflict",
          title: conflictWords.title,
          text: inEachLocale((to) => {
            const theirs = interpolate(conflictWords.theirs[to], { state: describeState(to, team, inquiry) });
            const yours = interpolate(conflictWords.yours[to], { change: describeChange(to, team, refused) });
            return `${theirs}. ${yours}.`;
          }),
          actions: [
            { label: conflictWords.apply, run: () => run(refused) },
            { label: conflictWords.keep, run: () => setRefused(undefined) },
          ],
        }
      : undefined,
  );
  return {
    run,
    send: (writing) => inTurn(() => store(writing)),
    undo: last?.version === inquiry.version ? () => void takeBack(last) : undefined,
  };
}

/** Of a change what was not so before: what takes one back names all that it may have changed. */
function whatDiffers(change: StateChange, before: StateChange): StateChange {
  if ("outcome" in change || "name" in change) return change;
  // The day to come back goes with the status.
  const all = Object.entries(change.status ? { look_again_on: null, ...change } : change);
  const differing = all.filter(([column, value]) => value !== Reflect.get(before, column));
  return differing.length > 0 ? Object.fromEntries(differing) : change;
}
