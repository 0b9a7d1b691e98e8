import type { ReactNode } from "react";

/** The frame the eight drawings share. They are decoration: what each shows, the words beside it say. */
export function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg className="sketch" viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
