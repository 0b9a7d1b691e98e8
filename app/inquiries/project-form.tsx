import type { InLocale, Locale } from "../i18n/text.ts";
import { ButtonLink } from "../ui/button.tsx";
import { CheckboxField, TextAreaField } from "../ui/field.tsx";
import { Detents } from "./detents.tsx";
import { budgets, timelines } from "./fields.ts";
import { DraftKept } from "./draft-note.tsx";
import { problemOf } from "./form-problems.tsx";
import { InquiryForm } from "./inquiry-form.tsx";
import type { ProblemWords } from "./problem-words.ts";
import { ProjectTypeChoice } from "./project-type-choice.tsx";
import type { projectWords } from "./project-words.ts";
import { Reference, SendButton } from "./send-button.tsx";
import { SenderFields } from "./sender-fields.tsx";
import type { choiceWords, formWords, sentWords } from "./words.ts";

export interface ProjectFormProps {
  locale: Locale;
  words: InLocale<typeof projectWords & typeof formWords & typeof sentWords & typeof choiceWords>;
  problemWords: ProblemWords;
}

export function ProjectForm({ locale, words, problemWords }: ProjectFormProps) {
  return (
    <InquiryForm
      kind="project"
      locale={locale}
      words={words}
      problemWords={problemWords}
      className="steps in"
    >
      {(form) => (
        <>
          <ProjectTypeChoice words={words} form={form} />
          <fieldset className="step step-wide">
            <legend className="text-heading">{words.plan}</legend>
            <Detents
              name="budget"
              legend={words.budget}
              optionalWord={words.optional}
              noneLabel={words.choiceNone}
              options={budgets.map((value) => ({ value, label: words[`budget.${value}`] }))}
              problem={problemOf(form, "budget")}
            />
            <Detents
              name="timeline"
              legend={words.timeline}
              optionalWord={words.optional}
              noneLabel={words.choiceNone}
              options={timelines.map((value) => ({ value, label: words[`timeline.${value}`] }))}
              problem={problemOf(form, "timeline")}
            />
          </fieldset>
          <fieldset className="step step-narrow">
            <legend className="text-heading">{words.aboutYou}</legend>
            <div className="form form-2">
              <TextAreaField
                name="description"
                className="full"
                label={words.description}
                problem={problemOf(form, "description")}
                required
                dir="auto"
                rows={4}
                placeholder={words.descriptionPlaceholder}
              />
              <SenderFields words={words} form={form} />
              <div className="checks full">
                <CheckboxField name="hasExistingSystem" label={words.hasExistingSystem} />
                <CheckboxField name="needsConsultation" label={words.needsConsultation} />
              </div>
              <div className="form-foot full">
                <SendButton state={form.state} label={words.submit} busyLabel={words.submitting} />
                <ButtonLink kind="line" href={`/${locale}/contact`}>
                  {words.contactFirst}
                </ButtonLink>
                <p className="hint full">{words.privacy}</p>
                <Reference state={form.state} sentence={words.reference} />
                <DraftKept locale={locale} words={words} draft={form.draft} />
              </div>
            </div>
          </fieldset>
        </>
      )}
    </InquiryForm>
  );
}
