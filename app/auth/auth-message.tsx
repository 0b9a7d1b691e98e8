import type { ReactNode } from "react";
import { focusOnMount } from "../ui/focus-on-mount.ts";

/** It replaces the form, so it takes the focus. */
export function AuthMessage({ children }: { children: ReactNode }) {
  return (
    <div className="stack" tabIndex={-1} ref={focusOnMount}>
      {children}
    </div>
  );
}
