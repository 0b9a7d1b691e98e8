import { errorText } from "../../../backend/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import type { Locale } from "../../../i18n/text.ts";
import { showToast } from "../../../ui/toast.tsx";
import { actionWords } from "../actions/action-words.ts";
import { UndoButton } from "../sending/undo-button.tsx";
import { returnWords } from "./return-words.ts";

const holdMs = 10_000;

/** Sends a mail that is no inquiry back to its mailbox, with ten seconds to think again. */
export async function returnMail(
  locale: Locale,
  { id, version }: Pick<Inquiry, "id" | "version">,
  refresh: () => void,
) {
  const call = databaseClient().rpc("return_mail", { inquiry_id: id, expected_version: version });
  const { error } = toResult(await call);
  refresh();
  const topic = topicOf(id);
  if (error) {
    const title = returnWords.notReturned[locale];
    return showToast({ kind: "error", topic, title, text: errorText(error)[locale] });
  }
  return showToast({
    kind: "success",
    topic,
    title: returnWords.returning[locale],
    text: returnWords.tenSeconds[locale],
    action: (
      <UndoButton
        label={actionWords.undo[locale]}
        until={Date.now() + holdMs}
        onUndo={() => void keepInquiry(locale, id, refresh)}
      />
    ),
  });
}

/** Leaves it an inquiry after all, and says whether that was in time. */
export async function keepInquiry(locale: Locale, id: string, refresh: () => void) {
  const { data, error } = toResult(await databaseClient().rpc("keep_inquiry", { inquiry_id: id }));
  refresh();
  const topic = topicOf(id);
  if (error)
    showToast({ kind: "error", topic, title: returnWords.notKept[locale], text: errorText(error)[locale] });
  else if (!data) showToast({ kind: "error", topic, title: returnWords.tooLate[locale] });
  else showToast({ kind: "success", topic, title: returnWords.kept[locale] });
}

function topicOf(id: string): string {
  return `return-${id}`;
}
