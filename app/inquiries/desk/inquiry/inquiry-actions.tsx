import { Link } from "react-router";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { localize, type Locale } from "../../../i18n/text.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./inquiry-actions.module.css";
import { actionWords } from "../inquiry-words.ts";
import type { Neighbours } from "./neighbours.ts";
import { progressWords } from "../progress/progress-words.ts";

export interface InquiryActionsProps {
  locale: Locale;
  inquiry: Inquiry;
  actions: Record<"reply" | "note" | "take" | "answered" | "close" | "spam", () => void>;
  neighbours: Neighbours;
}

/** What can be done with an inquiry, each with its key. */
export function InquiryActions({ locale, inquiry, actions, neighbours }: InquiryActionsProps) {
  const words = localize(locale, actionWords);
  const action = (label: string, key: string, run: () => void) => (
    <button type="button" className={styles.action} aria-keyshortcuts={key} onClick={run}>
      {label} <Key name={key} />
    </button>
  );
  return (
    <section className={styles.actions} aria-label={progressWords.actions[locale]}>
      <Button variant="outline" className={styles.reply} aria-keyshortcuts="r" onClick={actions.reply}>
        {words.reply} <Key name="r" />
      </Button>
      {action(words.note, "n", actions.note)}
      {action(words.take, "t", actions.take)}
      {action(words.answered, "d", actions.answered)}
      {action(inquiry.status === "closed" ? words.reopen : words.close, "e", actions.close)}
      {action(inquiry.status === "spam" ? words.notSpam : words.spam, "s", actions.spam)}
      <button type="button" className={styles.action} onClick={() => print()}>
        {words.print}
      </button>
      {neighbours.previous && (
        <Link className={styles.action} to={neighbours.previous}>
          {words.previous} <Key name="k" />
        </Link>
      )}
      {neighbours.next && (
        <Link className={styles.action} to={neighbours.next}>
          {words.next} <Key name="j" />
        </Link>
      )}
    </section>
  );
}

/** The most used of them, where the card is far below. */
export function ActionBar({ locale, inquiry, actions }: Omit<InquiryActionsProps, "neighbours">) {
  const words = localize(locale, actionWords);
  return (
    <div className={styles.bar} role="group" aria-label={progressWords.quickActions[locale]}>
      <button type="button" onClick={actions.reply}>
        {words.reply}
      </button>
      <button type="button" onClick={actions.note}>
        {words.note}
      </button>
      <button type="button" onClick={actions.take}>
        {words.take}
      </button>
      <button type="button" onClick={actions.close}>
        {inquiry.status === "closed" ? words.reopen : words.close}
      </button>
    </div>
  );
}

function Key({ name }: { name: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {name}
    </kbd>
  );
}
