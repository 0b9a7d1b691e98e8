import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { inEachLocale, type Locale, type LocalizedText } from "../../i18n/text.ts";
import { dismissToasts, showToast } from "../../ui/toast.tsx";
import { attemptWithPayload } from "./attempt.ts";
import {
  confirmedEmail,
  type EmailQuestion,
  type FormError,
  type InquiryKind,
  type Problems,
} from "../fields.ts";
import { type DraftState, autosaveDraft, type AutosavedForm } from "./autosave-draft.ts";
import type { FormPageWords } from "./form-page-words.ts";
import { followDirection } from "./follow-direction.ts";
import type { RejectedForm } from "./summarize-problems.ts";
import { toPayload, validateForm } from "../payload.ts";
import { openSentPage } from "./open-sent-page.ts";
import { sendInquiry } from "./send-inquiry.ts";

export type SendState = { step: "idle" | "sending" } | ({ step: "refused" } & Refusal);

interface Refusal {
  problems: Problems;
  question?: EmailQuestion | undefined;
  values: Record<string, unknown>;
  formError?: FormError | undefined;
}

/** Sends a form with the official client. What was typed stays in the form, and in this browser, until it has arrived. */
export function useInquiryForm(
  kind: InquiryKind,
  locale: Locale,
  words: FormPageWords,
  /** Before the document's title while something is wrong. */
  titlePrefix: string,
  /** As the server renders it again. */
  rejection: RejectedForm | null | undefined,
) {
  const [state, setState] = useState<SendState>(
    import.meta.env.SSR && rejection ? { step: "refused", ...rejection } : { step: "idle" },
  );
  const [draft, setDraft] = useState<DraftState>({ isSaved: false });
  const [confirmed, setConfirmed] = useState(
    (import.meta.env.SSR && (rejection?.question?.address ?? rejection?.typed[confirmedEmail]?.[0])) || "",
  );
  const autosaved = useRef<AutosavedForm>(undefined);

  useEffect(() => announceResult(state, titlePrefix), [state, titlePrefix]);

  const attachForm = useCallback(
    (form: HTMLFormElement) => {
      const attached = autosaveDraft(kind, form, setDraft);
      autosaved.current = attached;
      followDirection(form);
      // With JavaScript the page shows the problems itself; without it the browser does.
      form.noValidate = true;
      return attached.detach;
    },
    [kind],
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === "sending" || !autosaved.current) return;
    dismissToasts(kind);
    const { form } = autosaved.current;
    const payload = toPayload(kind, new FormData(form));
    const problems = validateForm(form);
    if (Object.keys(problems).length > 0) return showError({ problems, values: payload });

    setState({ step: "sending" });
    const attempt = attemptWithPayload(payload, autosaved.current.attempt);
    autosaved.current.attempt = attempt;
    autosaved.current.save();
    const { received, ...refusal } = await sendInquiry(payload, attempt.idempotencyKey);
    if (!received) return showError({ problems: {}, ...refusal, values: payload });
    // An empty form has no draft, and the next inquiry from it is another. It stays busy until the page is left.
    form.reset();
    window.addEventListener("pageshow", () => setState({ step: "idle" }), { once: true });
    openSentPage({ kind, locale }, received);
  }

  function showError(refusal: Refusal) {
    setState({ step: "refused", ...refusal });
    if (refusal.question) setConfirmed(refusal.question.address);
    if (!refusal.formError) return;
    showToast({
      kind: "error",
      topic: kind,
      silent: true,
      title: here(words.errorTitle),
      text: here(words[`${kind}Error`]),
    });
  }

  /** Takes the address that was suggested. */
  function takeSuggestion(suggestion: string) {
    const field = autosaved.current?.form.elements.namedItem("email");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = suggestion;
    autosaved.current?.save();
    setState({ step: "idle" });
    field.focus();
  }

  /** Empties the form and focuses its first field. */
  function resetForm() {
    const form = autosaved.current?.form;
    dismissToasts(kind);
    setState({ step: "idle" });
    form?.reset();
    const fields = form?.querySelectorAll<HTMLElement>("input, select, textarea") ?? [];
    [...fields].find((field) => field.checkVisibility())?.focus();
  }

  return {
    state,
    submit,
    attachForm,
    confirmed,
    // A page without script has no use for its button.
    takeSuggestion: import.meta.env.SSR ? undefined : takeSuggestion,
    draft: { ...draft, clear: resetForm },
  };
}

/** Moves the focus to the problems and prefixes the title, which a screen reader announces first. */
function announceResult(state: SendState, titlePrefix: string) {
  const title = document.title.replace(`${titlePrefix} `, "");
  document.title = state.step === "refused" ? `${titlePrefix} ${title}` : title;
  if (state.step === "refused") document.getElementById("problems")?.focus();
}

/** The page has one language. */
function here(text: string): LocalizedText {
  return inEachLocale(() => text);
}
