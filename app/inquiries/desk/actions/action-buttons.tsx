import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/button.tsx";
import type { Neighbours } from "../inquiry/neighbours.ts";
import { progressWords } from "../progress/progress-words.ts";
import styles from "./action-buttons.module.css";
import { actionWords } from "./action-words.ts";
import type { ActionContext } from "./inquiry-action.ts";
import { inquiryActions } from "./inquiry-actions.ts";

export interface ActionButtonsProps {
  context: ActionContext;
  neighbours: Neighbours;
}

/** What can be done with an inquiry, each with its key. */
export function ActionButtons({ context, neighbours }: ActionButtonsProps) {
  const locale = useLocale();
  return (
    <section className={styles.actions} aria-label={progressWords.actions[locale]}>
      {inquiryActions.map(({ id, key, button, isPossible, run }, index) => {
        if (!button || isPossible?.(context) === false) return undefined;
        const content = (
          <>
            {button(context.inquiry)[locale]} {key && <Key name={key} />}
          </>
        );
        const props = { "aria-keyshortcuts": key, onClick: () => run(context) };
        return index === 0 ? (
          <Button key={id} variant="outline" className={styles.reply} {...props}>
            {content}
          </Button>
        ) : (
          <button key={id} type="button" className={styles.action} {...props}>
            {content}
          </button>
        );
      })}
      <NeighbourLink to={neighbours.previous} label={actionWords.previous[locale]} shortcut="k" />
      <NeighbourLink to={neighbours.next} label={actionWords.next[locale]} shortcut="j" />
    </section>
  );
}

function NeighbourLink({ to, label, shortcut }: { to: string | undefined; label: string; shortcut: string }) {
  return (
    to && (
      <Link className={styles.action} to={to}>
        {label} <Key name={shortcut} />
      </Link>
    )
  );
}

/** The most used of them, where the others are far below. */
export function FrequentActions({ context }: Omit<ActionButtonsProps, "neighbours">) {
  const locale = useLocale();
  return (
    <div className={styles.bar} role="group" aria-label={progressWords.quickActions[locale]}>
      {inquiryActions.map(
        ({ id, button, isFrequent, run }) =>
          button &&
          isFrequent && (
            <button key={id} type="button" onClick={() => run(context)}>
              {button(context.inquiry)[locale]}
            </button>
          ),
      )}
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
