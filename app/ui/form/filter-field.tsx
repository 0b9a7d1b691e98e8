import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import controls from "./control.module.css";
import styles from "./filter-form.module.css";

export interface FilterInputProps extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "ref"> {
  label: string;
  /** As the address has it. */
  value: string;
  /** The label is for screen readers alone. */
  hidesLabel?: boolean;
}

/** A field whose text the address has, too. What is being written is newer than that, and stays. */
export function FilterInput({ label, value, hidesLabel, className, ...rest }: FilterInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  return (
    <Field id={id} label={label} hidesLabel={hidesLabel} className={className}>
      <input {...rest} id={id} ref={input} className={controls.control} defaultValue={value} />
    </Field>
  );
}

export interface FilterSelectProps extends ComponentProps<"select"> {
  label: string;
  options: (readonly [value: string, text: string])[];
}

export function FilterSelect({ label, options, ...rest }: FilterSelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select {...rest} id={id} className={controls.control}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface FieldProps {
  id: string;
  label: string;
  hidesLabel?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

function Field({ id, label, hidesLabel, className, children }: FieldProps) {
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={id} className={hidesLabel ? "sr-only" : undefined}>
        {label}
      </label>
      {children}
    </div>
  );
}
