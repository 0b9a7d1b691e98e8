import { company } from "../../../../firm/company.ts";
import { useId, useState } from "react";
import type { Inquiry, OutcomeColumns } from "../../../backend/inquiry-rows.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { westernDigits } from "../../../i18n/western-digits.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { focusOnMount } from "../../../ui/focus-on-mount.ts";
import { Form, type FormProblems, textOf } from "../../../ui/form/form.tsx";
import styles from "./inquiry-progress.module.css";
import { currencies } from "../../../i18n/currencies.ts";
import { outcomes, outcomeWords } from "./outcome-words.ts";
import { progressWords } from "./progress-words.ts";

export interface OutcomeFormProps {
  inquiry: Inquiry;
  onSave: (change: OutcomeColumns) => void;
}

const maxAmount = 1_000_000_000_000;

/** What became of an inquiry, and for how much if somebody wants to say it. */
export default function OutcomeForm({ inquiry, onSave }: OutcomeFormProps) {
  const locale = useLocale();
  const words = useWords(progressWords);
  const id = useId();
  const [outcome, setOutcome] = useState(inquiry.outcome);

  async function save(fields: FormData): Promise<FormProblems | undefined> {
    // Thousands are written with a comma, a space or a dot; no amount has decimals.
    const written = westernDigits(textOf(fields, "amount")).replace(/[\s,،٬]|\.(?=\d{3}\b)/g, "");
    const value = Number(written);
    const isPossible = written === "" || (Number.isInteger(value) && value >= 1 && value <= maxAmount);
    if (!isPossible) return { amount: progressWords.wrongAmount };
    const currency = currencies.find((one) => one === fields.get("currency"));
    const [outcome_amount, outcome_currency] = currency && written ? [value, currency] : [null, null];
    onSave({ outcome, outcome_amount, outcome_currency });
    return undefined;
  }

  return (
    <Form send={save} submitLabel={words.save} variant="outline">
      <SelectField
        name="outcome"
        id={`${id}-outcome`}
        label={words.outcome}
        ref={focusOnMount}
        value={outcome ?? ""}
        onChange={({ currentTarget }) =>
          setOutcome(outcomes.find((one) => one === currentTarget.value) ?? null)
        }
      >
        <option value="">{words.noOutcome}</option>
        {outcomes.map((one) => (
          <option key={one} value={one}>
            {outcomeWords[one][locale]}
          </option>
        ))}
      </SelectField>
      {outcome && (
        <div className={styles.price}>
          <TextField
            name="amount"
            id={`${id}-amount`}
            label={words.amount}
            defaultValue={inquiry.outcome_amount ?? ""}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
          <SelectField
            name="currency"
            id={`${id}-currency`}
            label={words.currency}
            defaultValue={inquiry.outcome_currency ?? company.currency}
          >
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        </div>
      )}
    </Form>
  );
}
