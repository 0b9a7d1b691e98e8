import type { ReactNode } from "react";
import { FormOutcome } from "./form-outcome.tsx";
import type { SectionName } from "./section-of.ts";
import type { VisitorPageContent } from "./visitor-inquiry.ts";
import styles from "./page-section.module.css";

interface PageSectionProps {
  content: VisitorPageContent;
  name: SectionName;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function PageSection({ content, name, title, className, children }: PageSectionProps) {
  return (
    <section
      className={[styles.section, className].filter(Boolean).join(" ")}
      id={name}
      aria-labelledby={`${name}-title`}
    >
      <h2 className={styles.title} id={`${name}-title`}>
        {title}
      </h2>
      <FormOutcome content={content} section={name} />
      {children}
    </section>
  );
}
