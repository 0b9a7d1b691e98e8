import type { ReactNode } from "react";

/** It replaces the form, so it takes the focus. */
export function AuthMessage({ children }: { children: ReactNode }) {
  return (
    <div className="auth-message" tabIndex={-1} ref={focusOnMount}>
      {children}
    </div>
  );
}

function focusOnMount(message: HTMLElement | null) {
  message?.focus();
}
