import type { Localized, Locale } from "../../i18n/text.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { RadioScale } from "../form/radio-scale.tsx";
import { type Field, fieldsOf } from "../fields.ts";
import { DraftSavedNote } from "../form/draft-note.tsx";
import { fieldProblem } from "../form/form-problem-summary.tsx";
import { InquiryField, labelledOptions } from "../form/inquiry-field.tsx";
import { InquiryForm } from "../form/inquiry-form.tsx";
import type { ProblemWords } from "../form/problem-words.ts";
import type { RejectedForm } from "../form/summarize-problems.ts";
import { ProjectTypeChoice } from "./project-type-choice.tsx";
import type { projectWords } from "./project-words.ts";
import { SendButton } from "../form/send-button.tsx";
import type { FormPageWords } from "../form/form-page-words.ts";
import styles from "./project.module.css";
import fieldStyles from "../../ui/form/field.module.css";
import formStyles from "../../ui/form/form.module.css";

interface ProjectFormProps {
  locale: Locale;
  words: FormPageWords & Localized<typeof projectWords>;
  problemWords: ProblemWords;
  rejection?: RejectedForm | null | undefined;
}

export function ProjectForm(props: ProjectFormProps) {
  const { locale, words } = props;
  return (
    <InquiryForm kind="project" {...props} className={styles.steps}>
      {(form) => (
        <>
          <ProjectTypeChoice words={words} form={form} />
          <fieldset className={styles.step}>
            <legend className="text-heading">{words.plan}</legend>
            {plan.map(([name, field]) => (
              <RadioScale
                key={name}
                name={name}
                legend={words[name]}
                optionalLabel={words.optional}
                noneLabel={words.choiceNone}
                options={labelledOptions(name, field, words)}
                problem={fieldProblem(form, name)}
                {...(import.meta.env.SSR && { typed: form.typed?.[name] })}
              />
            ))}
          </fieldset>
          <fieldset className={`${styles.step} ${styles.stepNarrow}`}>
            <legend className="text-heading">{words.aboutYou}</legend>
            <div className={`${formStyles.form} ${formStyles.twoColumn}`}>
              {about.map(([name, field]) => (
                <InquiryField key={name} name={name} field={field} words={words} form={form} />
              ))}
              <div className={`${styles.checkboxGroup} ${formStyles.full}`}>
                {checks.map(([name, field]) => (
                  <InquiryField key={name} name={name} field={field} words={words} form={form} />
                ))}
              </div>
              <div className={`${formStyles.footer} ${formStyles.full}`}>
                <SendButton state={form.state} label={words.submit} busyLabel={words.submitting} />
                <ButtonLink variant="outline" href={`/${locale}/contact`}>
                  {words.contactFirst}
                </ButtonLink>
                <p className={`${fieldStyles.hint} ${formStyles.full}`}>{words.privacy}</p>
                <DraftSavedNote locale={locale} words={words} draft={form.draft} />
              </div>
            </div>
          </fieldset>
        </>
      )}
    </InquiryForm>
  );
}

/** Without the project type, whose step `ProjectTypeChoice` renders. */
const plan = projectFields("choice").filter(([name]) => name !== "projectType");
/** The description comes before the sender. */
const about = [...projectFields("paragraphs"), ...projectFields("line", "email", "phone")];
const checks = projectFields("flag");

function projectFields(...kinds: Field["kind"][]) {
  return fieldsOf("project").filter(([, { kind }]) => kinds.includes(kind));
}
