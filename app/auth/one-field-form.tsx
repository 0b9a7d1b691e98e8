import { type FormEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import type { LocalizedText } from "../i18n/text.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Button } from "../ui/button.tsx";
import formStyles from "../ui/form.module.css";
import { secondFactorWords } from "./second-factor-words.ts";

export interface OneFieldFormProps {
  submitLabel: string;
  /** Name of the field. */
  name: string;
  /** Resolves to what is wrong with what is in it. */
  send: (value: string) => Promise<LocalizedText | undefined>;
  /** The field, with what is wrong with it. */
  children: (problem: string | undefined) => ReactNode;
}

/** A code or a password alone. What is wrong with it is said at its field, which takes the focus. */
export function OneFieldForm({ submitLabel, name, send, children }: OneFieldFormProps) {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocalizedText>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const value = String(new FormData(form).get(name));
    setBusy(true);
    const found = await send(value);
    flushSync(() => {
      setProblem(found);
      setBusy(false);
    });
    if (found) form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  }

  return (
    <form className={formStyles.form} noValidate onSubmit={submit}>
      {children(problem?.[locale])}
      <Button type="submit" busy={busy}>
        {busy ? secondFactorWords.checking[locale] : submitLabel}
      </Button>
    </form>
  );
}
