import formStyles from "../../ui/form/form.module.css";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../ui/form/field.tsx";
import type { ChoiceName, Field, FieldName } from "../fields.ts";
import { fieldProblem, type FormContext } from "./form-problem-summary.tsx";
import type { FormPageWords } from "./form-page-words.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { Button } from "../../ui/form/button.tsx";

interface InquiryFieldProps {
  name: FieldName;
  field: Field;
  words: FormPageWords;
  form: FormContext;
}

/** The control of a field, by its kind; a list is rendered by the choice it belongs to. */
export function InquiryField({ name, field, words, form }: InquiryFieldProps) {
  const optionalWords: Partial<Record<string, string>> = words;
  const common = {
    name,
    label: words[name],
    problem: fieldProblem(form, name),
    autoComplete: field.autoComplete,
    ...(field.required ? { required: true } : { optionalLabel: words.optional }),
  };
  const typed = import.meta.env.SSR ? form.typed?.[name]?.[0] : undefined;
  const filled = import.meta.env.SSR ? { defaultValue: typed } : {};
  const text = { ...common, ...filled, placeholder: optionalWords[`${name}Placeholder`] };
  switch (field.kind) {
    case "line":
      return <TextField {...text} dir="auto" />;
    case "email":
      return (
        // Of the type `email`, a browser would refuse what is mended here: a domain in Arabic, a full stop at the end.
        <TextField
          {...text}
          dir="ltr"
          inputMode="email"
          pattern={emailPattern}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          action={<SuggestionButton form={form} />}
        />
      );
    case "phone":
      return <TextField {...text} type="tel" dir="ltr" inputMode="tel" />;
    case "paragraphs":
      return <TextAreaField {...text} className={formStyles.full} dir="auto" rows={field.rows} />;
    case "choice":
      return (
        <SelectField {...common} {...filled}>
          <option value="">{optionalWords[`${name}None`] ?? words.choiceNone}</option>
          {labelledOptions(name, field, words).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      );
    case "flag":
      return (
        <CheckboxField
          name={name}
          label={words[name]}
          {...(import.meta.env.SSR && { defaultChecked: typed === "on" })}
        />
      );
    case "list":
      return null;
  }
}

/** Something on either side of an @, also of the full-width one. */
const emailPattern = "[^@＠]+[@＠].+";

/** The options of a field with their labels. */
function labelledOptions(name: FieldName, field: Field, words: FormPageWords) {
  const options = "options" in field ? field.options : [];
  // Every option of the list has its words: words.ts would not compile otherwise.
  return options.map((value) => ({ value, label: words[`${name}.${value}` as ChoiceName] }));
}

/** Takes the email address that the visitor probably meant. */
function SuggestionButton({ form: { state, words, takeSuggestion } }: { form: FormContext }) {
  const suggestion = state.step === "refused" ? state.question?.suggestion : undefined;
  if (!suggestion || !takeSuggestion) return null;
  return (
    <Button variant="ghost" onClick={() => takeSuggestion(suggestion)}>
      <span>
        <InterpolatedText
          text={words.takeSuggestion}
          values={{ suggestion: <bdi dir="ltr">{suggestion}</bdi> }}
        />
      </span>
    </Button>
  );
}
