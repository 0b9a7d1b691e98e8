import { Isolate, LtrText } from "../../i18n/isolate.tsx";
import { interpolate, type LocalizedText } from "../../i18n/text.ts";
import { momentText } from "../moment-text.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { Conversation } from "./conversation.tsx";
import { VisitorHeader } from "./visitor-header.tsx";
import {
  type InquiryPageProps,
  maxFilesBytes,
  type VisitorInquiry,
  type VisitorPageContent,
} from "./visitor-inquiry.ts";
import { visitorSubject } from "./visitor-title.ts";
import { pageWords } from "./visitor-words.ts";
import { PhoneLink } from "./phone-link.tsx";
import styles from "./visitor.module.css";
import { formatBytes } from "../../i18n/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { CheckboxField, TextAreaField, TextField } from "../../ui/form/field.tsx";
import formStyles from "../../ui/form/form.module.css";
import { FormOutcome, VisitorForm } from "./visitor-form.tsx";
import { fieldProblem, isRejected, typedText } from "./visitor-problem.ts";
import { company } from "../../../firm/company.ts";

/** The whole inquiry: where it stands, what was written, and the box to write. */
export function InquiryPage({ content, inquiry, now }: InquiryPageProps & { now: number }) {
  const locale = useLocaleFromPath();
  return (
    <>
      <VisitorHeader path={content.path} />
      <main id="main" className={styles.main} tabIndex={-1} data-island="inquiry" data-state={content.state}>
        {/* What a script exchanges when it has changed. */}
        <div data-news>
          <h1 className="text-heading">
            <Isolate>{visitorSubject(locale, inquiry)}</Isolate>
          </h1>
          <p className={styles.reference}>
            <bdi dir="ltr">{inquiry.reference}</bdi>
            <span>{pageWords.allTimes[locale]}</span>
          </p>
          <StateText inquiry={inquiry} now={now} />
          <a className={`link screen-only ${styles.toWrite}`} href="#write">
            {pageWords.write[locale]}
          </a>
          <Conversation path={content.path} inquiry={inquiry} />
        </div>
        <WriteForm content={content} />
      </main>
      <footer className={`screen-only ${styles.footer}`}>
        <p>{pageWords.whoReads[locale]}</p>
        <EraseForm content={content} inquiry={inquiry} />
        <p className={styles.links}>
          <span>
            <InterpolatedText text={pageWords.phone[locale]} values={{ phone: <PhoneLink /> }} />
          </span>
          <a className="link" href={pagePath(locale, "privacy-policy")}>
            {pageWords.privacy[locale]}
          </a>
        </p>
      </footer>
    </>
  );
}

/** Where the inquiry stands, in one sentence. */
function StateText({ inquiry, now }: { inquiry: VisitorInquiry; now: number }) {
  const locale = useLocaleFromPath();
  const { text, at } = stateOf(inquiry, now);
  const moment = at && <time dateTime={at}>{momentText(locale, at)}</time>;
  return (
    <p className={styles.state}>
      <InterpolatedText text={text[locale]} values={{ moment, phone: <PhoneLink /> }} />
    </p>
  );
}

function stateOf(inquiry: VisitorInquiry, now: number): { text: LocalizedText; at?: string } {
  const { due_at: dueAt, closed_at: closedAt, replied_at: repliedAt } = inquiry;
  if (closedAt) return { text: pageWords.closed, at: closedAt };
  if (dueAt) return { text: now > Date.parse(dueAt) ? pageWords.late : pageWords.replyBy, at: dueAt };
  return repliedAt ? { text: pageWords.replied, at: repliedAt } : { text: pageWords.received };
}

/** A message with files: one form, one button. */
function WriteForm({ content }: { content: VisitorPageContent }) {
  const locale = useLocaleFromPath();
  return (
    <section id="write" className={`screen-only ${styles.write}`} aria-labelledby="write-title">
      <h2 id="write-title" className="text-subhead">
        {pageWords.write[locale]}
      </h2>
      <FormOutcome content={content} section="write" />
      <VisitorForm content={content} action="message" className={formStyles.form} hasFiles>
        <input type="hidden" name="once" value={content.once} />
        <TextAreaField
          name="message"
          label={pageWords.message[locale]}
          rows={5}
          dir="auto"
          defaultValue={typedText(content, "message", "message")}
          problem={fieldProblem(locale, content, "message", "message")}
        />
        <TextField
          type="file"
          multiple
          name="files"
          label={pageWords.files[locale]}
          hint={interpolate(pageWords.filesHint[locale], { most: formatBytes(locale, maxFilesBytes) })}
        />
        <div className={formStyles.footer}>
          <Button type="submit">{pageWords.send[locale]}</Button>
          <p role="status" data-progress />
        </div>
      </VisitorForm>
    </section>
  );
}

/** Asks for the link that erases. A box is ticked for it: a mail scanner presses every button. */
function EraseForm({ content, inquiry }: InquiryPageProps) {
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
