import type { ReactNode } from "react";
import { VisitorHeader } from "./visitor-header.tsx";
import styles from "./slip.module.css";

interface SlipProps {
  path: string;
  title: string;
  children: ReactNode;
  /** The cells of its title block. */
  cells: ReactNode;
}

/** A small page: a slip with its own title block. */
export function Slip({ path, title, children, cells }: SlipProps) {
  return (
    <>
      <VisitorHeader path={path} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.slip} id="new-link">
          <div className={styles.content}>
            <h1>{title}</h1>
            {children}
          </div>
          <dl className={styles.cells}>{cells}</dl>
        </div>
      </main>
    </>
  );
}

/** A cell that nothing is left for, struck through as on any title block. */
export function StruckCell({ label, said }: { label: string; said: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={styles.struck} aria-hidden="true" />
        <span className="sr-only">{said}</span>
      </dd>
    </div>
  );
}
