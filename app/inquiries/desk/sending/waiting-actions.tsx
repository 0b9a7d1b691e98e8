import { useState } from "react";
import type { Message } from "../../../backend/inquiry-rows.ts";
import { useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "../conversation/thread.module.css";
import { sendingWords } from "./sending-words.ts";
import { sendMailNow, takeBackMail } from "./waiting-mail.ts";

/** What can be done with a reply that has not gone out. */
export function WaitingActions({ message }: { message: Message }) {
  const words = useWords(sendingWords);
  const [busy, setBusy] = useState(false);
  const run = (action: typeof takeBackMail) => async () => {
    setBusy(true);
    await action(message);
    setBusy(false);
  };
  return (
    <div className={`actions ${styles.waiting}`}>
      <Button variant="outline" busy={busy} onClick={run(takeBackMail)}>
        {words.takeBack}
      </Button>
      <Button variant="ghost" busy={busy} onClick={run(sendMailNow)}>
        {words.sendNow}
      </Button>
    </div>
  );
}
