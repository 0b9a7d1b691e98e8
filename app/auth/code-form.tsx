import type { LocalizedText } from "../i18n/text.ts";
import { useWords } from "../i18n/use-locale.ts";
import { TextField } from "../ui/form/field.tsx";
import { Form, type FormProblems, textOf } from "../ui/form/form.tsx";
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
  const words = useWords(secondFactorWords);

  async function submit(fields: FormData): Promise<FormProblems | undefined> {
    const typed = textOf(fields, "code");
    const code = typed ? await send(typed) : secondFactorWords.missing;
    return code && { code };
  }

  return (
    <Form send={submit} submitLabel={submitLabel} busyLabel={words.checking}>
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
      />
    </Form>
  );
}
