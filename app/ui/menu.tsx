import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./menu.module.css";

export interface MenuProps {
  /** Its button's name, and what the button shows. */
  label: string;
  button: ReactNode;
  className?: string | undefined;
  /** A function draws them otherwise while they are not seen. */
  children: ReactNode | ((isOpen: boolean) => ReactNode);
}

/** What a button opens below itself. It closes by Escape, with a link or button in it, and when something else is pressed. */
export function Menu({ label, button, className, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => details.current?.removeAttribute("open");
    function handlePress({ target, type }: Event) {
      if (!(target instanceof Element) || target.closest("summary")) return;
      const isInside = details.current?.contains(target);
      if (!isInside || (type === "click" && target.closest("a, button"))) close();
    }
    function handleKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      // It leaves nothing else.
      event.preventDefault();
      event.stopPropagation();
      close();
      details.current?.querySelector("summary")?.focus();
    }
    document.addEventListener("pointerdown", handlePress);
    document.addEventListener("click", handlePress);
    document.addEventListener("keydown", handleKey, true);
    return () => {
      document.removeEventListener("pointerdown", handlePress);
      document.removeEventListener("click", handlePress);
      document.removeEventListener("keydown", handleKey, true);
    };
  }, [isOpen]);

  return (
    <details
      ref={details}
      className={className ? `${styles.menu} ${className}` : styles.menu}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-label={label}>{button}</summary>
      <div className={styles.body}>{typeof children === "function" ? children(isOpen) : children}</div>
    </details>
  );
}
