import { type FormEvent, useEffect, useRef, useState } from "react";
import { FunctionsHttpError } from "@supabase/functions-js";
import { functionsClient } from "../backend/functions.ts";
import { showToast } from "../ui/toast.tsx";
import type { InquiryKind, Problems, WholeProblem } from "./fields.ts";
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

/** Sends a form with the official client. What was typed stays in the form until it has arrived. */
export function useInquiryForm(kind: InquiryKind, words: SendWords) {
  const [state, setState] = useState<SendState>({ step: "idle" });
  const opening = useRef<Opening>(undefined);

  useEffect(() => announce(state, words.titlePrefix), [state, words.titlePrefix]);

  /** From here on the page words the problems itself; without JavaScript the browser does. */
  function takeOver(form: HTMLFormElement | null) {
    if (!form) return;
    form.noValidate = true;
    opening.current ??= openForm();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === "sending") return;
    const form = event.currentTarget;
    const payload = payloadOf(kind, new FormData(form));
    const problems = problemsIn(form);
    if (Object.keys(problems).length > 0) return refuse({ problems, values: payload });

    setState({ step: "sending" });
    const { key, at } = (opening.current = openingFor(payload, opening.current));
    const { data, error } = await functionsClient().invoke<{ id: string }>("submit-inquiry", {
      body: { ...payload, elapsed: millisecondsSince(at) },
      headers: { "Idempotency-Key": key },
    });
    if (!error && data) {
      form.reset();
      opening.current = openForm();
      setState({ step: "sent", id: data.id });
      showToast({ kind: "success", title: words.sentTitle, text: words.sentText });
      return;
    }
    refuse({ values: payload, ...(await refusalOf(error)) });
  }

  function refuse(refusal: { problems: Problems; values: Record<string, unknown>; whole?: WholeProblem }) {
    setState({ step: "refused", ...refusal });
    if (refusal.whole) showToast({ kind: "error", title: words.errorTitle, text: words.errorText });
  }

  return { state, submit, takeOver };
}

/** Takes the reader to what is wrong, and says so in the title, where a screen reader looks first. */
function announce(state: SendState, titlePrefix: string) {
  const title = document.title.replace(`${titlePrefix} `, "");
  document.title = state.step === "refused" ? `${titlePrefix} ${title}` : title;
  if (state.step === "refused") document.getElementById("problems")?.focus();
}

/** One opened form sends at most one inquiry. */
interface Opening {
  key: string;
  /** When it was opened, in milliseconds of the page's clock. */
  at: number;
  /** What was last tried with this key. */
  tried?: string;
}

/** What was changed after a try whose answer never came is an inquiry of its own: under the old key the change would be lost. */
function openingFor(payload: Record<string, unknown>, opening = openForm()): Opening {
  const tried = JSON.stringify(payload);
  const isSame = opening.tried === undefined || opening.tried === tried;
  return { ...opening, tried, key: isSame ? opening.key : openForm().key };
}

function openForm(): Opening {
  // Works outside secure contexts too, where randomUUID is missing.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return {
    key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""),
    at: performance.now(),
  };
}

function millisecondsSince(at: number): number {
  return Math.round(performance.now() - at);
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
