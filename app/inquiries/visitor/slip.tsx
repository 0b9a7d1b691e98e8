import type { ReactNode } from "react";
import { VisitorHeader } from "./visitor-header.tsx";
import styles from "./slip.module.css";

interface SlipProps {
  path: string;
  title: string;
  children: ReactNode;
}

/** A small page that shows nothing of an inquiry. */
export function Slip({ path, title, children }: SlipProps) {
  return (
    <>
      <VisitorHeader path={path} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.slip} id="new-link">
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </>
  );
}
