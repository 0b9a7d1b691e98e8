import type { Locale } from "../../i18n/text.ts";
import { fieldsOf } from "../fields.ts";
import { DraftSavedNote } from "../form/draft-note.tsx";
import { InquiryField } from "../form/inquiry-field.tsx";
import { InquiryForm } from "../form/inquiry-form.tsx";
import type { ProblemWords } from "../form/problem-words.ts";
import type { RejectedForm } from "../form/summarize-problems.ts";
import { SendButton } from "../form/send-button.tsx";
import type { FormPageWords } from "../form/form-page-words.ts";
import styles from "./contact.module.css";
import fieldStyles from "../../ui/form/field.module.css";
import formStyles from "../../ui/form/form.module.css";

interface ContactFormProps {
  locale: Locale;
  words: FormPageWords & { submit: string };
  problemWords: ProblemWords;
  rejection?: RejectedForm | null | undefined;
}

export function ContactForm(props: ContactFormProps) {
  const { locale, words } = props;
  return (
    <InquiryForm
      kind="contact"
      {...props}
      className={`${formStyles.form} ${formStyles.twoColumn} ${styles.form}`}
    >
      {(form) => (
        <>
          <p className={`${fieldStyles.hint} ${formStyles.full}`}>
            {words.requiredNote} {words.privacy}
          </p>
          {fieldsOf("contact").map(([name, field]) => (
            <InquiryField key={name} name={name} field={field} words={words} form={form} />
          ))}
          <div className={`${formStyles.footer} ${formStyles.full}`}>
            <SendButton state={form.state} label={words.submit} busyLabel={words.submitting} />
            <DraftSavedNote locale={locale} words={words} draft={form.draft} />
          </div>
        </>
      )}
    </InquiryForm>
  );
}
