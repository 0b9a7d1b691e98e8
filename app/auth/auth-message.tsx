import type { ReactNode } from "react";
import { focusOnMount } from "../ui/focus-on-mount.ts";
import styles from "./auth-message.module.css";

/** It replaces the form, so it takes the focus. */
export function AuthMessage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.message} tabIndex={-1} ref={focusOnMount}>
      {children}
    </div>
  );
}
