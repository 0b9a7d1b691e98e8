import type { ReactNode } from "react";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { pagePath, useLocaleFromPath } from "../../i18n/paths.ts";
import { interpolate } from "../../i18n/text.ts";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { Button } from "../../ui/form/button.tsx";
import { CheckboxField, TextField } from "../../ui/form/field.tsx";
import controlStyles from "../../ui/form/control.module.css";
import formStyles from "../../ui/form/form.module.css";
import { FormOutcome, VisitorForm } from "./visitor-form.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { VisitorHeader } from "./visitor-header.tsx";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { fieldProblem, rejectionText, typedText } from "./visitor-problem.ts";
import { isDeadLink, linkPageTitle } from "./visitor-title.ts";
import { linkWords, pageWords } from "./visitor-words.ts";
import styles from "./visitor.module.css";

/** Of a link that opens nothing, or of none: asks for the address to mail a new one to. */
export function LinkPage({ content }: { content: VisitorPageContent | null }) {
  const locale = useLocaleFromPath();
  return (
    <SmallPage path={content?.path ?? pagePath(locale, "inquiry")} title={linkPageTitle(content)[locale]}>
      {!content?.done && <p>{linkWords[isDeadLink(content) ? "deadText" : "lead"][locale]}</p>}
      {content?.unsaved && (
        <>
          <p role="alert">{linkWords.unsaved[locale]}</p>
          <textarea
            className={controlStyles.control}
            rows={6}
            dir="auto"
            readOnly
            defaultValue={content.unsaved}
          />
        </>
      )}
      {content && <FormOutcome content={content} section="new-link" />}
      <VisitorForm content={content} action="new_link" className={formStyles.form}>
        {/* Of the type `email`, a browser would refuse a domain in Arabic. */}
        <TextField
          name="email"
          label={linkWords.email[locale]}
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          defaultValue={content ? typedText(content, "new_link", "email") : undefined}
          problem={content ? fieldProblem(locale, content, "new_link", "email") : undefined}
          hint={linkWords.sameEitherWay[locale]}
        />
        <div className={formStyles.footer}>
          <Button type="submit">
            {linkWords.mailLink[locale]} <ArrowIcon />
          </Button>
        </div>
      </VisitorForm>
      <p className="text-muted">
        <InterpolatedText text={linkWords.orCall[locale]} values={{ phone: <PhoneLink /> }} />
      </p>
    </SmallPage>
  );
}

/** Where the mailed link leads that erases an inquiry. A mail scanner opens links and presses buttons, and ticks no box. */
export function ErasePage({ content, reference }: { content: VisitorPageContent; reference: string }) {
  const locale = useLocaleFromPath();
  const unticked = fieldProblem(locale, content, "erase", "sure_erase");
  const problem = unticked ? undefined : rejectionText(locale, content);
  return (
    <SmallPage path={content.path} title={linkWords.erase[locale]}>
      <p>{interpolate(linkWords.eraseText[locale], { reference })}</p>
      {problem && <p role="alert">{problem}</p>}
      <VisitorForm content={content} action="erase">
        <CheckboxField name="sure_erase" label={pageWords.sureToErase[locale]} required problem={unticked} />
        <Button type="submit">{linkWords.eraseButton[locale]}</Button>
      </VisitorForm>
    </SmallPage>
  );
}

export function ErasedPage({ path, reference }: { path: string; reference: string }) {
  const locale = useLocaleFromPath();
  return (
    <SmallPage path={path} title={linkWords.erased[locale]}>
      <p>{interpolate(linkWords.erasedText[locale], { reference })}</p>
    </SmallPage>
  );
}

interface SmallPageProps {
  path: string;
  title: string;
  children: ReactNode;
}

/** It shows nothing of an inquiry. */
function SmallPage({ path, title, children }: SmallPageProps) {
  return (
    <>
      <VisitorHeader path={path} />
      <main id="main" className={`${styles.main} ${styles.small}`} tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
