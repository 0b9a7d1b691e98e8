import { useState } from "react";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { hasKeys, setKeys } from "../../../staff/keys-setting.ts";
import { useKeys } from "../../../staff/use-keys.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { CheckboxField } from "../../../ui/form/field.tsx";
import { keysHelp, keysHelpWords } from "./key-words.ts";
import styles from "./keys-help.module.css";

/** Which key does what, and a way to switch single keys off. `?` opens it. */
export function KeysHelp() {
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(hasKeys);
  const words = useWords(keysHelpWords);
  const open = () => setOpen(true);
  useCommands(() => [
    { id: "keys", group: "general", label: keysHelpWords.title, shortcut: "?", run: () => open() },
  ]);
  useKeys({ "?": open });

  return (
    <>
      <Button variant="ghost" className={styles.open} aria-keyshortcuts="?" onClick={open}>
        {words.open}
      </Button>
      {isOpen && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <div className={styles.groups}>
            {(["list", "inquiry"] as const).map((title) => (
              <section key={title} aria-labelledby={`keys-${title}`}>
                <h3 id={`keys-${title}`}>{words[title]}</h3>
                <dl>
                  {keysHelp[title].map(({ key, label }) => (
                    <div key={key}>
                      <dt>
                        <kbd className="kbd" dir="ltr">
                          {key}
                        </kbd>
                      </dt>
                      <dd>{label[locale]}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
          <CheckboxField
            name="single-keys"
            label={words.setting}
            checked={isOn}
            onChange={({ currentTarget }) => {
              setKeys(currentTarget.checked);
              setOn(currentTarget.checked);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
