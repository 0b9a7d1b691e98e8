import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { FunctionsHttpError } from "@supabase/functions-js";
import { functionsClient } from "../backend/functions.ts";
import { dismissToasts, showToast } from "../ui/toast.tsx";
import { attemptFor, millisecondsOpen } from "./attempt.ts";
import type { InquiryKind, Problems, WholeProblem } from "./fields.ts";
import { type DraftState, keepDraft, type KeptForm } from "./keep-draft.ts";
import { payloadOf, problemsIn } from "./payload.ts";

export type SendState =
  | { step: "idle" | "sending" }
  | { step: "sent"; id: string }
  | { step: "refused"; problems: Problems; values: Record<string, unknown>; whole?: WholeProblem };

export interface SendWords {
  sentTitle: string;
  sentText: string;
  errorTitle: string;
  errorText: string;
  /** Before the document's title while something is wrong. */
  titlePrefix: string;
}

/** Sends a form with the official client. What was typed stays in the form, and in this browser, until it has arrived. */
export function useInquiryForm(kind: InquiryKind, words: SendWords) {
  const [state, setState] = useState<SendState>({ step: "idle" });
  const [draft, setDraft] = useState<DraftState>({ isKept: false });
  const kept = useRef<KeptForm>(undefined);

  useEffect(() => announce(state, words.titlePrefix), [state, words.titlePrefix]);

  const attachForm = useCallback(
    (form: HTMLFormElement) => {
      const attached = keepDraft(kind, form, setDraft);
      kept.current = attached;
      // From here on the page words the problems itself; without JavaScript the browser does.
      form.noValidate = true;
      return attached.end;
    },
    [kind],
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === "sending" || !kept.current) return;
    dismissToasts(kind);
    const { form } = kept.current;
    const payload = payloadOf(kind, new FormData(form));
    const problems = problemsIn(form);
    if (Object.keys(problems).length > 0) return refuse({ problems, values: payload });

    setState({ step: "sending" });
    const attempt = attemptFor(payload, kept.current.attempt);
    kept.current.attempt = attempt;
    kept.current.save();
    const { data, error } = await functionsClient().invoke<{ id: string }>("submit-inquiry", {
      body: { ...payload, elapsed: millisecondsOpen(attempt) },
      headers: { "Idempotency-Key": attempt.idempotencyKey },
    });
    if (!error && data) {
      form.reset();
      setState({ step: "sent", id: data.id });
      showToast({ kind: "success", topic: kind, title: words.sentTitle, text: words.sentText });
      return;
    }
    refuse({ values: payload, ...(await refusalOf(error)) });
  }

  function refuse(refusal: { problems: Problems; values: Record<string, unknown>; whole?: WholeProblem }) {
    setState({ step: "refused", ...refusal });
    if (!refusal.whole) return;
    showToast({ kind: "error", topic: kind, silent: true, title: words.errorTitle, text: words.errorText });
  }

  /** Empties the form and takes the reader to its beginning. */
  function startAgain() {
    const form = kept.current?.form;
    dismissToasts(kind);
    setState({ step: "idle" });
    form?.reset();
    const fields = form?.querySelectorAll<HTMLElement>("input, select, textarea") ?? [];
    [...fields].find((field) => field.checkVisibility())?.focus();
  }

  return { state, submit, attachForm, draft: { ...draft, clear: startAgain } };
}

/** Takes the reader to what is wrong, and says so in the title, where a screen reader looks first. */
function announce(state: SendState, titlePrefix: string) {
  const title = document.title.replace(`${titlePrefix} `, "");
  document.title = state.step === "refused" ? `${titlePrefix} ${title}` : title;
  if (state.step === "refused") document.getElementById("problems")?.focus();
}

async function refusalOf(error: unknown): Promise<{ problems: Problems; whole?: WholeProblem }> {
  if (!(error instanceof FunctionsHttpError))
    return { problems: {}, whole: navigator.onLine ? "server" : "offline" };
  // The client hands over the answer unread, untyped.
  const response = error.context as Response;
  if (response.status === 422) {
    const { problems } = (await response.json()) as { problems: Problems };
    return { problems };
  }
  const whole = response.status === 429 ? "too_many" : response.status === 413 ? "too_large" : "server";
  return { problems: {}, whole };
}
