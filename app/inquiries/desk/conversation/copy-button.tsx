import { interpolate } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { copyText } from "../../../staff/copy-text.ts";
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
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={interpolate(inquiryWords.copy[locale], { field })}
      onClick={() => void copyText(text, inquiryWords.copied)}
    >
      <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        <path d="M4.5 4.5h8v8h-8zM1.5 9.5v-8h8" />
      </svg>
    </button>
  );
}
