import type { Message } from "../../../backend/inquiry-rows.ts";
import { useWords } from "../../../i18n/use-locale.ts";
import { useAction } from "../../../staff/use-action.ts";
import { Button } from "../../../ui/form/button.tsx";
import styles from "../conversation/thread.module.css";
import { sendingWords } from "./sending-words.ts";
import { sendMailNow, takeBackMail } from "./waiting-mail.ts";

/** What can be done with a reply that has not gone out. */
export function WaitingActions({ message }: { message: Message }) {
  const words = useWords(sendingWords);
  const takeBack = useAction(() => takeBackMail(message), {});
  const send = useAction(() => sendMailNow(message), {});
  const busy = takeBack.isBusy || send.isBusy;
  return (
    <div className={`actions ${styles.waiting}`}>
      <Button variant="outline" busy={busy} onClick={() => void takeBack.run()}>
        {words.takeBack}
      </Button>
      <Button variant="ghost" busy={busy} onClick={() => void send.run()}>
        {words.sendNow}
      </Button>
    </div>
  );
}
