import { useEffect, useState } from "react";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { sendingWords } from "./sending-words.ts";
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
      <TakeBackButton locale={locale} reply={reply} until={sendAfter ? undefined : Date.now() + holdMs} />
    ),
  });
}

interface TakeBackButtonProps {
  locale: Locale;
  reply: WaitingMessage;
  /** When it goes out, of one that goes out at once. */
  until: number | undefined;
}

function TakeBackButton({ locale, reply, until }: TakeBackButtonProps) {
  const [now, setNow] = useState(Date.now);
  const [busy, setBusy] = useState(false);
  const seconds = until === undefined ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  if (seconds === 0) return <p>{sendingWords.sent[locale]}</p>;
  return (
    <Button
      variant="ghost"
      busy={busy}
      onClick={() => {
        setBusy(true);
        void takeBackReply(locale, reply);
      }}
    >
      <span>
        {sendingWords.takeBack[locale]}
        {/* Said once, with the notice, and not every second. */}
        {seconds !== undefined && <span aria-hidden="true"> ({seconds})</span>}
      </span>
    </Button>
  );
}
