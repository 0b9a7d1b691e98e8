import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Locale, LocalizedText } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import formStyles from "../ui/form.module.css";
import { secondFactorWords } from "./second-factor-words.ts";

export interface CodeFormProps {
  locale: Locale;
  label: string;
  submitLabel: string;
  /** Six digits of an app, which phones offer to fill in; else a code of letters too. */
  isNumeric: boolean;
  /** Resolves to what is wrong with the code. */
  send: (code: string) => Promise<LocalizedText | undefined>;
}

/** One code. What is wrong with it is said at its field, which takes the focus. */
export function CodeForm({ locale, label, submitLabel, isNumeric, send }: CodeFormProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocalizedText>();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    setBusy(true);
    setProblem(code ? await send(code) : secondFactorWords.missing);
    setBusy(false);
  }

  useEffect(() => {
    if (problem) form.current?.querySelector("input")?.focus();
  }, [problem]);

  return (
    <form className={formStyles.form} noValidate onSubmit={submit} ref={form}>
      <TextField
        name="code"
        label={label}
        dir="ltr"
        inputMode={isNumeric ? "numeric" : "text"}
        autoComplete={isNumeric ? "one-time-code" : "off"}
        autoCapitalize={isNumeric ? "none" : "characters"}
        spellCheck={false}
        maxLength={32}
        required
        problem={problem?.[locale]}
      />
      <Button type="submit" busy={busy}>
        {busy ? secondFactorWords.checking[locale] : submitLabel}
      </Button>
    </form>
  );
}
