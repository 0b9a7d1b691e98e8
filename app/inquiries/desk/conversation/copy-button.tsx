import { useState } from "react";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { inquiryWords } from "../inquiry-words.ts";
import styles from "./thread.module.css";

export interface CopyButtonProps {
  /** Label of the field. */
  field: string;
  text: string;
}

/** Copies a value as it was sent. */
export function CopyButton({ field, text }: CopyButtonProps) {
  const locale = useLocale();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }

  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={interpolate(inquiryWords.copy[locale], { field })}
      onClick={() => void copy()}
    >
      <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        {isCopied ? <path d="M1 8l4 4 8-10" /> : <path d="M4.5 4.5h8v8h-8zM1.5 9.5v-8h8" />}
      </svg>
      <span role="status" className="sr-only">
        {isCopied && inquiryWords.copied[locale]}
      </span>
    </button>
  );
}
