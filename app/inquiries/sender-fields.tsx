import type { InLocale } from "../i18n/text.ts";
import { TextField } from "../ui/field.tsx";
import { type FormProblems, problemOf } from "./form-problems.tsx";
import type { formWords } from "./words.ts";

export function SenderFields({ words, form }: { words: InLocale<typeof formWords>; form: FormProblems }) {
  return (
    <>
      <TextField
        name="name"
        label={words.name}
        problem={problemOf(form, "name")}
        required
        dir="auto"
        autoComplete="name"
        placeholder={words.namePlaceholder}
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        problem={problemOf(form, "email")}
        required
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        placeholder={words.emailPlaceholder}
      />
      <TextField
        name="company"
        label={words.company}
        problem={problemOf(form, "company")}
        optionalWord={words.optional}
        dir="auto"
        autoComplete="organization"
        placeholder={words.companyPlaceholder}
      />
      <TextField
        name="phone"
        type="tel"
        label={words.phone}
        problem={problemOf(form, "phone")}
        optionalWord={words.optional}
        dir="ltr"
        inputMode="tel"
        autoComplete="tel"
        placeholder={words.phonePlaceholder}
      />
    </>
  );
}
