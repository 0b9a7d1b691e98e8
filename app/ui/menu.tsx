import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./menu.module.css";

export interface MenuProps {
  /** Its button's name, and what the button shows. */
  label: string;
  button: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** What a button opens below itself. It closes by Escape, with a link or button in it, and when something else is pressed. */
export function Menu({ label, button, className, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => details.current?.removeAttribute("open");
    function handlePress({ target }: Event) {
      if (target instanceof Node && !details.current?.contains(target)) close();
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
    document.addEventListener("keydown", handleKey, true);
    return () => {
      document.removeEventListener("pointerdown", handlePress);
      document.removeEventListener("keydown", handleKey, true);
    };
  }, [isOpen]);

  function closeAfter({ target, currentTarget }: MouseEvent) {
    const pressed = target instanceof Element && target.closest("a, button");
    if (pressed && currentTarget.contains(pressed)) details.current?.removeAttribute("open");
  }

  return (
    <details
      ref={details}
      className={className ? `${styles.menu} ${className}` : styles.menu}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-label={label}>{button}</summary>
      <div className={styles.body} onClick={closeAfter}>
        {children}
      </div>
    </details>
  );
}
