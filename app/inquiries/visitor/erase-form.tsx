import { company } from "../../company.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { LtrText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { FormOutcome, VisitorForm } from "./visitor-form.tsx";
import { PhoneLink } from "./phone-link.tsx";
import type { InquiryPageProps } from "./visitor-inquiry.ts";
import { fieldProblem, isRejected } from "./visitor-problem.ts";
import { pageWords } from "./visitor-words.ts";
import styles from "./visitor.module.css";

/** Asks for the link that erases. A box is ticked for it: a mail scanner presses every button. */
export function EraseForm({ content, inquiry }: InquiryPageProps) {
  const locale = useLocaleFromPath();
  return (
    <div id="erase">
      <FormOutcome content={content} section="erase" />
      <details className={styles.erase} open={isRejected(content, "ask_to_erase")}>
        <summary>{pageWords.eraseTitle[locale]}</summary>
        {inquiry.sent.email ? (
          <>
            <p>{pageWords.eraseText[locale]}</p>
            <VisitorForm content={content} action="ask_to_erase">
              <CheckboxField
                name="sure_ask_to_erase"
                label={pageWords.sureToErase[locale]}
                required
                problem={fieldProblem(locale, content, "ask_to_erase", "sure_ask_to_erase")}
              />
              <Button type="submit" variant="outline">
                {pageWords.mailEraseLink[locale]}
              </Button>
            </VisitorForm>
          </>
        ) : (
          <p>
            <InterpolatedText
              text={pageWords.eraseWithoutEmail[locale]}
              values={{ phone: <PhoneLink />, email: <EmailLink /> }}
            />
          </p>
        )}
      </details>
    </div>
  );
}

function EmailLink() {
  return (
    <LtrText>
      <a className="link" href={`mailto:${company.email}`}>
        {company.email}
      </a>
    </LtrText>
  );
}
