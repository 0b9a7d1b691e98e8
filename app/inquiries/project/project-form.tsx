import type { Localized, Locale } from "../../i18n/text.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { type Field, fieldsOf } from "../fields.ts";
import { formPath } from "../form-path.ts";
import { DraftSavedNote } from "../form/draft-note.tsx";
import { InquiryField } from "../form/inquiry-field.tsx";
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

/** What we need to reply comes first; what helps us to reply well can be folded, and has no field that must be filled. */
export function ProjectForm(props: ProjectFormProps) {
  const { locale, words } = props;
  return (
    <InquiryForm kind="project" {...props} className={styles.steps}>
      {(form) => {
        const toField = ([name, field]: (typeof about)[number]) => (
          <InquiryField key={name} name={name} field={field} words={words} form={form} />
        );
        const isChosen = optional.some(([name]) => form.typed?.[name]?.some(Boolean));
        return (
          <>
            <div className={`${formStyles.form} ${formStyles.twoColumn} ${styles.narrow}`}>
              {about.map(toField)}
              <div className={formStyles.full}>{checks.map(toField)}</div>
            </div>
            <details id="more" className={`disclosure ${styles.more}`} open={import.meta.env.SSR && isChosen}>
              <summary className="text-subhead">
                {words.more}
                <span className={fieldStyles.optionalMark}> {words.optional}</span>
              </summary>
              <ProjectTypeChoice words={words} form={form} />
              <div className={`${formStyles.form} ${formStyles.twoColumn} ${styles.narrow}`}>
                {plan.map(toField)}
              </div>
            </details>
            <div className={`${formStyles.footer} ${styles.narrow}`}>
              <SendButton state={form.state} label={words.submit} busyLabel={words.submitting} />
              <ButtonLink variant="outline" href={formPath({ locale, kind: "contact" })}>
                {words.contactFirst}
              </ButtonLink>
              <p className={`${fieldStyles.hint} ${formStyles.full}`}>{words.privacy}</p>
              <DraftSavedNote locale={locale} words={words} draft={form.draft} />
            </div>
          </>
        );
      }}
    </InquiryForm>
  );
}

const about = projectFields("paragraphs", "line", "email", "phone");
const checks = projectFields("flag");
const optional = projectFields("choice", "list");
/** Without the project type, which `ProjectTypeChoice` renders. */
const plan = optional.filter(([name, { kind }]) => kind === "choice" && name !== "projectType");

function projectFields(...kinds: Field["kind"][]) {
  return fieldsOf("project").filter(([, { kind }]) => kinds.includes(kind));
}
