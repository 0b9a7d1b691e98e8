import { type FormEvent, useRef, useState } from "react";
import { errorText } from "../backend/api-error.ts";
import type { StaffRole } from "../backend/staff-rows.ts";
import { useAction } from "../staff/use-action.ts";
import type { Locale } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { teamKey } from "../staff/team.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import formStyles from "../ui/form.module.css";
import { changeTeam, sendInvitation } from "./change-team.ts";
import styles from "./team.module.css";
import { invitationWords, roleTexts, roleWords } from "./words.ts";
import { languageNames } from "../i18n/language-names.ts";

/** Of an address that has an account: the role can be granted without a mail. */
const accountExists = "PT409";

/** Invites an address; one that has an account already gets the role at once, if that is wanted. */
export function InviteForm() {
  const locale = useLocale();
  const [role, setRole] = useState<StaffRole>("staff");
  const form = useRef<HTMLFormElement>(null);
  const words = useWords(invitationWords);

  const invite = useAction(
    ({ email, mailLocale, isGranted }: { email: string; mailLocale: Locale; isGranted?: boolean }) =>
      isGranted
        ? changeTeam("grant_admin", { member_email: email, new_role: role })
        : sendInvitation(email, mailLocale, role),
    {
      done: (_, { isGranted }) => (isGranted ? invitationWords.granted : invitationWords.sent),
      // Its field says why.
      failed: () => void form.current?.querySelector("input")?.focus(),
      topic: "team",
      changes: [teamKey],
      onDone: () => {
        form.current?.reset();
        setRole("staff");
      },
    },
  );
  const { isBusy, error, input } = invite;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void invite.run({
      email: String(fields.get("email")).trim(),
      mailLocale: fields.get("locale") === "ar" ? "ar" : "en",
    });
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
        problem={error && errorText(error)[locale]}
      />
      {input && error?.code === accountExists && (
        <Button
          variant="outline"
          busy={isBusy}
          onClick={() => void invite.run({ ...input, isGranted: true })}
        >
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
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  );
}
