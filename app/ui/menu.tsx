import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./menu.module.css";

export interface MenuProps {
  id?: string;
  /** The name of its button, where what the button shows does not say it. */
  label?: string | undefined;
  button: ReactNode;
  className?: string | undefined;
  onToggle?: (isOpen: boolean) => void;
  /** As a function it is drawn only while it is open, in a box of its own, and closes itself. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A button that opens a small box over the page. Escape, a press elsewhere and the focus elsewhere close it; and a press of a link or
 * a button in it, unless that sends a form.
 */
export function Menu({ id, label, button, className, onToggle, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const closesItself = typeof children === "function";

  useEffect(() => {
    if (!isOpen) return;
    const box = details.current;
    const close = () => setOpen(false);
    const listeners = new AbortController();
    const { signal } = listeners;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box?.contains(target)) close();
    };
    const closeByPress = ({ target }: Event) => {
      if (
        target instanceof Element &&
        box?.contains(target) &&
        target.closest("a, button:not([type=submit])")
      )
        close();
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // It leaves nothing else.
      event.preventDefault();
      event.stopPropagation();
      close();
      box?.querySelector("summary")?.focus();
    };
    for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, closeOutside, { signal });
    document.addEventListener("keydown", closeByEscape, { capture: true, signal });
    if (!closesItself) document.addEventListener("click", closeByPress, { signal });
    return () => listeners.abort();
  }, [isOpen, closesItself]);

  function handleToggle(isNowOpen: boolean) {
    setOpen(isNowOpen);
    onToggle?.(isNowOpen);
    // What had the focus in the box is gone.
    if (!isNowOpen && document.activeElement === document.body)
      details.current?.querySelector("summary")?.focus();
  }

  return (
    <details
      id={id}
      ref={details}
      open={isOpen}
      className={`${closesItself ? styles.box : styles.menu} ${className ?? ""}`}
      onToggle={({ currentTarget }) => handleToggle(currentTarget.open)}
    >
      <summary aria-label={label} title={closesItself ? label : undefined}>
        {button}
      </summary>
      {closesItself ? (
        isOpen && children(() => setOpen(false))
      ) : (
        <div className={styles.body}>{children}</div>
      )}
    </details>
  );
}
