import type { InLocale, Locale } from "../i18n/text.ts";
import { SelectField, TextAreaField, TextField } from "../ui/field.tsx";
import type { contactWords } from "./contact-words.ts";
import { inquiryTypes } from "./fields.ts";
import { DraftKept } from "./draft-note.tsx";
import { problemOf } from "./form-problems.tsx";
import { InquiryForm } from "./inquiry-form.tsx";
import type { ProblemWords } from "./problem-words.ts";
import { Reference, SendButton } from "./send-button.tsx";
import { SenderFields } from "./sender-fields.tsx";
import type { choiceWords, formWords, sentWords } from "./words.ts";

export interface ContactFormProps {
  locale: Locale;
  words: InLocale<typeof contactWords & typeof formWords & typeof sentWords & typeof choiceWords>;
  problemWords: ProblemWords;
}

export function ContactForm({ locale, words, problemWords }: ContactFormProps) {
  return (
    <InquiryForm
      kind="contact"
      locale={locale}
      words={words}
      problemWords={problemWords}
      className="form form-2 form-top"
    >
      {(form) => (
        <>
          <p className="hint full">
            {words.requiredNote} {words.privacy}
          </p>
          <SenderFields words={words} form={form} />
          <SelectField
            name="inquiryType"
            label={words.inquiryType}
            problem={problemOf(form, "inquiryType")}
            optionalWord={words.optional}
          >
            <option value="">{words.inquiryTypeNone}</option>
            {inquiryTypes.map((type) => (
              <option key={type} value={type}>
                {words[`inquiryType.${type}`]}
              </option>
            ))}
          </SelectField>
          <TextField
            name="subject"
            label={words.subject}
            problem={problemOf(form, "subject")}
            required
            dir="auto"
            placeholder={words.subjectPlaceholder}
          />
          <TextAreaField
            name="message"
            className="full"
            label={words.message}
            problem={problemOf(form, "message")}
            required
            dir="auto"
            rows={5}
            placeholder={words.messagePlaceholder}
          />
          <div className="form-foot full">
            <SendButton state={form.state} label={words.submit} busyLabel={words.submitting} />
            <Reference state={form.state} sentence={words.reference} />
            <DraftKept locale={locale} words={words} draft={form.draft} />
          </div>
        </>
      )}
    </InquiryForm>
  );
}
