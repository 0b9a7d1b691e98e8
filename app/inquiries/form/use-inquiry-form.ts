import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { inEachLocale, type Locale, type LocalizedText, textDirection } from "../../i18n/text.ts";
import { dismissToasts, showToast } from "../../ui/toast/toast.tsx";
import {
  confirmedEmail,
  type EmailQuestion,
  type FormError,
  type InquiryKind,
  type Problems,
  receivedFragment,
} from "../fields.ts";
import { type AutosavedForm, autosaveDraft, type DraftState } from "./autosave-draft.ts";
import type { FormPageWords } from "./form-page-words.ts";
import type { RejectedForm } from "./summarize-problems.ts";
import { toPayload, validateForm } from "../payload.ts";
import { FunctionsHttpError } from "@supabase/functions-js";
import { functionsClient } from "../../backend/functions-client.ts";
import type { Received } from "../submission.ts";
import { sentPath } from "../sent/sent-path.ts";

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
    autosaved.current.save();
    const { received, ...refusal } = await sendInquiry(payload, autosaved.current.idempotencyKey);
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

/** Lets each field for text have the direction of what is typed into it; until a script runs, a browser goes by its first letter. */
function followDirection(form: HTMLFormElement) {
  const follow = () => {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(directed))
      field.dir = textDirection(field.value, field.type === "tel" ? "ltr" : "auto");
  };
  form.addEventListener("input", follow);
  // The fields are emptied after the event.
  form.addEventListener("reset", () => setTimeout(follow));
  follow();
}

/** An address runs left to right, whatever it holds. */
const directed = "textarea, [type=text]:not([inputmode]), [type=tel]";

type SendResult =
  | { received: Received; problems?: never }
  | { received?: never; problems: Problems; question?: EmailQuestion; formError?: FormError };

/** Sends an inquiry. Never rejects. */
async function sendInquiry(payload: Record<string, unknown>, idempotencyKey: string): Promise<SendResult> {
  // Since the page was opened, however late this script came.
  const body = { ...payload, elapsed: Math.round(performance.now()) };
  const { data, error } = await functionsClient().invoke<Received>("submit-inquiry", {
    body,
    headers: { "Idempotency-Key": idempotencyKey },
  });
  // The client passes on the response unparsed and untyped.
  const refusal = error instanceof FunctionsHttpError ? (error.context as Response) : undefined;
  return data && !error ? { received: data } : toProblems(refusal);
}

/** Without a response there was no connection. */
async function toProblems(refusal: Response | undefined): Promise<SendResult> {
  if (!refusal) return { problems: {}, formError: navigator.onLine ? "server" : "offline" };
  if (refusal.status === 422) {
    // Our function's own answer.
    const { problems, question } = (await refusal.json()) as { problems: Problems; question?: EmailQuestion };
    return { problems, ...(question && { question }) };
  }
  const formError = refusal.status === 429 ? "too_many" : refusal.status === 413 ? "too_large" : "server";
  return { problems: {}, formError };
}

/** Goes where a form without scripts is redirected to. A static host is told neither who has written nor the key of the inquiry's page. */
function openSentPage(form: { kind: InquiryKind; locale: Locale }, received: Received) {
  const { reference, due_at } = received;
  const told = import.meta.env.VITE_SUPABASE_URL ? { reference, due_at } : received;
  location.assign(`${sentPath(form, told)}#${receivedFragment}`);
}
