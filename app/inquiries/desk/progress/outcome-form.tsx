import { type SyntheticEvent, useId, useState } from "react";
import type { Inquiry, Outcome, OutcomeColumns } from "../../../backend/inquiry-rows.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { westernDigits } from "../../../i18n/western-digits.ts";
import { Button } from "../../../ui/button.tsx";
import controls from "../../../ui/control.module.css";
import { focusOnMount } from "../../../ui/focus-on-mount.ts";
import styles from "./inquiry-progress.module.css";
import { currencies, outcomeWords } from "./outcome-words.ts";
import { progressWords } from "./progress-words.ts";

export interface OutcomeFormProps {
  inquiry: Inquiry;
  onSave: (change: OutcomeColumns) => void;
}

const maxAmount = 1_000_000_000_000;
// Object.keys loses the type of the keys.
const outcomes = Object.keys(outcomeWords) as Outcome[];

/** What became of an inquiry, and for how much if somebody wants to say it. */
export default function OutcomeForm({ inquiry, onSave }: OutcomeFormProps) {
  const locale = useLocale();
  const words = useWords(progressWords);
  const id = useId();
  const [outcome, setOutcome] = useState(inquiry.outcome);
  const [amount, setAmount] = useState(String(inquiry.outcome_amount ?? ""));
  const [currency, setCurrency] = useState(inquiry.outcome_currency ?? "USD");
  const [isWrong, setWrong] = useState(false);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    // Thousands are written with a comma, a space or a dot; no amount has decimals.
    const written = westernDigits(amount).replace(/[\s,،٬]|\.(?=\d{3}\b)/g, "");
    const value = Number(written);
    const isPossible = written === "" || (Number.isInteger(value) && value >= 1 && value <= maxAmount);
    setWrong(!isPossible);
    if (!isPossible) return;
    const hasAmount = outcome !== null && written !== "";
    const [outcome_amount, outcome_currency] = hasAmount ? [value, currency] : [null, null];
    onSave({ outcome, outcome_amount, outcome_currency });
  }

  return (
    <form className={styles.box} noValidate onSubmit={save}>
      <label htmlFor={`${id}-outcome`}>{words.outcome}</label>
      <select
        id={`${id}-outcome`}
        ref={focusOnMount}
        className={controls.control}
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
      </select>
      {outcome && (
        <div className={styles.price}>
          <label htmlFor={`${id}-amount`}>{words.amount}</label>
          <label htmlFor={`${id}-currency`}>{words.currency}</label>
          <input
            id={`${id}-amount`}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            className={controls.control}
            value={amount}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-problem` : undefined}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
          <select
            id={`${id}-currency`}
            className={controls.control}
            value={currency}
            onChange={({ currentTarget }) =>
              setCurrency(currencies.find((one) => one === currentTarget.value) ?? currency)
            }
          >
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      )}
      {isWrong && (
        <p id={`${id}-problem`} role="alert">
          {words.wrongAmount}
        </p>
      )}
      <Button variant="outline" type="submit">
        {words.save}
      </Button>
    </form>
  );
}
