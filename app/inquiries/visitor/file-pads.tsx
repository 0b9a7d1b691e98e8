import type { ReactNode } from "react";
import { mostFiles } from "./file-limits.ts";
import styles from "./file-pads.module.css";

/** The pads of a part on a board, six at each side: the files there may be. `filled` of them are files. */
export function FilePads({ filled, children }: { filled: number; children: ReactNode }) {
  const half = mostFiles / 2;
  return (
    <>
      <Pads first={1} filled={filled} />
      {children}
      <Pads first={half + 1} filled={filled - half} />
    </>
  );
}

function Pads({ first, filled }: { first: number; filled: number }) {
  return (
    <span className={styles.pads} aria-hidden="true">
      {Array.from({ length: mostFiles / 2 }, (_, index) => (
        <span key={first + index} data-pad={index < filled ? "filled" : "empty"} />
      ))}
    </span>
  );
}
