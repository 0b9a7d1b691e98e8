import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { countOf } from "../i18n/count.ts";
import type { Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { ProblemSummary } from "../ui/problem-summary.tsx";
import { type CredentialProblems, type Credentials, readCredentials } from "./credentials.ts";
import { PasswordField } from "./password-field.tsx";
import { problemCount, signInWords } from "./words.ts";

export interface CredentialsFormProps {
  locale: Locale;
  submitLabel: string;
  busyLabel: string;
  /** A password being chosen is hinted at and kept by the password manager as new. */
  passwordHint?: string;
  autoComplete: "current-password" | "new-password";
  /** What was typed in the other form; without it no address is asked for. */
  address?: { email: string; onEmail: (email: string) => void };
  find: (credentials: Credentials) => CredentialProblems;
  /** Sends them; answers what the server finds wrong with a field. */
  send: (credentials: Credentials) => Promise<CredentialProblems>;
  children?: ReactNode;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { locale, address, find, send } = props;
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<CredentialProblems>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const credentials = readCredentials(new FormData(event.currentTarget));
    const found = find(credentials);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    setProblems(await send(credentials));
    setBusy(false);
  }

  useEffect(() => showProblems(problems), [problems]);
  useEffect(() => markTitle(problems, signInWords.errorPrefix[locale]), [problems, locale]);

  const worded = Object.entries(problems).map(([name, text]) => ({ name, text: text[locale] }));
  return (
    <form className="form" noValidate onSubmit={submit}>
      <ProblemSummary
        title={countOf(locale, worded.length, problemCount)}
        text={signInWords.problemsText[locale]}
        problems={worded}
      />
      <p className="hint">{signInWords.requiredNote[locale]}</p>
      {address && (
        <TextField
          name="email"
          type="email"
          dir="ltr"
          label={signInWords.email[locale]}
          autoComplete="username"
          required
          defaultValue={address.email}
          onChange={(event) => address.onEmail(event.target.value)}
          problem={problems.email?.[locale]}
        />
      )}
      <PasswordField
        locale={locale}
        autoComplete={props.autoComplete}
        hint={props.passwordHint}
        problem={problems.password?.[locale]}
      />
      <Button type="submit" busy={busy}>
        {busy ? props.busyLabel : props.submitLabel}
      </Button>
      {props.children}
    </form>
  );
}

/** Takes the reader to what is wrong. */
function showProblems(problems: CredentialProblems) {
  if (Object.keys(problems).length > 0) document.getElementById("problems")?.focus();
}

/** The title is where a screen reader looks first. */
function markTitle(problems: CredentialProblems, prefix: string) {
  if (Object.keys(problems).length === 0) return;
  document.title = `${prefix} ${document.title}`;
  return () => {
    document.title = document.title.replace(`${prefix} `, "");
  };
}
