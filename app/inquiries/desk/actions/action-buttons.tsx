import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Menu } from "../../../ui/dialog/menu.tsx";
import type { Neighbours } from "../inquiry/neighbours.ts";
import { progressWords } from "../progress/progress-words.ts";
import styles from "./action-buttons.module.css";
import { actionWords } from "./action-words.ts";
import { type ActionContext, runAction } from "./inquiry-action.ts";
import { inquiryActions } from "./inquiry-actions.ts";

export interface ActionButtonsProps {
  context: ActionContext;
  neighbours: Neighbours;
}

/** What can be done with an inquiry, each with its key: what is done most, and the rest behind a button. */
export function ActionButtons({ context, neighbours }: ActionButtonsProps) {
  const locale = useLocale();
  const { inquiry } = context;
  const dots = (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M2 8h4v4H2zM8 8h4v4H8zM14 8h4v4h-4z" />
    </svg>
  );
  return (
    <div className={`${styles.actions} screen-only`} role="group" aria-label={progressWords.actions[locale]}>
      {inquiryActions.map((action) => {
        const { id, key, frequent, isPossible } = action;
        return (
          frequent &&
          isPossible?.(context) !== false && (
            <button
              key={id}
              type="button"
              data-action={id}
              aria-keyshortcuts={key}
              onClick={() => runAction(action, context)}
            >
              {frequent([inquiry])[locale]} {key && <Key name={key} />}
            </button>
          )
        );
      })}
      <Menu className={styles.more} button={dots} label={actionWords.more[locale]}>
        {() => (
          <ul>
            {inquiryActions.map((action) => {
              const { id, key, button, frequent, isPossible } = action;
              const isInHead = frequent && id !== "spam" && id !== "take";
              if (!button || isInHead || isPossible?.(context) === false) return undefined;
              return (
                <li key={id} data-action={id}>
                  <button type="button" aria-keyshortcuts={key} onClick={() => runAction(action, context)}>
                    {button(inquiry)[locale]} {key && <Key name={key} />}
                  </button>
                </li>
              );
            })}
            {neighbours.previous && (
              <li>
                <Link to={neighbours.previous} aria-keyshortcuts="k">
                  {actionWords.previous[locale]} <Key name="k" />
                </Link>
              </li>
            )}
          </ul>
        )}
      </Menu>
      {neighbours.next ? (
        <Link
          className={`icon-button ${styles.next}`}
          to={neighbours.next}
          aria-keyshortcuts="j"
          aria-label={actionWords.next[locale]}
          title={actionWords.next[locale]}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M7 4l6 6-6 6" />
          </svg>
        </Link>
      ) : (
        // Its place stays empty: nothing else is to be pressed there instead.
        <span className={`icon-button ${styles.next}`} />
      )}
    </div>
  );
}

function Key({ name }: { name: string }) {
  return (
    <kbd className={`kbd ${styles.key}`} aria-hidden="true">
      {name}
    </kbd>
  );
}
