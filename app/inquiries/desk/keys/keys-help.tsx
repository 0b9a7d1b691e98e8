import { useRef, useState } from "react";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { hasKeys, setKeys } from "../../../staff/keys-setting.ts";
import { useKeys } from "../../../staff/use-keys.ts";
import { Button } from "../../../ui/button.tsx";
import dialogStyles from "../../../ui/dialog.module.css";
import { keysHelp, keysHelpWords } from "./key-words.ts";
import styles from "./keys-help.module.css";

/** Which key does what, and a way to switch single keys off. `?` opens it. */
export function KeysHelp() {
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(hasKeys);
  const words = useWords(keysHelpWords);
  const open = () => dialog.current?.showModal();
  useCommands(() => [
    { id: "keys", group: "general", label: keysHelpWords.title, shortcut: "?", run: () => open() },
  ]);
  useKeys({ "?": open });

  return (
    <>
      <Button variant="ghost" className={styles.open} aria-keyshortcuts="?" onClick={open}>
        {words.open}
      </Button>
      <dialog
        ref={dialog}
        className={`surface-base ${dialogStyles.dialog} ${styles.dialog}`}
        aria-labelledby="keys-help"
      >
        <h2 id="keys-help">{words.title}</h2>
        <div className={styles.groups}>
          {(["list", "inquiry"] as const).map((title) => (
            <section key={title} aria-labelledby={`keys-${title}`}>
              <h3 id={`keys-${title}`}>{words[title]}</h3>
              <dl>
                {keysHelp[title].map(({ key, label }) => (
                  <div key={key}>
                    <dt>
                      <kbd dir="ltr">{key}</kbd>
                    </dt>
                    <dd>{label[locale]}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <label className={styles.setting}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => {
              setKeys(currentTarget.checked);
              setOn(currentTarget.checked);
            }}
          />
          {words.setting}
        </label>
        <Button variant="outline" onClick={() => dialog.current?.close()}>
          {words.close}
        </Button>
      </dialog>
    </>
  );
}
