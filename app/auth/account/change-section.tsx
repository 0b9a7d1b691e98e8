import type { ReactNode } from "react";
import type { Locale } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./change-section.module.css";
import { accountWords } from "./words.ts";

export interface ChangeSectionProps {
  locale: Locale;
  title: string;
  text: string;
  /** On the button that opens the form. */
  change: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Something of the account that can be changed, by a form that a button opens. */
export function ChangeSection({
  locale,
  title,
  text,
  change,
  isOpen,
  onToggle,
  children,
}: ChangeSectionProps) {
  return (
    <>
      <h2>{title}</h2>
      <p className="prose">{text}</p>
      {isOpen && <div className={styles.form}>{children}</div>}
      <p>
        <Button variant={isOpen ? "ghost" : "outline"} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? accountWords.cancel[locale] : change}
        </Button>
      </p>
    </>
  );
}
