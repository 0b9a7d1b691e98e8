import { formatShortDateTime } from "../../../i18n/format.ts";
import { inEachLocale, interpolate } from "../../../i18n/text.ts";
import { showToast } from "../../../ui/toast.tsx";
import { actionWords } from "../actions/action-words.ts";
import { sendingWords, sentIn } from "./sending-words.ts";
import { takeBackReply, topicOf, type WaitingMessage } from "./waiting-reply.ts";

const holdMs = 10_000;

/** Says that a reply is on its way, with ten seconds to take it back; wherever its author goes meanwhile. */
export function showSending(reply: WaitingMessage, sendAfter: string | undefined) {
  showToast({
    kind: "waiting",
    topic: topicOf(reply.id),
    ...(sendAfter
      ? {
          title: inEachLocale((to) =>
            interpolate(sendingWords.scheduled[to], { moment: formatShortDateTime(to, sendAfter) }),
          ),
        }
      : {
          title: sendingWords.onItsWay,
          text: sendingWords.tenSeconds,
          until: { moment: Date.now() + holdMs, left: sentIn, ended: sendingWords.sent },
        }),
    actions: [{ label: actionWords.undo, shortcut: "z", run: () => takeBackReply(reply) }],
  });
}
