import type { LocalizedText } from "../i18n/text.ts";
import { TextField } from "../ui/field.tsx";
import { OneFieldForm } from "./one-field-form.tsx";
import { secondFactorWords } from "./second-factor-words.ts";

export interface CodeFormProps {
  label: string;
  submitLabel: string;
  /** Six digits of an app, which phones offer to fill in; else a code of letters too. */
  isNumeric: boolean;
  /** Resolves to what is wrong with the code. */
  send: (code: string) => Promise<LocalizedText | undefined>;
}

export function CodeForm({ label, submitLabel, isNumeric, send }: CodeFormProps) {
  return (
    <OneFieldForm
      submitLabel={submitLabel}
      name="code"
      send={async (typed) => (typed.trim() ? send(typed.trim()) : secondFactorWords.missing)}
    >
      {(problem) => (
        <TextField
          name="code"
          label={label}
          dir="ltr"
          inputMode={isNumeric ? "numeric" : "text"}
          autoComplete={isNumeric ? "one-time-code" : "off"}
          autoCapitalize={isNumeric ? "none" : "characters"}
          spellCheck={false}
          maxLength={32}
          required
          problem={problem}
        />
      )}
    </OneFieldForm>
  );
}
