import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./change-notice.module.css";
import { describeChanges, describeDone, describeState } from "./change-inquiry.ts";
import type { Changes } from "./use-changes.ts";
import { actionWords, conflictWords } from "../actions/action-words.ts";

export interface ChangeNoticeProps {
  inquiry: Inquiry;
  team: TeamMember[];
  changes: Changes;
}

/** What was changed, with a way back; or that a colleague was faster, with both wishes. */
export function ChangeNotice({ inquiry, team, changes }: ChangeNoticeProps) {
  const locale = useLocale();
  const { conflict, done, undo, busy } = changes;
  const words = useWords(conflictWords);
  return (
    <div className={styles.notices}>
      <div role="alert">
        {conflict && (
          <section className={styles.conflict} aria-labelledby="conflict">
            <h2 id="conflict">{words.title}</h2>
            <p>{words.text}</p>
            <p>{interpolate(words.theirs, { state: describeState(locale, team, inquiry) })}</p>
            <p>
              {interpolate(words.yours, {
                change: describeChanges(locale, team, [conflict.wanted]),
              })}
            </p>
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
        {done.length > 0 && !conflict && (
          <p className={styles.done}>
            {describeDone(locale, team, done)}
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
