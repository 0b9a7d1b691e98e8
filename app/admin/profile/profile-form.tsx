import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { databaseClient, toResult } from "../../backend/database-client.ts";
import type { TeamMember } from "../../backend/staff-rows.ts";
import { useAction } from "../../staff/use-action.ts";
import { directionOf } from "../../i18n/text.ts";
import { useWords } from "../../i18n/use-locale.ts";
import { teamKey } from "../../staff/team.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import formStyles from "../../ui/form.module.css";
import { profileWords } from "./profile-words.ts";

const fieldNames = ["name_en", "name_ar", "position_en", "position_ar"] as const;
type ProfileTexts = Record<(typeof fieldNames)[number], string>;
type Problems = Partial<Record<keyof ProfileTexts, "hasArabic" | "hasNoArabic">>;

export interface ProfileFormProps {
  own: TeamMember;
  onSaved: () => void;
}

export function ProfileForm({ own, onSaved }: ProfileFormProps) {
  const words = useWords(profileWords);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);

  const { run, isBusy: busy } = useAction(
    async (texts: ProfileTexts) => toResult(await databaseClient().rpc("save_staff_profile", texts)),
    {
      done: profileWords.saved,
      failed: profileWords.notSaved,
      topic: "profile",
      changes: [teamKey],
      onDone: onSaved,
    },
  );

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const texts = readTexts(new FormData(event.currentTarget));
    const found = findProblems(texts);
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    if (Object.keys(found).length === 0) void run(texts);
  }

  return (
    <form ref={form} className={formStyles.form} noValidate onSubmit={save}>
      {fieldNames.map((name) => {
        const language = name.endsWith("ar") ? "ar" : "en";
        const problem = problems[name];
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
            problem={problem && words[problem]}
          />
        );
      })}
      <Button type="submit" busy={busy}>
        {busy ? words.saving : words.save}
      </Button>
    </form>
  );
}

function readTexts(form: FormData): ProfileTexts {
  // What turns the direction of a line is pasted with it, and nobody sees it.
  const read = (name: keyof ProfileTexts) =>
    String(form.get(name))
      .replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, "")
      .trim();
  return {
    name_en: read("name_en"),
    name_ar: read("name_ar"),
    position_en: read("position_en"),
    position_ar: read("position_ar"),
  };
}

function findProblems({ name_en: english, name_ar: arabic }: ProfileTexts): Problems {
  const hasArabic = (text: string) => /[\u0620-\u064a\u066e-\u06d3]/.test(text);
  return {
    ...(hasArabic(english) && { name_en: "hasArabic" as const }),
    ...(arabic && !hasArabic(arabic) && { name_ar: "hasNoArabic" as const }),
  };
}
