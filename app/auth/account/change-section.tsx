import type { ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/form/button.tsx";
import { uiWords } from "../../ui/words.ts";

export interface ChangeSectionProps {
  title: string;
  text: string;
  /** On the button that opens the form. */
  change: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Something of the account that can be changed, by a form that a button opens. */
export function ChangeSection({ title, text, change, isOpen, onToggle, children }: ChangeSectionProps) {
  const locale = useLocale();
  return (
    <>
      <h2>{title}</h2>
      <p className="prose">{text}</p>
      {isOpen && children}
      <p>
        <Button variant={isOpen ? "ghost" : "outline"} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? uiWords.cancel[locale] : change}
        </Button>
      </p>
    </>
  );
}
