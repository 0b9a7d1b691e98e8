import { useState } from "react";
import { errorText } from "../backend/errors/api-error.ts";
import type { StaffRole } from "../backend/staff-rows.ts";
import { useAction } from "../staff/use-action.ts";
import type { Locale } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { notSignedInAgain } from "../staff/recent-sign-in.ts";
import { teamKey } from "../staff/team.ts";
import { Button } from "../ui/form/button.tsx";
import { SelectField, TextField } from "../ui/form/field.tsx";
import { Form, type FormProblems, textOf } from "../ui/form/form.tsx";
import { changeTeam, sendInvitation } from "./change-team.ts";
import { invitationWords, roleTexts, roleWords, teamWords } from "./words.ts";
import { languageNames } from "../i18n/language-names.ts";

/** Of an address that has an account: the role can be granted without a mail. */
const accountExists = "PT409";

/** Invites an address; one that has an account already gets the role at once, if that is wanted. */
export function InviteForm({ onGranted }: { onGranted: () => void }) {
  const locale = useLocale();
  const [role, setRole] = useState<StaffRole>("staff");
  const words = useWords(invitationWords);
  const shared = { topic: "team", changes: [teamKey] };
  const invite = useAction(
    ({ email, mailLocale }: { email: string; mailLocale: Locale }) => sendInvitation(email, mailLocale, role),
    { ...shared, done: invitationWords.sent },
  );
  const grant = useAction(
    (email: string) => changeTeam("grant_admin", { member_email: email, new_role: role }),
    { ...shared, done: invitationWords.granted, failed: teamWords.changeFailed, onDone: onGranted },
  );

  async function send(fields: FormData): Promise<FormProblems | undefined> {
    const mailLocale = fields.get("locale") === "ar" ? "ar" : "en";
    const { error } = await invite.run({ email: textOf(fields, "email"), mailLocale });
    if (error) return error.code === notSignedInAgain ? {} : { email: errorText(error) };
    setRole("staff");
    return undefined;
  }

  const known = invite.error?.code === accountExists ? invite.input?.email : undefined;
  return (
    <Form send={send} submitLabel={words.send} busyLabel={words.sending}>
      <TextField
        name="email"
        type="email"
        dir="ltr"
        label={words.email}
        required
        autoComplete="off"
        spellCheck={false}
        action={
          known && (
            <Button variant="ghost" busy={grant.isBusy} onClick={() => void grant.run(known)}>
              {words.grant}
            </Button>
          )
        }
      />
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
    </Form>
  );
}
