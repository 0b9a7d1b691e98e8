import { type ComponentProps, useEffect, useRef } from "react";

export interface FilterInputProps extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "ref"> {
  /** As the address has it. */
  value: string;
}

/** A field whose text the address has, too. What is being written is newer than that, and stays. */
export function FilterInput({ value, ...rest }: FilterInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  return <input {...rest} ref={input} defaultValue={value} />;
}
