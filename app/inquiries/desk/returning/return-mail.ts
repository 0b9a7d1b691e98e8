import { errorText } from "../../../backend/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { showToast } from "../../../ui/toast.tsx";
import { actionWords } from "../actions/action-words.ts";
import { returnedIn, returnWords } from "./return-words.ts";

const holdMs = 10_000;

/** Sends a mail that is no inquiry back to its mailbox, with ten seconds to think again. */
export async function returnMail({ id, version }: Pick<Inquiry, "id" | "version">, refresh: () => void) {
  const call = databaseClient().rpc("return_mail", { inquiry_id: id, expected_version: version });
  const { error } = toResult(await call);
  refresh();
  const topic = topicOf(id);
  if (error) {
    const title = returnWords.notReturned;
    return showToast({ kind: "error", topic, title, text: errorText(error) });
  }
  return showToast({
    kind: "waiting",
    topic,
    title: returnWords.returning,
    text: returnWords.tenSeconds,
    actions: [{ label: actionWords.undo, shortcut: "z", run: () => keepInquiry(id, refresh) }],
    until: { moment: Date.now() + holdMs, left: returnedIn, ended: returnWords.returned },
  });
}

/** Leaves it an inquiry after all, and says whether that was in time. */
export async function keepInquiry(id: string, refresh: () => void) {
  const { data, error } = toResult(await databaseClient().rpc("keep_inquiry", { inquiry_id: id }));
  refresh();
  const topic = topicOf(id);
  if (error) showToast({ kind: "error", topic, title: returnWords.notKept, text: errorText(error) });
  else if (!data) showToast({ kind: "error", topic, title: returnWords.tooLate });
  else showToast({ kind: "success", topic, title: returnWords.kept });
}

function topicOf(id: string): string {
  return `return-${id}`;
}
