import type { ReactNode } from "react";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import { ZoneOutcome } from "./zone-outcome.tsx";
import type { ZoneName } from "./zone-of.ts";
import styles from "./zone.module.css";

interface ZoneProps {
  content: VisitorPageContent;
  name: ZoneName;
  letter: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the drawing sheet, with its letter at the edge. */
export function Zone({ content, name, letter, title, className, children }: ZoneProps) {
  return (
    <section
      className={[styles.zone, className].filter(Boolean).join(" ")}
      id={name}
      aria-labelledby={`${name}-title`}
    >
      <ZoneLetter letter={letter} />
      <div className={styles.content}>
        <h2 className={styles.title} id={`${name}-title`}>
          {title}
        </h2>
        <ZoneOutcome content={content} zone={name} />
        {children}
      </div>
    </section>
  );
}

export function ZoneLetter({ letter }: { letter: string }) {
  return (
    <span className={`screen-only ${styles.letter}`} aria-hidden="true">
      {letter}
    </span>
  );
}
