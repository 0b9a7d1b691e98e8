import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { formatCount } from "../i18n/plural.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Button } from "../ui/button.tsx";
import fieldStyles from "../ui/field.module.css";
import formStyles from "../ui/form.module.css";
import { TextField } from "../ui/field.tsx";
import { ProblemSummary } from "../ui/problem-summary.tsx";
import { type CredentialProblems, type Credentials, parseCredentials } from "./credentials.ts";
import { PasswordField } from "./password-field.tsx";
import { accountWords } from "./account/words.ts";
import { problemCount, signInWords } from "./words.ts";

export interface CredentialsFormProps {
  submitLabel: string;
  busyLabel: string;
  /** Without it the form has no password field. The hint is for a password that is being chosen. */
  password?: { autoComplete: "current-password" | "new-password"; hint?: string; label?: string };
  /** Asks for the password that the account has now. */
  hasCurrentPassword?: boolean;
  /** The email, shared with the other form. Without it the form has no email field. */
  address?: { email: string; onEmail: (email: string) => void };
  validate: (credentials: Credentials) => CredentialProblems;
  /** Sends them. Resolves to the problems the server finds with a field. */
  send: (credentials: Credentials) => Promise<CredentialProblems>;
  children?: ReactNode;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const locale = useLocale();
  const { address, password, validate, send } = props;
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<CredentialProblems>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const credentials = parseCredentials(new FormData(event.currentTarget));
    const found = validate(credentials);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    setProblems(await send(credentials));
    setBusy(false);
  }

  useEffect(() => focusProblemSummary(problems), [problems]);
  useEffect(() => prefixTitle(problems, signInWords.errorPrefix[locale]), [problems, locale]);

  const summaryProblems = Object.entries(problems).map(([name, text]) => ({ name, text: text[locale] }));
  return (
    <form className={formStyles.form} noValidate onSubmit={submit}>
      <ProblemSummary
        title={summaryProblems.length > 0 ? formatCount(locale, summaryProblems.length, problemCount) : ""}
        text={signInWords.problemsText[locale]}
        problems={summaryProblems}
      />
      <p className={fieldStyles.hint}>{signInWords.requiredNote[locale]}</p>
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
      {props.hasCurrentPassword && (
        <PasswordField
          name="currentPassword"
          label={accountWords.currentPassword[locale]}
          autoComplete="current-password"
          problem={problems.currentPassword?.[locale]}
        />
      )}
      {password && <PasswordField {...password} problem={problems.password?.[locale]} />}
      <Button type="submit" busy={busy}>
        {busy ? props.busyLabel : props.submitLabel}
      </Button>
      {props.children}
    </form>
  );
}

/** Moves the focus to the problems. */
function focusProblemSummary(problems: CredentialProblems) {
  if (Object.keys(problems).length > 0) document.getElementById("problems")?.focus();
}

/** The title is what a screen reader announces first. */
function prefixTitle(problems: CredentialProblems, prefix: string) {
  if (Object.keys(problems).length === 0) return;
  document.title = `${prefix} ${document.title}`;
  return () => {
    document.title = document.title.replace(`${prefix} `, "");
  };
}
