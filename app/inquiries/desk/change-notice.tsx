import { interpolate, localize, type Locale } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./change-notice.module.css";
import { actionWords, conflictWords } from "./inquiry-words.ts";
import type { Changes } from "./use-changes.ts";

/** What was changed, with a way back; or that a colleague was faster, with both wishes. */
export function ChangeNotice({ locale, changes }: { locale: Locale; changes: Changes }) {
  const { conflict, done, undo, busy } = changes;
  const words = localize(locale, conflictWords);
  return (
    <div className={styles.notices}>
      <div role="alert">
        {conflict && (
          <section className={styles.conflict} aria-labelledby="conflict">
            <h2 id="conflict">{words.title}</h2>
            <p>{words.text}</p>
            <p>{interpolate(words.theirs, { state: conflict.now })}</p>
            <p>{interpolate(words.yours, { change: conflict.wanted })}</p>
            <div className="actions">
              <Button variant="outline" busy={busy} onClick={conflict.apply}>
                {words.apply}
              </Button>
              <Button variant="ghost" onClick={conflict.keep}>
                {words.keep}
              </Button>
            </div>
          </section>
        )}
      </div>
      <div role="status">
        {done && !conflict && (
          <p className={styles.done}>
            {interpolate(actionWords.changed[locale], { change: done })}
            {undo && (
              <Button variant="ghost" busy={busy} aria-keyshortcuts="u" onClick={undo}>
                {actionWords.undo[locale]}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
