import { interpolate, type Localized, type Locale } from "../../i18n/text.ts";
import fieldStyles from "../../ui/field.module.css";
import { Reference } from "../reference.tsx";
import type { SendState } from "../form/use-inquiry-form.ts";
import { momentText } from "../moment-text.ts";
import type { sentWords } from "../words.ts";

interface SentReferenceProps {
  locale: Locale;
  state: SendState;
  words: Localized<typeof sentWords>;
}

/** Stays beside the form after the toast has gone: what a visitor quotes when nobody has replied by the moment it names. */
export function SentReference({ locale, state, words }: SentReferenceProps) {
  if (state.step !== "sent" || !state.received.reference) return null;
  const { reference, due_at: dueAt, page } = state.received;
  return (
    <>
      <Reference reference={reference} sentence={words.reference} className={fieldStyles.hint} />
      {page && (
        <p className={fieldStyles.hint}>
          <a href={page}>{words.page}</a>
        </p>
      )}
      {dueAt && (
        <p className={fieldStyles.hint}>{interpolate(words.due, { moment: momentText(locale, dueAt) })}</p>
      )}
    </>
  );
}
