import { useState } from "react";
import { ChangeSection } from "../../auth/account/change-section.tsx";
import { databaseClient, toResult } from "../../backend/database-client.ts";
import { QueryView } from "../../backend/query-view.tsx";
import type { TeamMember } from "../../backend/staff-rows.ts";
import { useQuery } from "../../backend/use-query.ts";
import { directionOf } from "../../i18n/text.ts";
import { useWords } from "../../i18n/use-locale.ts";
import { formProblems } from "../../staff/form-problems.ts";
import { Signature } from "../../staff/signature/signature.tsx";
import { findMember } from "../../staff/staff-name.ts";
import { teamKey, teamQuery } from "../../staff/team.ts";
import { useAction } from "../../staff/use-action.ts";
import { TextField } from "../../ui/form/field.tsx";
import { Form, type FormProblems, textOf } from "../../ui/form/form.tsx";
import { profileWords } from "./profile-words.ts";

/** How the owner of an account is called, and signs. Nothing for an account that is not of staff. */
export function Profile({ userId }: { userId: string }) {
  const words = useWords(profileWords);
  const [isOpen, setOpen] = useState(false);
  const team = useQuery(teamQuery);

  return (
    <QueryView query={team} errorTitle={words.failed}>
      {(members) => {
        const own = findMember(members, userId);
        return (
          own && (
            <>
              <ChangeSection
                title={words.title}
                text={words.text}
                change={words.change}
                isOpen={isOpen}
                onToggle={() => setOpen(!isOpen)}
              >
                <ProfileForm own={own} onSaved={() => setOpen(false)} />
              </ChangeSection>
              {!isOpen &&
                (["en", "ar"] as const).map((locale) => (
                  <Signature key={locale} locale={locale} member={own} />
                ))}
            </>
          )
        );
      }}
    </QueryView>
  );
}

const fieldNames = ["name_en", "name_ar", "position_en", "position_ar"] as const;
type ProfileTexts = Record<(typeof fieldNames)[number], string>;

interface ProfileFormProps {
  own: TeamMember;
  onSaved: () => void;
}

function ProfileForm({ own, onSaved }: ProfileFormProps) {
  const words = useWords(profileWords);
  const save = useAction(
    async (texts: ProfileTexts) => toResult(await databaseClient().rpc("save_staff_profile", texts)),
    { done: profileWords.saved, topic: "profile", changes: [teamKey], onDone: onSaved },
  );

  async function send(fields: FormData): Promise<FormProblems | undefined> {
    const texts = readTexts(fields);
    const found = findProblems(texts);
    if (Object.keys(found).length > 0) return found;
    return formProblems(await save.run(texts), profileWords.notSaved);
  }

  return (
    <Form send={send} submitLabel={words.save} busyLabel={words.saving}>
      {fieldNames.map((name) => {
        const language = name.endsWith("ar") ? "ar" : "en";
        return (
          <TextField
            key={name}
            name={name}
            label={words[name]}
            lang={language}
            dir={directionOf(language)}
            maxLength={80}
            autoComplete="off"
            defaultValue={own[name] ?? ""}
          />
        );
      })}
    </Form>
  );
}

function readTexts(form: FormData): ProfileTexts {
  // What turns the direction of a line is pasted with it, and nobody sees it.
  const read = (name: keyof ProfileTexts) =>
    textOf(form, name)
      .replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, "")
      .trim();
  return {
    name_en: read("name_en"),
    name_ar: read("name_ar"),
    position_en: read("position_en"),
    position_ar: read("position_ar"),
  };
}

function findProblems({ name_en: english, name_ar: arabic }: ProfileTexts): FormProblems {
  const hasArabic = (text: string) => /[\u0620-\u064a\u066e-\u06d3]/.test(text);
  return {
    ...(hasArabic(english) && { name_en: profileWords.hasArabic }),
    ...(arabic && !hasArabic(arabic) && { name_ar: profileWords.hasNoArabic }),
  };
}
