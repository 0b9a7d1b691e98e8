import { type ReactNode, useEffect, useRef, useState } from "react";

export interface DisclosureProps {
  id?: string;
  className: string | undefined;
  /** Its button, and what it is called where that is a sign alone. */
  summary: ReactNode;
  label?: string;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small box over the page. Escape, a press elsewhere and the focus elsewhere close it. */
export function Disclosure({ id, className, summary, label, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const box = details.current;
    if (!isOpen || !box) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // It leaves the inquiry otherwise.
      event.stopPropagation();
      setOpen(false);
      box.querySelector("summary")?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.contains(target)) setOpen(false);
    };
    box.addEventListener("keydown", closeOnEscape, { signal });
    for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, closeOutside, { signal });
    return () => listeners.abort();
  }, [isOpen]);

  return (
    <details
      id={id}
      ref={details}
      open={isOpen}
      className={className}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        // What had the focus in the box is gone.
        if (!currentTarget.open && document.activeElement === document.body)
          currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary aria-label={label} title={label}>
        {summary}
      </summary>
      {isOpen && children(() => setOpen(false))}
    </details>
  );
}
