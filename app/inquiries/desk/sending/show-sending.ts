import { formatShortDateTime } from "../../../i18n/format.ts";
import { inEachLocale, interpolate, type LocalizedText } from "../../../i18n/text.ts";
import { showToast } from "../../../ui/toast.tsx";
import { actionWords } from "../actions/action-words.ts";
import { sendingWords, sentIn } from "./sending-words.ts";
import { takeBackMail, topicOf, type WaitingMessage } from "./waiting-mail.ts";

const holdMs = 10_000;

/** Says that a mail is on its way, with ten seconds to take it back; wherever its author goes meanwhile. */
export function showSending(message: WaitingMessage, sendAfter?: string) {
  showToast({
    kind: "waiting",
    topic: topicOf(message.id),
    ...(sendAfter
      ? {
          title: inEachLocale((to) =>
            interpolate(sendingWords.scheduled[to], { moment: formatShortDateTime(to, sendAfter) }),
          ),
        }
      : {
          title: message.address ? onItsWayTo(message.address) : sendingWords.onItsWay,
          text: sendingWords.tenSeconds,
          until: { moment: Date.now() + holdMs, left: sentIn, ended: sendingWords.sent },
        }),
    actions: [{ label: actionWords.undo, shortcut: "z", run: () => takeBackMail(message) }],
  });
}

function onItsWayTo(address: string): LocalizedText {
  return inEachLocale((to) =>
    interpolate(sendingWords.onItsWayTo[to], { address: `\u2066${address}\u2069` }),
  );
}
