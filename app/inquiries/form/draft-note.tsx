import { formatDate } from "../../i18n/format-date.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { interpolate, type Localized, type Locale } from "../../i18n/text.ts";
import { Button } from "../../ui/form/button.tsx";
import type { DraftState } from "./autosave-draft.ts";
import type { formWords } from "../words.ts";
import fieldStyles from "../../ui/form/field.module.css";
import formStyles from "../../ui/form/form.module.css";
import styles from "./draft-note.module.css";

export interface DraftControls extends DraftState {
  clear: () => void;
}

interface DraftNoteProps {
  locale: Locale;
  words: Localized<typeof formWords>;
  draft: DraftControls;
}

/** Over a form that opened filled. The live region is there before its text, or nothing is announced. */
export function DraftRestoredNote({ locale, words, draft: { restoredFrom, clear } }: DraftNoteProps) {
  return (
    <div className={`${styles.restored} ${formStyles.full}`} role="status">
      {restoredFrom !== undefined && (
        <>
          <p>{interpolate(words.draftRestored, { date: formatDraftDate(locale, restoredFrom) })}</p>
          <Button variant="ghost" className={styles.clear} onClick={clear}>
            {words.draftClear}
          </Button>
        </>
      )}
    </div>
  );
}

/** Under a form, once a draft is saved. */
export function DraftSavedNote({ locale, words, draft: { isSaved, clear } }: DraftNoteProps) {
  if (!isSaved) return null;
  const policy = (
    <a className="link" href={`/${locale}/privacy-policy#cookies`}>
      {words.draftPolicy}
    </a>
  );
  return (
    <div className={`${styles.saved} ${formStyles.full}`}>
      <p className={`${fieldStyles.hint} ${styles.policy}`}>
        <InterpolatedText text={words.draftKept} values={{ policy }} />
      </p>
      <Button variant="ghost" className={styles.clear} onClick={clear}>
        {words.draftClear}
      </Button>
    </div>
  );
}

/** On one line, in the reader's own time zone. */
function formatDraftDate(locale: Locale, moment: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return formatDate(locale, new Date(moment).toISOString(), timeZone).replaceAll(" ", "\u00a0");
}
