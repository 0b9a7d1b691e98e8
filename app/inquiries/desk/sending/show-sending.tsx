import { formatShortDateTime } from "../../../i18n/format.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { showToast } from "../../../ui/toast.tsx";
import { sendingWords } from "./sending-words.ts";
import { UndoButton } from "./undo-button.tsx";
import { takeBackReply, topicOf, type WaitingMessage } from "./waiting-reply.ts";

const holdMs = 10_000;

/** Says that a reply is on its way, with ten seconds to take it back; wherever its author goes meanwhile. */
export function showSending(locale: Locale, reply: WaitingMessage, sendAfter: string | undefined) {
  const title = sendAfter
    ? interpolate(sendingWords.scheduled[locale], { moment: formatShortDateTime(locale, sendAfter) })
    : sendingWords.onItsWay[locale];
  showToast({
    kind: "success",
    topic: topicOf(reply.id),
    title,
    ...(!sendAfter && { text: sendingWords.tenSeconds[locale] }),
    action: (
      <UndoButton
        label={sendingWords.takeBack[locale]}
        until={sendAfter ? undefined : Date.now() + holdMs}
        ended={sendingWords.sent[locale]}
        onUndo={() => void takeBackReply(locale, reply)}
      />
    ),
  });
}
