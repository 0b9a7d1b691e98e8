import { formatDate } from "../i18n/format.ts";
import { Sentence } from "../i18n/sentence.tsx";
import { fillIn, type InLocale, type Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import type { DraftState } from "./keep-draft.ts";
import type { formWords } from "./words.ts";

export interface Draft extends DraftState {
  clear: () => void;
}

interface DraftNoteProps {
  locale: Locale;
  words: InLocale<typeof formWords>;
  draft: Draft;
}

/** Over a form that opened filled. The place is there from the start, so that a screen reader says what comes into it. */
export function DraftRestored({ locale, words, draft: { restoredFrom, clear } }: DraftNoteProps) {
  return (
    <div className="draft-restored full" role="status">
      {restoredFrom !== undefined && (
        <>
          <p>{fillIn(words.draftRestored, { date: dateOf(locale, restoredFrom) })}</p>
          <Button kind="quiet" onClick={clear}>
            {words.draftClear}
          </Button>
        </>
      )}
    </div>
  );
}

/** Under a form, once something of it is kept. */
export function DraftKept({ locale, words, draft: { isKept, clear } }: DraftNoteProps) {
  if (!isKept) return null;
  const policy = (
    <a className="link" href={`/${locale}/privacy-policy#cookies`}>
      {words.draftPolicy}
    </a>
  );
  return (
    <div className="draft-kept full">
      <p className="hint">
        <Sentence text={words.draftKept} values={{ policy }} />
      </p>
      <Button kind="quiet" onClick={clear}>
        {words.draftClear}
      </Button>
    </div>
  );
}

/** On one line, in the reader's own time zone. */
function dateOf(locale: Locale, moment: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return formatDate(locale, new Date(moment).toISOString(), timeZone).replaceAll(" ", "\u00a0");
}
