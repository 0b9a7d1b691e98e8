import { CheckboxField, SelectField, TextAreaField, TextField } from "../ui/field.tsx";
import type { ChoiceName, Field, FieldName } from "./fields.ts";
import { type FormProblems, problemOf } from "./form-problems.tsx";
import type { InquiryWords } from "./words.ts";

export interface InquiryFieldProps {
  name: FieldName;
  field: Field;
  words: InquiryWords;
  form: FormProblems;
}

/** The control of a field, as its kind asks for; a list is drawn beside the choice it belongs to. */
export function InquiryField({ name, field, words, form }: InquiryFieldProps) {
  const hints: Partial<Record<string, string>> = words;
  const common = {
    name,
    label: words[name],
    problem: problemOf(form, name),
    autoComplete: field.autoComplete,
    ...(field.required ? { required: true } : { optionalWord: words.optional }),
  };
  const placeholder = hints[`${name}Placeholder`];
  switch (field.kind) {
    case "line":
      return <TextField {...common} placeholder={placeholder} dir="auto" />;
    case "email":
      return (
        <TextField
          {...common}
          placeholder={placeholder}
          type="email"
          dir="ltr"
          inputMode="email"
          spellCheck={false}
        />
      );
    case "phone":
      return <TextField {...common} placeholder={placeholder} type="tel" dir="ltr" inputMode="tel" />;
    case "paragraphs":
      return (
        <TextAreaField {...common} placeholder={placeholder} className="full" dir="auto" rows={field.rows} />
      );
    case "choice":
      return (
        <SelectField {...common}>
          <option value="">{hints[`${name}None`] ?? words.choiceNone}</option>
          {optionsOf(name, field, words).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      );
    case "flag":
      return <CheckboxField name={name} label={words[name]} />;
    case "list":
      return null;
  }
}

/** What a field offers, in words. */
export function optionsOf(name: FieldName, field: Field, words: InquiryWords) {
  const options = "options" in field ? field.options : [];
  // Every option of the list has its words: words.ts would not compile otherwise.
  return options.map((value) => ({ value, label: words[`${name}.${value}` as ChoiceName] }));
}
