import { type FormEvent, useRef, useState } from "react";
import { type ApiError, errorText } from "../backend/api-error.ts";
import type { StaffRole } from "../backend/staff-rows.ts";
import { type LocalizedText } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { notSignedInAgain, useRecentSignIn } from "../staff/recent-sign-in.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import formStyles from "../ui/form.module.css";
import { showToast } from "../ui/toast.tsx";
import { changeTeam, sendInvitation } from "./change-team.ts";
import styles from "./team.module.css";
import { invitationWords, roleTexts, roleWords } from "./words.ts";
import { languageNames } from "../i18n/language-names.ts";

/** Of an address that has an account: the role can be granted without a mail. */
const accountExists = "PT409";

/** Invites an address; one that has an account already gets the role at once, if that is wanted. */
export function InviteForm({ onChanged }: { onChanged: () => void }) {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [role, setRole] = useState<StaffRole>("staff");
  const [refused, setRefused] = useState<{ email: string; error: ApiError }>();
  const runRecently = useRecentSignIn();
  const form = useRef<HTMLFormElement>(null);
  const words = useWords(invitationWords);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get("email")).trim();
    setBusy(true);
    const mailLocale = fields.get("locale") === "ar" ? "ar" : "en";
    const { error } = await runRecently(() => sendInvitation(email, mailLocale, role));
    finish(email, error, invitationWords.sent);
  }

  async function grant(email: string) {
    setBusy(true);
    const { error } = await runRecently(() =>
      changeTeam("grant_admin", { member_email: email, new_role: role }),
    );
    finish(email, error, invitationWords.granted);
  }

  function finish(email: string, error: ApiError | undefined, done: LocalizedText) {
    setBusy(false);
    if (error?.code === notSignedInAgain) return;
    setRefused(error && { email, error });
    if (error) {
      form.current?.querySelector("input")?.focus();
      return;
    }
    form.current?.reset();
    setRole("staff");
    showToast({ kind: "success", topic: "team", title: done });
    onChanged();
  }

  return (
    <form ref={form} className={`${formStyles.form} ${styles.form}`} noValidate onSubmit={send}>
      <TextField
        name="email"
        type="email"
        dir="ltr"
        label={words.email}
        required
        autoComplete="off"
        spellCheck={false}
        problem={refused && errorText(refused.error)[locale]}
      />
      {refused?.error.code === accountExists && (
        <Button variant="outline" busy={busy} onClick={() => grant(refused.email)}>
          {words.grant}
        </Button>
      )}
      <SelectField
        name="role"
        label={words.role}
        hint={roleTexts[role][locale]}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value === "admin" ? "admin" : "staff")}
      >
        <option value="staff">{roleWords.staff[locale]}</option>
        <option value="admin">{roleWords.admin[locale]}</option>
      </SelectField>
      <SelectField name="locale" label={words.language} defaultValue={locale}>
        <option value="en">{languageNames.en[locale]}</option>
        <option value="ar">{languageNames.ar[locale]}</option>
      </SelectField>
      <Button type="submit" busy={busy}>
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}
