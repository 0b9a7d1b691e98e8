import { type ReactNode, useId } from "react";
import styles from "./radio-bar.module.css";

interface RadioBarProps<Value extends string> {
  /** For screen readers. */
  legend: string;
  options: readonly Value[];
  value: Value;
  labelOf: (option: Value) => ReactNode;
  onChange: (option: Value) => void;
  /** How the options stand. */
  className: string | undefined;
  /** After the options. */
  children?: ReactNode;
}

/** One of a few, drawn as tabs, where they are no panels but values of a form. */
export function RadioBar<Value extends string>({
  legend,
  options,
  value,
  labelOf,
  onChange,
  className,
  children,
}: RadioBarProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`${styles.bar} ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {labelOf(option)}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
