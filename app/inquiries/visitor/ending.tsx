import { company } from "../../company.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { LtrText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { telUrl } from "../../ui/tel-url.ts";
import { More } from "./more.tsx";
import { PageSection } from "./page-section.tsx";
import { VisitorForm } from "./visitor-form.tsx";
import { endWords } from "./visitor-form-words.ts";
import type { InquiryPageProps, VisitorPageContent } from "./visitor-inquiry.ts";
import { fieldProblem, isRejected } from "./visitor-problem.ts";
import styles from "./ending.module.css";
import sectionStyles from "./page-section.module.css";

/** Outlined, never filled: nothing here invites. */
export function Ending({ content, inquiry }: InquiryPageProps) {
  const locale = useLocaleFromPath();
  const isWithdrawn = inquiry.withdrawn_at !== null;
  return (
    <PageSection
      content={content}
      name="end"
      title={(isWithdrawn ? endWords.titleErase : endWords.title)[locale]}
      className={styles.ending}
    >
      <div>
        {!isWithdrawn && <EndStep content={content} action="withdraw" />}
        {inquiry.sent.email ? <EndStep content={content} action="ask_to_erase" /> : <WithoutEmail />}
      </div>
    </PageSection>
  );
}

const steps = {
  withdraw: { title: endWords.withdraw, text: endWords.withdrawText, button: endWords.withdraw },
  ask_to_erase: { title: endWords.erase, text: endWords.eraseText, button: endWords.mailEraseLink },
};

/** What a box is ticked for: a mail scanner presses every button. */
function EndStep({ content, action }: { content: VisitorPageContent; action: keyof typeof steps }) {
  const locale = useLocaleFromPath();
  const { title, text, button } = steps[action];
  const sure = `sure_${action}`;
  return (
    <More summary={title[locale]} open={isRejected(content, action)}>
      <p className={sectionStyles.lead}>{text[locale]}</p>
      <VisitorForm content={content} action={action}>
        <CheckboxField
          name={sure}
          label={endWords.sure[locale]}
          required
          problem={fieldProblem(locale, content, action, sure)}
        />
        <Button type="submit" variant="outline">
          {button[locale]}
        </Button>
      </VisitorForm>
    </More>
  );
}

/** A link cannot be mailed. */
function WithoutEmail() {
  const locale = useLocaleFromPath();
  const phone = (
    <LtrText>
      <a className="link" href={telUrl(company.phone)}>
        {company.phone.replaceAll(" ", "\u00a0")}
      </a>
    </LtrText>
  );
  const email = (
    <LtrText>
      <a className="link" href={`mailto:${company.email}`}>
        {company.email}
      </a>
    </LtrText>
  );
  return (
    <p className={sectionStyles.lead}>
      <InterpolatedText text={endWords.withoutEmail[locale]} values={{ phone, email }} />
    </p>
  );
}
