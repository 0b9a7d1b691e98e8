import type { ReactNode } from "react";
import type { Locale } from "../../i18n/text.ts";
import { useToasts } from "../../ui/toast/toast.tsx";
import { Toasts } from "../../ui/toast/toasts.tsx";
import { confirmedEmail, honeypot, type InquiryKind, receivedFragment } from "../fields.ts";
import { type DraftControls, DraftRestoredNote } from "./draft-note.tsx";
import { FormProblemSummary, type FormContext } from "./form-problem-summary.tsx";
import type { ProblemWords } from "./problem-words.ts";
import type { RejectedForm } from "./summarize-problems.ts";
import { useInquiryForm } from "./use-inquiry-form.ts";
import type { FormPageWords } from "./form-page-words.ts";

/**
 * Where a native form goes; with JavaScript the official client calls the same function. A browser carries the fragment over
 * to the page it is redirected to, which so knows that something was received.
 */
const action = `${import.meta.env.VITE_SUPABASE_URL ?? ""}/functions/v1/submit-inquiry#${receivedFragment}`;

interface InquiryFormProps {
  kind: InquiryKind;
  locale: Locale;
  words: FormPageWords;
  problemWords: ProblemWords;
  /** As it was sent, where the server renders it again. */
  rejection?: RejectedForm | null | undefined;
  className: string | undefined;
  children: (form: FormContext & { draft: DraftControls }) => ReactNode;
}

/** The form around the fields of either kind: it posts natively, and once hydrated leaves the page only when it has arrived. */
export function InquiryForm(props: InquiryFormProps) {
  const { kind, locale, words, problemWords, className, children } = props;
  // In browsers' scripts there is none, and the build leaves out what is for it.
  const rejection = import.meta.env.SSR ? props.rejection : undefined;
  const { state, submit, attachForm, draft, takeSuggestion, confirmed } = useInquiryForm(
    kind,
    locale,
    words,
    problemWords.titlePrefix,
    rejection,
  );
  const form = {
    kind,
    locale,
    words: problemWords,
    state,
    draft,
    takeSuggestion,
    ...(import.meta.env.SSR && { typed: rejection?.typed }),
  };
  return (
    <>
      <form ref={attachForm} onSubmit={submit} className={className} action={action} method="post">
        <DraftRestoredNote locale={locale} words={words} draft={draft} />
        <FormProblemSummary {...form} />
        <input type="hidden" name="type" value={kind} />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name={confirmedEmail} value={confirmed} />
        <div hidden>
          <label>
            {words.honeypot} <input name={honeypot} {...ignoredByFillers} />
          </label>
        </div>
        {children(form)}
      </form>
      <Toasts toasts={useToasts()} locale={locale} closeLabel={words.close} />
    </>
  );
}

/** Browsers, and the password managers and fillers that heed one of these, leave such a field alone. */
const ignoredByFillers = {
  tabIndex: -1,
  autoComplete: "off",
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};
