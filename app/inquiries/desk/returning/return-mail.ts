import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { perform } from "../../../staff/use-action.ts";
import { actionWords } from "../actions/action-words.ts";
import { deskChanges } from "../inquiry/use-inquiry.ts";
import { returnWords } from "./return-words.ts";

const holdMs = 10_000;

/** Sends a mail that is no inquiry back to its mailbox, with ten seconds to think again. */
export function returnMail({ id, version }: Pick<Inquiry, "id" | "version">) {
  const send = async () =>
    toResult(await databaseClient().rpc("return_mail", { inquiry_id: id, expected_version: version }));
  return perform(send, undefined, {
    done: () => ({
      kind: "waiting",
      title: returnWords.returning,
      text: returnWords.tenSeconds,
      actions: [{ label: actionWords.undo, shortcut: "z", run: () => keepInquiry(id) }],
      until: { moment: Date.now() + holdMs, left: returnWords.returnedIn, ended: returnWords.returned },
    }),
    failed: returnWords.notReturned,
    topic: topicOf(id),
    changes: deskChanges,
  });
}

/** Leaves it an inquiry after all, and says whether that was in time. */
export function keepInquiry(id: string) {
  const keep = async () => toResult(await databaseClient().rpc("keep_inquiry", { inquiry_id: id }));
  return perform(keep, undefined, {
    done: (isKept) => (isKept ? returnWords.kept : { kind: "error", title: returnWords.tooLate }),
    failed: returnWords.notKept,
    topic: topicOf(id),
    changes: deskChanges,
  });
}

function topicOf(id: string): string {
  return `return-${id}`;
}
