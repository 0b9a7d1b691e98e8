import { useState } from "react";
import { Button } from "./button.tsx";
import { ToastSeconds } from "./toast-seconds.tsx";
import type { ToastAction, ToastBody } from "./toast.tsx";
import styles from "./toast.later.module.css";

/** What a toast says, for how long something can be done about it, and its buttons. */
export const ActingToast: ToastBody = ({ toast: { title, text, actions, until }, locale }) => {
  const [busy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);

  async function run(action: ToastAction) {
    setBusy(true);
    await action.run();
    setBusy(false);
  }

  return (
    <>
      <div>
        <p className={until ? "sr-only" : styles.title}>{title[locale]}</p>
        {until && <ToastSeconds {...until} locale={locale} onOver={() => setOver(true)} />}
        {text && <p className={until && "sr-only"}>{text[locale]}</p>}
      </div>
      {!isOver &&
        actions?.map((action) => (
          <Button
            key={action.label.en}
            variant="ghost"
            busy={busy}
            aria-keyshortcuts={action.shortcut}
            onClick={() => void run(action)}
          >
            {action.label[locale]}
            {action.shortcut && <kbd aria-hidden="true">{action.shortcut}</kbd>}
          </Button>
        ))}
    </>
  );
};
