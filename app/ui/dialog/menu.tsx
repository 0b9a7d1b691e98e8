import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./menu.module.css";

export interface MenuProps {
  id?: string;
  /** The name of its button, where what the button shows does not say it. */
  label?: string | undefined;
  button: ReactNode;
  /** The button shows an arrow, where it shows no sign of its own. */
  hasArrow?: boolean;
  className?: string | undefined;
  /** As a function it is drawn only while it is open. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A button that opens a small box over the page. Escape, a press elsewhere and the focus elsewhere close it; and a press of a link
 * or a button in it, unless that sends a form or shows more of the menu.
 */
export function Menu({ id, label, button, hasArrow, className = "", children }: MenuProps) {
  const boxId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => document.getElementById(boxId)?.hidePopover();

  function closeByPress({ target }: MouseEvent) {
    const isLast =
      target instanceof Element && target.closest("a, button:not([type=submit], [aria-expanded])");
    if (isLast) close();
  }

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    // It leaves nothing else.
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  function closeByFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- of the buttons in it
    <div id={id} className={`${styles.menu} ${className}`} onKeyDown={closeByEscape} onBlur={closeByFocus}>
      <button
        type="button"
        className={hasArrow ? "opens" : undefined}
        popoverTarget={boxId}
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
      >
        {button}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- of the buttons in it */}
      <div
        id={boxId}
        popover="auto"
        className={styles.box}
        onClick={closeByPress}
        // What it shows is there before it opens, and until the focus has gone back.
        onBeforeToggle={({ newState }) => newState === "open" && flushSync(() => setOpen(true))}
        onToggle={({ newState }) => newState === "closed" && setOpen(false)}
      >
        {typeof children === "function" ? isOpen && children(close) : children}
      </div>
    </div>
  );
}
